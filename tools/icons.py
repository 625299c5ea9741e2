"""Draw the icons of the installed page from the one that tabs have: `python tools/icons.py` writes `web/public/icons`.

Systems cut a maskable icon to a shape of their own: its ground goes to the edges, and what is drawn on it stays in the middle.
"""

import re
from pathlib import Path

import browser
from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web/public"
FOLDER = PUBLIC / "icons"
SIZES = (192, 512)
TOUCH = 180
"""What a phone of Apple's asks for; it rounds the corners itself."""
GROUND = re.compile(r'<rect width="32" height="32" rx="7" fill="(#\w+)" />')
ROOM = 0.2
"""Of the whole, on both sides together: the circle in the middle, 80 % wide, is always shown."""


def maskable(svg: str) -> str:
    """The same on a ground without corners, smaller."""
    edge = 32 * ROOM / 2 / (1 - ROOM)
    whole = 32 + 2 * edge
    ground = f'<rect x="{-edge}" y="{-edge}" width="{whole}" height="{whole}" fill="\\1" />'
    return GROUND.sub(ground, svg).replace('viewBox="0 0 32 32"', f'viewBox="{-edge} {-edge} {whole} {whole}"')


def draw(page: Page, svg: str, size: int, file: str) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ display: block; width: {size}px; height: {size}px }}</style>{svg}"
    )
    page.screenshot(path=FOLDER / file, omit_background=True)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    drawn = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as p:
        opened = p.chromium.launch(executable_path=browser.find(), args=["--no-sandbox", "--disable-gpu"])
        page = opened.new_page()
        for size in SIZES:
            draw(page, drawn, size, f"{size}.png")
            draw(page, maskable(drawn), size, f"maskable-{size}.png")
        draw(page, maskable(drawn), TOUCH, "touch.png")
        opened.close()


if __name__ == "__main__":
    main()
