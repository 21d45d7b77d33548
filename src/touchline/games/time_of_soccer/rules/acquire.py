"""What happens when a club gets a tile (TS-073 to TS-095)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, refuse, said
from touchline.games.time_of_soccer import cards as c
from touchline.games.time_of_soccer.state import DISMISS, PLACE_TILE, TimeOfSoccer
from touchline.games.time_of_soccer.text import facts, name

MOST_MANAGERS: Final = 3  # TS-077


def acquire(g: TimeOfSoccer, seat: int, space: int, cost: int) -> None:
    """Pay the bank and take the tile; its space stays empty until the market movement (TS-094, TS-095)."""
    tile = g.market[space]
    g.cash[seat] -= cost
    g.market[space] = -1
    g.old &= ~(1 << space)
    if g.events is not None:
        g.tell("acquired", "TS-094", [seat, tile, cost])
    kind = c.KIND[tile]
    if kind == c.PLAYER:
        sign(g, seat, tile)
    elif kind == c.MANAGER:
        hire(g, seat, tile)
    elif kind == c.SCOUT:
        replaced(g, seat, g.scout[seat])
        g.scout[seat] = tile
    elif kind == c.SECRETARY:
        replaced(g, seat, g.secretary[seat])
        g.secretary[seat] = tile
    elif kind == c.COMMUNITY:
        replaced(g, seat, g.community[seat])
        g.community[seat] = tile
    elif kind == c.ADVERTISING:  # TS-088, TS-318
        give_back(g, seat, space, g.advertising[seat])
        g.advertising[seat] = tile
    elif kind == c.TV:
        give_back(g, seat, space, g.tv[seat])
        g.tv[seat] = tile
    elif kind == c.FRIENDLY:
        g.friendly[seat] = tile
    else:
        g.press[seat].append(tile)


def sign(g: TimeOfSoccer, seat: int, tile: int) -> None:
    """A football player joins at once, on the field or on the bench (TS-074, TS-075)."""
    g.squad[seat].append(tile)
    g.ask(seat, PLACE_TILE, tile)


def replaced(g: TimeOfSoccer, seat: int, tile: int) -> None:
    """The one who had that place leaves the game (TS-085, TS-339)."""
    g.gone.append(tile)
    if g.events is not None:
        g.tell("replaced", "TS-085", [seat, tile])


def give_back(g: TimeOfSoccer, seat: int, space: int, contract: int) -> None:
    """A contract of the same kind goes to the new one's space, with a white cube (TS-088, TS-089, TS-340)."""
    if contract < 0:
        return
    g.market[space] = contract  # free for all, turned by its own gap colour (TS-090)
    g.old |= 1 << space
    if g.events is not None:
        g.tell("contract_returned", "TS-089", [seat, contract, space])


# dismiss: a fourth manager takes the place of one of the three (TS-077 to TS-084)


def hire(g: TimeOfSoccer, seat: int, tile: int) -> None:
    """He takes a secondary place (TS-076, TS-338); with three there, one of them must go (TS-078)."""
    g.managers[seat].append(tile)
    if len(g.managers[seat]) > MOST_MANAGERS:
        g.ask(seat, DISMISS, tile)


def legal_dismiss(g: TimeOfSoccer, seat: int, new: int) -> list[int]:
    """The three whom the club already had; nobody is dismissed otherwise (TS-079, TS-081)."""
    return [DISMISS | tile << 8 for tile in g.managers[seat] if tile != new]


def answer_dismiss(g: TimeOfSoccer, seat: int, new: int, option: int) -> None:
    """He leaves the game and brings no money (TS-080)."""
    tile = option >> 8
    g.managers[seat].remove(tile)
    g.gone.append(tile)
    if g.events is not None:
        g.tell("dismissed", "TS-083" if is_starting_manager(tile) else "TS-080", [seat, tile])
    if g.principal[seat] == tile:
        g.principal[seat] = new  # TS-084


def is_starting_manager(tile: int) -> bool:
    """Whether a club began with this manager; he owns the reroll (TS-083, TS-316)."""
    return c.STARTING_MANAGER <= tile < c.STARTING_MANAGER + 4


def cheapest_manager(g: TimeOfSoccer, seat: int, new: int) -> int:
    """The cheapest, and the starting manager last, because of his reroll (TS-322)."""
    return min(
        legal_dismiss(g, seat, new),
        key=lambda option: (is_starting_manager(option >> 8), c.PRICE[option >> 8], option),
    )


DISMISS_QUESTION: Final = Question(
    DISMISS,
    "dismiss",
    "TS-079",
    legal_dismiss,
    answer_dismiss,
    asks=lambda g, seat, new: said(rule="TS-078"),
    says=lambda g, seat, tile: said(tile=name(tile), facts=facts(tile)) if tile < c.TILES else None,
    place="managers",
    refuses=lambda g, seat, new, option: refuse("TS-079", "just-hired") if option >> 8 == new else None,
    tempting=lambda g, seat, new: [DISMISS | new << 8],
    caretaker=cheapest_manager,
)
