"""The clubs that seats play for: one crest shape each, so that two seats never look alike."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from touchline.web.kit import crest


@dataclass(frozen=True)
class Club:
    """An invented club: name, kit in words, and what its crest is made of."""

    name: str
    kit: str
    colours: tuple[str, str]
    shape: str
    pattern: str


CLUBS: Final = (
    Club("Brackwater", "blue stripes, shield", ("#0067a5", "#ffffff"), "shield", "stripes"),
    Club("Saltmere", "orange hoops, disc", ("#c2500a", "#ffd9b8"), "disc", "hoops"),
    Club("Kestrel Vale", "green quarters, diamond", ("#00775a", "#c9efe3"), "diamond", "quarters"),
    Club("Quarry Hill", "gold chevron, hexagon", ("#e0a100", "#33291a"), "hex", "chevron"),
    Club("Peel Harbour", "plum sash, plate", ("#8b4a86", "#f3d9f0"), "plate", "sash"),
    Club("Fenmouth", "slate halves, pennant", ("#47555e", "#d7e0e5"), "pennant", "halves"),
)


def club(seat: int) -> Club:
    """The club of a seat, counted from 0."""
    return CLUBS[seat % len(CLUBS)]


@lru_cache(maxsize=1)
def seat_sprite() -> Markup:
    """The crests of all seats as shapes; a table's page holds it once, so that its log stays small."""
    symbol = Markup('<symbol id="seat-crest-{}" viewBox="0 0 48 56">{}</symbol>')
    shapes = [symbol.format(seat, seat_crest(seat)) for seat in range(len(CLUBS))]
    shapes.append(symbol.format("none", seat_crest(None)))
    return Markup('<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{}</defs></svg>').format(
        Markup().join(shapes)
    )


def seat_mark(seat: int | None) -> Markup:
    """A small crest beside a sentence that names the seat anyway; needs `seat_sprite` in the page."""
    return Markup(
        '<svg class="crest" viewBox="0 0 48 56" aria-hidden="true"><use href="#seat-crest-{}"/></svg>'
    ).format("none" if seat is None else seat % len(CLUBS))


@lru_cache(maxsize=64)
def seat_crest(seat: int | None, cls: str = "") -> Markup:
    """The crest of a seat; `None` is the deck, the bank or the referee."""
    if seat is None:
        return crest("#7c8a82", "#a9b6ae", "plate", "plain", "", "Table", cls)
    its = club(seat)
    return crest(*its.colours, its.shape, its.pattern, its.name[0], its.name, cls)
