"""Draw the pictures that a shared link shows: each game's cover and name, as the page draws them.

`python tools/previews.py http://127.0.0.1:8000` asks a server that runs, and writes `web/public/previews`.
"""

import sys
from pathlib import Path

import browser
from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).parents[1] / "web/public/previews"
SIZE = {"width": 1200, "height": 630}
DRAW = """
([card, name]) => {
    const cover = card?.querySelector('svg').cloneNode(true);
    const logo = document.querySelector('header svg').cloneNode(true);
    const sheet = document.createElement('div');
    sheet.style.cssText = 'position: fixed; inset: 0; z-index: 99; display: grid; background: #f9f6f0; color: #231d17;'
        + (cover ? 'grid-template-rows: 430px 1fr' : 'place-items: center');
    if (cover) sheet.append(cover);
    const words = document.createElement('div');
    words.style.cssText = 'display: flex; align-items: center; gap: 28px; padding: 0 56px';
    logo.style.cssText = 'width: 84px; height: 84px';
    const title = document.createElement('div');
    title.style.cssText = 'font: 600 84px/1 var(--font-title); letter-spacing: -0.01em';
    title.textContent = name;
    words.append(logo, title);
    sheet.append(words);
    document.body.append(sheet);
}
"""


def draw(page: Page, file: str, name: str, card: int | None) -> None:
    page.reload()
    page.locator(".game").first.wait_for()
    found = None if card is None else page.locator(".game").nth(card).element_handle()
    page.evaluate(DRAW, [found, name])
    page.screenshot(path=FOLDER / f"{file}.png", animations="disabled")


def main(address: str) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as p:
        opened = p.chromium.launch(executable_path=browser.find(), args=["--no-sandbox", "--disable-gpu"])
        page = opened.new_page(base_url=address, viewport=SIZE, color_scheme="light", locale="en-GB")
        page.goto("/")
        page.locator(".game").first.wait_for()
        games = page.locator(".game input").evaluate_all("inputs => inputs.map((input) => input.value)")
        titles = page.locator(".game .title").all_inner_texts()
        for card, (game, title) in enumerate(zip(games, titles, strict=True)):
            draw(page, game, title, card)
        draw(page, "trivet", "Trivet", None)
        opened.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
