"""Plots are well-formed SVG with words for those who do not see them, and put numbers where they belong."""

from __future__ import annotations

import math
from xml.etree import ElementTree

import pytest

from touchline.lab import plots

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str) -> ElementTree.Element:
    """The plot as XML, with its title and description checked."""
    root = ElementTree.fromstring(svg)
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    assert "nan" not in svg
    assert "inf" not in svg.replace("info", "")
    return root


def of_class(root: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    """All shapes with this class."""
    return [each for each in root.iter() if name in (each.get("class") or "").split()]


def test_histogram_has_a_bar_for_each_bin_and_the_highest_is_highest() -> None:
    root = drawn(plots.histogram("Rounds <of> a game", [(0, 5, 1), (5, 10, 4), (10, 15, 2)], "rounds"))
    heights = [float(bar.get("height", "")) for bar in of_class(root, "bar")]
    assert heights[1] == max(heights)
    assert heights[1] == pytest.approx(4 * heights[0], rel=0.01)
    assert root.findtext(f"{SVG}title") == "Rounds <of> a game"
    assert "most often 5 to 10" in (root.findtext(f"{SVG}desc") or "")


def test_histogram_of_one_value() -> None:
    assert len(of_class(drawn(plots.histogram("Weeks", [(6, 7, 12)], "weeks")), "bar")) == 1


def test_dots_lie_in_order_within_their_intervals() -> None:
    rows = [("Low & slow", -0.2, -0.3, -0.1), ("High", 0.25, 0.2, 0.3)]
    root = drawn(plots.dots("Lift", rows, marks=["down", "up"]))
    first, second = of_class(root, "dot")
    assert float(first.get("cx", "")) < float(second.get("cx", ""))
    for dot, line in zip(of_class(root, "dot"), of_class(root, "interval"), strict=True):
        assert float(line.get("x1", "")) < float(dot.get("cx", "")) < float(line.get("x2", ""))
    assert "down" in (first.get("class") or "")
    assert "−20.0" in "".join(root.itertext())


def test_dots_without_a_finite_interval_stay_in_the_picture() -> None:
    root = drawn(plots.dots("Few deals", [("Seat 0", 0.1, -math.inf, math.inf)]))
    (line,) = of_class(root, "interval")
    assert 0 <= float(line.get("x1", "")) <= float(line.get("x2", "")) <= plots.WIDTH


def test_line_rises_where_the_shares_do() -> None:
    root = drawn(plots.line("Ladder", [("a", 0.2, 0.1, 0.3), ("b", 0.9, 0.8, 1.0)], 0.5, "bots"))
    low, high = (float(dot.get("cy", "")) for dot in of_class(root, "dot"))
    assert high < low
    assert len(of_class(root, "band")) == 1


def test_line_of_one_point_shows_its_interval() -> None:
    root = drawn(plots.line("Ladder", [("a", 0.6, 0.3, 0.9)], 0.5, "bots"))
    (line,), (dot,) = of_class(root, "interval"), of_class(root, "dot")
    assert float(line.get("y2", "")) < float(dot.get("cy", "")) < float(line.get("y1", ""))


def test_bars_below_zero_go_to_the_left() -> None:
    root = drawn(plots.bars("Points", [("Press", (-2.0, 1.0))], ("winners", "others")))
    left, right = of_class(root, "bar")[:2]
    assert float(left.get("x", "")) < float(right.get("x", ""))


def test_ticks_are_round() -> None:
    assert plots.ticks(0, 1, 4) == pytest.approx([0, 0.5, 1])
    assert plots.ticks(-0.13, 0.21, 4) == pytest.approx([-0.1, 0, 0.1, 0.2])
