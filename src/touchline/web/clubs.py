"""The clubs that seats play for: one crest shape each, so that two seats never look alike."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from touchline.web.kit import crest

Badge = tuple[str, str, str, str, str, str]  # what kit.crest draws: two colours, shape, pattern, charge, name


@dataclass(frozen=True)
class Club:
    """An invented club: its name, and what its crest is made of."""

    name: str
    colours: tuple[str, str]
    shape: str
    pattern: str


CLUBS: Final = (
    Club("Brackwater", ("#0067a5", "#ffffff"), "shield", "stripes"),
    Club("Saltmere", ("#c2500a", "#ffd9b8"), "disc", "hoops"),
    Club("Kestrel Vale", ("#00775a", "#c9efe3"), "diamond", "quarters"),
    Club("Quarry Hill", ("#e0a100", "#33291a"), "hex", "chevron"),
    Club("Peel Harbour", ("#8b4a86", "#f3d9f0"), "plate", "sash"),
    Club("Fenmouth", ("#47555e", "#d7e0e5"), "pennant", "halves"),
)


def club(seat: int) -> Club:
    """The club of a seat, counted from 0."""
    return CLUBS[seat % len(CLUBS)]


@lru_cache(maxsize=64)
def seat_sprite(worn: tuple[Badge | None, ...] = (), teams: tuple[tuple[str, Badge], ...] = ()) -> Markup:
    """The crests of all seats as shapes; a table's page holds it once, so that its log stays small.

    `worn` are the crests of seats that play for a club of the game, `teams` those of other teams by name.
    """
    symbol = Markup('<symbol id="{}" viewBox="0 0 48 56">{}</symbol>')
    shapes = [symbol.format(f"seat-crest-{seat}", worn_crest(worn, seat)) for seat in range(len(CLUBS))]
    shapes.append(symbol.format("seat-crest-none", seat_crest(None)))
    shapes += [symbol.format(f"team-crest-{name}", crest(*badge)) for name, badge in teams]
    return Markup(
        '<svg class="sprite" id="crests" data-live width="0" height="0" aria-hidden="true">'
        "<defs>{}</defs></svg>"
    ).format(Markup().join(shapes))


@lru_cache(maxsize=64)
def seat_mark(seat: int | None) -> Markup:
    """A small crest beside a sentence that names the seat anyway; needs `seat_sprite` in the page."""
    return Markup(
        '<svg class="crest" viewBox="0 0 48 56" aria-hidden="true"><use href="#seat-crest-{}"/></svg>'
    ).format("none" if seat is None else seat % len(CLUBS))


@lru_cache(maxsize=256)
def team_mark(name: str) -> Markup:
    """A small crest beside the name of a team; needs the team in the page's `seat_sprite`."""
    return Markup(
        '<svg class="crest" viewBox="0 0 48 56" aria-hidden="true"><use href="#team-crest-{}"/></svg>'
    ).format(name)


def worn_crest(worn: tuple[Badge | None, ...], seat: int | None, cls: str = "") -> Markup:
    """The crest of a seat, where seats may play for a club of the game."""
    badge = worn[seat] if seat is not None and seat < len(worn) else None
    return crest(*badge, cls) if badge else seat_crest(seat, cls)


@lru_cache(maxsize=64)
def seat_crest(seat: int | None, cls: str = "") -> Markup:
    """The crest of a seat; `None` is the deck, the bank or the referee."""
    if seat is None:
        return crest("#7c8a82", "#a9b6ae", "plate", "plain", "", "Table", cls)
    its = club(seat)
    return crest(*its.colours, its.shape, its.pattern, its.name[0], its.name, cls)
