"""The report in a real browser: opened as a file, without a network and without scripts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser


@pytest.mark.browser
@pytest.mark.parametrize(("width", "theme"), [(1440, "light"), (390, "dark")])
def test_report_opens_as_a_file_and_shows_its_plots(
    browser: Browser, report: Path, width: int, theme: Any
) -> None:
    with browser.new_context(
        viewport={"width": width, "height": 844}, color_scheme=theme, offline=True
    ) as context:
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto((report / "index.html").as_uri())
        assert page.title() == "Best 11: how fair is it? · Touchline lab"
        plots = page.locator("svg.plot")
        assert plots.count() >= 8
        for plot in plots.all():
            box = plot.bounding_box()
            assert box is not None
            assert box["height"] > 40
            assert box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
        page.locator("summary").first.click()
        assert page.locator("table").first.is_visible()
