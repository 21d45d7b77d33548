"""Placing football players: when they join, before each own match, before scoring (TS-149 to TS-155, TS-188).

The line-up is edited in place, position by position. What stands on an earlier position was placed in this
edit; a football player who still stands on a later one may be moved, so nobody is ever in two places and
every position can always be left empty.
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, refuse, said
from touchline.engine.speech import capital
from touchline.games.time_of_soccer import cards as c, state as s
from touchline.games.time_of_soccer.cards import ALLOWED
from touchline.games.time_of_soccer.rules.levels import club_values, eleven
from touchline.games.time_of_soccer.rules.prospect import change_of_levels, levels
from touchline.games.time_of_soccer.state import TimeOfSoccer
from touchline.games.time_of_soccer.text import facts, name, position_name, team_name

# place_tile: a football player who joins takes a position or the bench (TS-015, TS-074, TS-152)


def legal_place_tile(g: TimeOfSoccer, seat: int, tile: int) -> list[int]:
    """Each position marked on the tile, or the bench (TS-150)."""
    options = [s.PLACE_TILE | (c.POSITION + at) << 8 for at in c.PLACES[tile]]
    options.append(s.PLACE_TILE | c.BENCH << 8)
    return options


def answer_place_tile(g: TimeOfSoccer, seat: int, tile: int, option: int) -> None:
    """Whoever stood there goes to the bench (TS-149)."""
    at = -1
    if option >> 8 != c.BENCH:
        at = (option >> 8) - c.POSITION
        g.line_up[11 * seat + at] = tile
    if g.events is not None:
        g.tell("placed", "TS-074", [seat, tile, at])


def says_place_tile(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """A position, what he would be worth there and who would make room; or the bench."""
    tile = g.open[seat] >> 8
    if thing == c.BENCH:
        return said("bench", place="bench", tile=name(tile))
    at = thing - c.POSITION
    team = eleven(g, seat)
    out = team[at]
    team[at] = tile
    worth, change = change_of_levels(g, seat, team, g.principal[seat])
    if out < 0:
        return said(position=position_name(at), levels=worth, change=change)
    return said("replacing", position=position_name(at), levels=worth, change=change, out=name(out))


def refuses_place_tile(g: TimeOfSoccer, seat: int, tile: int, option: int) -> Said | None:
    """A position that is not his."""
    at = (option >> 8) - c.POSITION
    return refuse("TS-150", "not-marked", position=position_name(at)) if 0 <= at < c.POSITIONS else None


def tempting_place_tile(g: TimeOfSoccer, seat: int, tile: int) -> list[int]:
    """The first empty positions."""
    empty = [at for at in range(c.POSITIONS) if g.line_up[11 * seat + at] < 0]
    return [s.PLACE_TILE | (c.POSITION + at) << 8 for at in empty[:3]]


def first_empty(g: TimeOfSoccer, seat: int, tile: int) -> int:
    """The first empty position that the tile allows, else the bench (TS-322)."""
    for at in c.PLACES[tile]:
        if g.line_up[11 * seat + at] < 0:
            return s.PLACE_TILE | (c.POSITION + at) << 8
    return s.PLACE_TILE | c.BENCH << 8


PLACE_TILE_QUESTION: Final = Question(
    s.PLACE_TILE,
    "place_tile",
    "TS-150",
    legal_place_tile,
    answer_place_tile,
    asks=lambda g, seat, tile: said(rule="TS-074", tile=name(tile), facts=facts(tile)),
    says=says_place_tile,
    place="pitch",
    refuses=refuses_place_tile,
    tempting=tempting_place_tile,
    caretaker=first_empty,
)


# align: keep the line-up, or edit principal manager and positions (TS-151, TS-155, TS-188)


def alignment(g: TimeOfSoccer, side: int) -> None:
    """Steps 2 and 3 of a match, the away club first (TS-193, TS-194)."""
    seat = g.seat_of[g.teams[side]]
    if seat >= 0:
        g.ask(seat, s.ALIGN)


def last_line_ups(g: TimeOfSoccer, turn: int) -> None:
    """Once more before scoring, in turn order (TS-234)."""
    if turn < g.seats:
        g.push(s.LAST_LINE_UPS, turn + 1)
        g.ask((g.lead + turn) % g.seats, s.ALIGN)


def answer_align(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """An edit begins with the principal manager."""
    if option >> 8 == c.EDIT:
        g.ask(seat, s.ALIGN_PRINCIPAL)


def before_match(g: TimeOfSoccer) -> bool:
    """Whether a match is about to be played, not the points counted."""
    return len(g.teams) > 0 and any(entry & 0xFF == s.RESULT for entry in g.agenda)


def asks_align(g: TimeOfSoccer, seat: int, arg: int) -> Said:
    """Before a match, at home knowing the rival's levels, or before scoring."""
    if not before_match(g):
        return said("last", "TS-234")
    side = g.teams.index(g.club[seat])
    rival = team_name(g.teams[1 - side])
    if side:
        return said("away", rival=rival)
    return said("home", rival=rival, attack=g.attack_levels[1], defence=g.defence_levels[1])


def says_align(g: TimeOfSoccer, seat: int, thing: int) -> Said:
    """Keep or edit."""
    attack, defence = club_values(g, seat)
    return said(levels=capital(levels(attack, defence))) if thing == c.KEEP else said("edit")


ALIGN_QUESTION: Final = Question(
    s.ALIGN,
    "align",
    "TS-188",
    (c.KEEP, c.EDIT),
    answer_align,
    asks=asks_align,
    says=says_align,
    place="pitch",
    caretaker=c.KEEP,
    unheard=True,  # a line-up is told of as a whole
)


def legal_align_principal(g: TimeOfSoccer, seat: int, arg: int) -> list[int]:
    """Any manager of the club."""
    return [s.ALIGN_PRINCIPAL | tile << 8 for tile in g.managers[seat]]


def answer_align_principal(g: TimeOfSoccer, seat: int, arg: int, option: int) -> None:
    """His formation counts from now on (TS-159); then come the positions, from the goalkeeper on."""
    g.principal[seat] = option >> 8
    g.ask(seat, s.ALIGN_POSITION, 0)


def says_align_principal(g: TimeOfSoccer, seat: int, tile: int) -> Said | None:
    """Whose formation counts."""
    if tile >= c.TILES:
        return None
    change = change_of_levels(g, seat, eleven(g, seat), tile)[1]
    return said(tile=name(tile), facts=facts(tile), change=change)


def refuses_align_principal(g: TimeOfSoccer, seat: int, arg: int, option: int) -> Said | None:
    """Somebody else's manager."""
    return refuse("TS-155", "not-your-manager") if option >> 8 < c.TILES else None


ALIGN_PRINCIPAL_QUESTION: Final = Question(
    s.ALIGN_PRINCIPAL,
    "align_principal",
    "TS-155",
    legal_align_principal,
    answer_align_principal,
    says=says_align_principal,
    place="managers",
    refuses=refuses_align_principal,
    caretaker=lambda g, seat, arg: s.ALIGN_PRINCIPAL | g.principal[seat] << 8,
    unheard=True,
)


def legal_align_position(g: TimeOfSoccer, seat: int, at: int) -> list[int]:
    """Each football player allowed there and not yet placed in this edit, or nobody (TS-149, TS-150)."""
    placed = g.line_up[11 * seat : 11 * seat + at]
    options: list[int] = []
    for tile in g.squad[seat]:
        if ALLOWED[tile] >> at & 1 and tile not in placed:
            options.append(s.ALIGN_POSITION | tile << 8)
    options.append(s.ALIGN_POSITION | c.EMPTY << 8)
    return options


def answer_align_position(g: TimeOfSoccer, seat: int, at: int, option: int) -> None:
    """He comes from the bench or from a later position; on to the next position."""
    tile = option >> 8
    first = 11 * seat
    if tile == c.EMPTY:
        g.line_up[first + at] = -1
    elif g.line_up[first + at] != tile:
        for other in range(first + at + 1, first + c.POSITIONS):
            if g.line_up[other] == tile:
                g.line_up[other] = -1
        g.line_up[first + at] = tile
    if at + 1 < c.POSITIONS:
        g.ask(seat, s.ALIGN_POSITION, at + 1)
    elif g.events is not None:
        g.tell("aligned", "TS-152", [seat, g.principal[seat], *g.line_up[first : first + c.POSITIONS]])


def asks_align_position(g: TimeOfSoccer, seat: int, at: int) -> Said:
    """The next position."""
    attack, defence = club_values(g, seat)
    return said(position=position_name(at), levels=capital(levels(attack, defence)))


def says_align_position(g: TimeOfSoccer, seat: int, tile: int) -> Said:
    """Who stands there."""
    at = g.open[seat] >> 8
    if tile == c.EMPTY:
        return said("empty", position=position_name(at))
    team = [-1 if other == tile else other for other in eleven(g, seat)]
    team[at] = tile
    worth, change = change_of_levels(g, seat, team, g.principal[seat])
    return said(tile=name(tile), position=position_name(at), levels=worth, change=change)


def refuses_align_position(g: TimeOfSoccer, seat: int, at: int, option: int) -> Said | None:
    """Who cannot stand there."""
    tile = option >> 8
    if tile >= c.TILES:
        return None
    if tile not in g.squad[seat]:
        return refuse("TS-150", "not-your-player")
    if not ALLOWED[tile] >> at & 1:
        return refuse("TS-150", "not-marked", position=position_name(at))
    return refuse("TS-149", "placed-already")


def same_player(g: TimeOfSoccer, seat: int, at: int) -> int:
    """Whoever stands there stays, or nobody."""
    stays = s.ALIGN_POSITION | g.line_up[11 * seat + at] << 8
    return stays if stays in legal_align_position(g, seat, at) else s.ALIGN_POSITION | c.EMPTY << 8


ALIGN_POSITION_QUESTION: Final = Question(
    s.ALIGN_POSITION,
    "align_position",
    "TS-150",
    legal_align_position,
    answer_align_position,
    asks=asks_align_position,
    says=says_align_position,
    place="pitch",
    refuses=refuses_align_position,
    tempting=lambda g, seat, at: [s.ALIGN_POSITION | tile << 8 for tile in g.squad[seat]],
    caretaker=same_player,
    unheard=True,
)
