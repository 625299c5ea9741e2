"""The lab on the page: a report, a number changed in the form, both compared, a job stopped."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from ..server.people import Start
from .visitor import Visitor

PATIENCE = 90_000


def test_a_designer_reads_a_report_changes_a_number_and_compares(
    chrome: Browser, start: Start, visitor: Visitor, tmp_path: Path
) -> None:
    link = visitor.page.get_by_role("link", name="Lab", exact=True)
    expect(visitor.page.get_by_role("link", name="My page")).to_be_visible()
    expect(link).to_have_count(0)
    designer = Visitor(chrome, start(lab=True, niceness=0), viewport={"width": 360, "height": 640})
    page, newest = designer.page, designer.page.get_by_role("article").first
    page.set_default_timeout(PATIENCE)
    page.get_by_role("link", name="Lab", exact=True).click()
    page.get_by_label("Bots at all seats").select_option("random")
    page.get_by_label("Games, at most").fill("4")

    page.get_by_role("button", name="Make a report").click()
    expect(newest).to_have_attribute("data-state", "done", timeout=PATIENCE)
    expect(newest.get_by_text("Turn order")).to_be_visible()
    with page.expect_popup() as opened:
        newest.get_by_role("link", name="Open the report").click()
    report = opened.value
    problems: list[str] = []
    report.on("console", lambda said: problems.append(said.text))
    report.reload()
    expect(report.get_by_role("heading", name="Gobi", exact=False).first).to_be_visible()
    assert report.evaluate("getComputedStyle(document.querySelector('main')).maxWidth") != "none"
    with report.expect_download() as saved:
        report.locator("a[download]").first.click()
    assert saved.value.suggested_filename.startswith("gobi-") and not problems
    with designer.context.expect_page() as shown:
        report.get_by_role("link", name=re.compile("^Game")).first.click()
    expect(shown.value).to_have_url(re.compile(rf"{designer.served.host}/table/[^/]+/replay"), timeout=PATIENCE)
    shown.value.close()
    report.close()

    page.get_by_role("searchbox").fill("tea points")
    points = page.locator("[data-number='gift.Tea.points']")
    points.get_by_role("spinbutton").fill("2.5")
    points.get_by_role("spinbutton").press("Tab")
    expect(points.get_by_text(re.compile("line .*Expected `int`"))).to_be_visible()
    compare = page.get_by_role("button", name="Compare with the original")
    expect(compare).to_be_disabled()
    points.get_by_role("spinbutton").fill("5")
    points.get_by_role("spinbutton").press("Tab")
    expect(points.get_by_text("was 2")).to_be_visible()
    expect(compare).to_be_enabled()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the data file").click()
    assert kept.value.suggested_filename == "gobi.toml"
    assert "points = 5" in kept.value.path().read_text()
    compare.click()
    expect(newest.get_by_text("changed and original")).to_be_visible()
    expect(newest).to_have_attribute("data-state", "done", timeout=PATIENCE)
    expect(newest.get_by_text("Tea · Points: 2 → 5")).to_be_visible()
    expect(newest.get_by_text("Not all is decided after 4 games on each side")).to_be_visible()
    expect(newest.get_by_role("row", name=re.compile("Points"))).to_be_visible()

    mine = tmp_path / "mine.toml"
    mine.write_text(kept.value.path().read_text().replace("points = 5", "points = five"))
    load = page.get_by_label("Load a data file")
    load.set_input_files(mine)
    expect(page.get_by_role("alert").filter(has_text="is not TOML")).to_be_visible()
    assert "422" in designer.errors.pop()
    mine.write_text(kept.value.path().read_text())
    load.set_input_files(mine)
    expect(page.get_by_role("heading", name="The numbers of mine.toml")).to_be_visible()
    expect(points.get_by_role("spinbutton")).to_have_value("5")
    expect(points.get_by_text("was 2")).to_have_count(0)
    page.get_by_role("button", name="Compare with the game’s own").click()
    expect(newest.get_by_text("mine.toml, compared with the game’s own file")).to_be_visible()
    expect(newest).to_have_attribute("data-state", "done", timeout=PATIENCE)
    page.reload()
    expect(page.get_by_role("button", name="Make a report on mine.toml", exact=True)).to_be_visible()
    back = page.get_by_role("button", name="Back to the game’s own file")
    back.click()
    back.click()
    page.get_by_role("searchbox").fill("tea points")
    points.get_by_role("spinbutton").fill("5")
    points.get_by_role("spinbutton").press("Tab")
    page.reload()
    expect(page.get_by_role("button", name="Make a report, with my changes")).to_be_visible()
    assert not designer.scrolls_sideways() and not designer.small_targets() and not designer.violations()
    page.get_by_label("Games, at most").fill("20000")
    page.get_by_role("button", name="Make a report, with my changes").click()
    newest.get_by_role("button", name="Stop").click()
    expect(newest).to_have_attribute("data-state", "stopped")
    delete = newest.get_by_role("button", name="Delete")
    delete.click()
    delete.click()
    expect(page.get_by_role("article")).to_have_count(3)
    designer.leave()
