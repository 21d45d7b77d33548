"""Plots as SVG, drawn with a few lines: histogram, bars, dots with intervals, a line with its band.

Colours are the variables of the page, so a plot follows its light or dark theme. Each plot is a picture with
a title and a description for those who do not see it; the numbers themselves stand in a table beside it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

WIDTH = 420
HEIGHT = 190
LEFT, RIGHT, TOP, BOTTOM = 46, 14, 12, 34
ROW = 22
BAR = 13
LABEL = 150  # width of the names beside bars and dots
VALUE = 56  # width of the numbers behind them
LONGEST = 22  # characters of a name

Dot = tuple[str, float, float, float]  # name, value, interval


def histogram(title: str, bins: Sequence[tuple[float, float, int]], unit: str) -> str:
    """How often a number falls into each bin."""
    most = max(count for _, _, count in bins)
    total = sum(count for _, _, count in bins)
    wide = (WIDTH - LEFT - RIGHT) / len(bins)
    tall = HEIGHT - TOP - BOTTOM
    parts = [_grid(0, most / total, lambda share: TOP + tall * (1 - share * total / most), percent)]
    for at, (_, _, count) in enumerate(bins):
        height = tall * count / most
        x = LEFT + at * wide
        parts.append(_rect(x + 0.75, TOP + tall - height, max(1.0, wide - 1.5), height, "bar"))
    one_each = bins[0][1] - bins[0][0] == 1
    every = math.ceil(len(bins) / 7)
    for at in range(0, len(bins), every):
        x = LEFT + at * wide + (wide / 2 if one_each else 0)
        parts.append(_text(x, HEIGHT - 18, number(bins[at][0]), "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 4, unit, "middle", "unit"))
    top = max(bins, key=lambda each: each[2])
    most_often = number(top[0]) if one_each else f"{number(top[0])} to {number(top[1])}"
    told = f"From {number(bins[0][0])} to {number(bins[-1][1])} {unit}; most often {most_often}."
    return _svg(title, told, HEIGHT, parts)


def bars(title: str, rows: Sequence[tuple[str, Sequence[float]]], series: Sequence[str]) -> str:
    """For each name a bar of each series, to compare them."""
    values = [value for _, each in rows for value in each]
    low, high = min(0.0, *values), max(0.0, *values)
    step = BAR * len(series) + 11
    height = TOP + step * len(rows) + 24

    def at(value: float) -> float:
        return LABEL + (WIDTH - LABEL - VALUE) * (value - low) / ((high - low) or 1)

    parts = [_line(at(0), TOP, at(0), height - 24, "axis")]
    for row, (name, each) in enumerate(rows):
        y = TOP + step * row
        parts.append(_name(name, y + step / 2))
        for which, value in enumerate(each):
            x, end = sorted((at(0), at(value)))
            parts.append(_rect(x, y + 4 + BAR * which, max(1.0, end - x), BAR - 2, f"bar s{which}"))
            parts.append(_text(max(end, at(0)) + 4, y + 13 + BAR * which, number(value), "start", "value"))
    x = float(LABEL)
    for which, name in enumerate(series):
        parts.append(_rect(x, height - 14, 9, 9, f"bar s{which}"))
        parts.append(_text(x + 13, height - 6, name, "start"))
        x += 26 + 6.2 * len(name)
    said = (f"{name}: " + ", ".join(map(number, each)) for name, each in rows)
    return _svg(title, f"{' and '.join(series)}. {'; '.join(said)}.", height, parts)


def dots(title: str, rows: Sequence[Dot], middle: float = 0.0, marks: Sequence[str] = ()) -> str:
    """Shares with their intervals, one below the other; the dashed line is where equals would be."""
    ends = [end for _, value, low, high in rows for end in (value, low, high) if math.isfinite(end)]
    least, most = min(middle, *ends), max(middle, *ends)
    room = (most - least or 0.1) * 0.04
    least, most = least - room, most + room
    height = TOP + ROW * len(rows) + 26

    def at(value: float) -> float:
        return LABEL + (WIDTH - LABEL - VALUE) * (min(max(value, least), most) - least) / (most - least)

    parts = []
    for tick in ticks(least, most, 4):
        parts.append(_line(at(tick), TOP, at(tick), height - 24, "grid"))
        parts.append(_text(at(tick), height - 10, signed(tick) if middle == 0 else percent(tick), "middle"))
    parts.append(_line(at(middle), TOP, at(middle), height - 24, "fair"))
    for row, (name, value, low, high) in enumerate(rows):
        y = TOP + ROW * (row + 0.5)
        side = marks[row] if marks else ""
        parts.append(_name(name, y))
        parts.append(_line(at(low), y, at(high), y, f"interval {side}"))
        parts.append(f'<circle class="dot {side}" cx="{at(value):.1f}" cy="{y:.1f}" r="4"/>')
        told = signed(value) if middle == 0 else percent(value)
        parts.append(_text(WIDTH - 2, y + 4, told, "end", "value"))
    said = "; ".join(
        f"{name} {percent(value)} ({percent(low)} to {percent(high)})" for name, value, low, high in rows
    )
    return _svg(title, f"With 95 % intervals: {said}.", height, parts)


def line(title: str, rows: Sequence[Dot], middle: float, unit: str) -> str:
    """A share that changes from left to right, with its interval as a band."""
    tall = HEIGHT - TOP - BOTTOM
    most = min(1.0, max(high for _, _, _, high in rows) * 1.05)
    wide = (WIDTH - LEFT - RIGHT) / max(1, len(rows))

    def x(at: int) -> float:
        return LEFT + wide * (at + 0.5)

    def y(share: float) -> float:
        return TOP + tall * (1 - max(0.0, min(share, most)) / most)

    parts = [_grid(0, most, y, percent)]
    upper = [f"{x(at):.1f},{y(high):.1f}" for at, (_, _, _, high) in enumerate(rows)]
    lower = [f"{x(at):.1f},{y(low):.1f}" for at, (_, _, low, _) in enumerate(rows)]
    parts.append(f'<polygon class="band" points="{" ".join([*upper, *reversed(lower)])}"/>')
    parts.append(_line(LEFT, y(middle), WIDTH - RIGHT, y(middle), "fair"))
    path = " ".join(f"{x(at):.1f},{y(value):.1f}" for at, (_, value, _, _) in enumerate(rows))
    parts.append(f'<polyline class="line" points="{path}"/>')
    for at, (name, value, low, high) in enumerate(rows):
        if len(rows) == 1:  # a band needs two
            parts.append(_line(x(at), y(low), x(at), y(high), "interval"))
        parts.append(f'<circle class="dot" cx="{x(at):.1f}" cy="{y(value):.1f}" r="3.5"/>')
        parts.append(_text(x(at), HEIGHT - 18, name, "middle"))
    parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 4, unit, "middle", "unit"))
    said = "; ".join(f"{name}: {percent(value)}" for name, value, _, _ in rows)
    return _svg(title, f"{said}.", HEIGHT, parts)


# Numbers as they are written


def number(value: float) -> str:
    """A number without needless digits."""
    return f"{value:,.0f}" if value == int(value) or abs(value) >= 100 else f"{value:.1f}"


def percent(share: float) -> str:
    """A share in percent."""
    if not math.isfinite(share):
        return "?"
    return f"{100 * share:.1f} %".replace("-", "−")


def signed(share: float) -> str:
    """A difference of shares, in percentage points."""
    if not math.isfinite(share):
        return "?"
    return f"{100 * share:+.1f}".replace("-", "−") if abs(share) >= 0.0005 else "0.0"


def ticks(low: float, high: float, wanted: int) -> list[float]:
    """Round numbers between two ends, about as many as wanted."""
    raw = (high - low) / wanted
    power = 10 ** math.floor(math.log10(raw)) if raw > 0 else 1.0
    step = next(size * power for size in (1, 2, 5, 10) if size * power >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [at * step for at in range(first, math.floor(high / step + 1e-9) + 1)]


# Pieces of SVG


def _svg(title: str, told: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg class="plot" role="img" viewBox="0 0 {WIDTH} {height:.0f}" xmlns="http://www.w3.org/2000/svg">'
        f"<title>{escape(title)}</title><desc>{escape(told)}</desc>{''.join(parts)}</svg>"
    )


def _grid(low: float, high: float, y: Callable[[float], float], words: Callable[[float], str]) -> str:
    """Lines across with their numbers on the left."""
    parts = []
    for tick in ticks(low, high, 4):
        parts.append(_line(LEFT, y(tick), WIDTH - RIGHT, y(tick), "grid"))
        parts.append(_text(LEFT - 6, y(tick) + 4, words(tick).replace(".0 %", " %"), "end"))
    return "".join(parts)


def _rect(x: float, y: float, width: float, height: float, style: str) -> str:
    return f'<rect class="{style}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line class="{style}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, anchor: str, style: str = "") -> str:
    return f'<text class="{style}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _name(name: str, y: float) -> str:
    short = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    return _text(LABEL - 8, y + 4, short, "end")
