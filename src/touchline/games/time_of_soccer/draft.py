"""The line-up as a person edits it: any position, in any order, until it is sent (TS-151, TS-327).

The rules take a line-up manager first, then position by position. A draft is the same choice laid out on the
pitch. `edit` moves tiles or proposes the best eleven, `look` shows what it would be worth, `sequence` turns
it into the small decisions that the rules check again.
"""

from __future__ import annotations

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import DraftSlot, DraftView, OptionText
from touchline.engine.views import Blocked, OptionView
from touchline.games.time_of_soccer.cards import ALLOWED, EDIT, EMPTY, KEEP, POSITIONS, THINGS, TILES
from touchline.games.time_of_soccer.questions import QUESTIONS
from touchline.games.time_of_soccer.rules import RULES, levels
from touchline.games.time_of_soccer.rules.lineup import FOR_MATCH, FOR_POINTS, best_line_up
from touchline.games.time_of_soccer.rules.prospect import change_of_levels
from touchline.games.time_of_soccer.state import ALIGN, ALIGN_POSITION, ALIGN_PRINCIPAL, TimeOfSoccer
from touchline.games.time_of_soccer.text import name, position_name, say

TILE = {name: tile for tile, name in enumerate(THINGS[:TILES])}
GOALS = {"match": FOR_MATCH, "points": FOR_POINTS}
MOST_BLOCKED = 2  # they would all read the same


class Draft(msgspec.Struct, frozen=True):
    """The principal manager, who stands where, and the position being edited."""

    cursor: int
    principal: int
    team: tuple[int, ...]


def begin(g: TimeOfSoccer, seat: int) -> Draft:
    """The line-up as it stands."""
    return Draft(0, g.principal[seat], tuple(levels.eleven(g, seat)))


def current(g: TimeOfSoccer, seat: int, draft: Draft | None) -> Draft:
    """The draft, if it still fits the club; else a new one."""
    if draft is None or draft.principal not in g.managers[seat] or len(draft.team) != POSITIONS:
        return begin(g, seat)
    fits = all(tile < 0 or tile in g.squad[seat] for tile in draft.team)
    return draft if fits else begin(g, seat)


def edit(g: TimeOfSoccer, seat: int, draft: Draft | None, op: str) -> Draft:
    """Do one thing: `slot:3`, `put:F101`, `clear:3` or `all`, `principal:M101`, `best:match` or `points`."""
    draft = current(g, seat, draft)
    verb, _, what = op.partition(":")
    number = int(what) - 1 if what.isdecimal() and len(what) < 3 else -1
    if verb == "slot" and 0 <= number < POSITIONS:
        return Draft(number, draft.principal, draft.team)
    if verb == "put" and TILE.get(what, -1) in g.squad[seat]:
        return put(draft, TILE[what])
    if verb == "clear" and 0 <= number < POSITIONS:
        return Draft(number, draft.principal, placed(draft.team, number, -1))
    if verb == "clear" and what == "all":
        return Draft(0, draft.principal, (-1,) * POSITIONS)
    if verb == "principal" and TILE.get(what, -1) in g.managers[seat]:
        return Draft(draft.cursor, TILE[what], draft.team)
    if verb == "best" and what in GOALS:
        best = best_line_up(g.squad[seat], g.managers[seat], GOALS[what])
        return Draft(draft.cursor, best[0], tuple(best[1:]))
    raise Refused(op[:60], "TS-151", say("draft-may"))


def put(draft: Draft, tile: int) -> Draft:
    """Put him on the position being edited, wherever he stood before."""
    if not ALLOWED[tile] >> draft.cursor & 1:
        raise Refused(f"put:{THINGS[tile]}", "TS-150", not_marked(draft.cursor))
    return Draft(draft.cursor, draft.principal, placed(draft.team, draft.cursor, tile))


def not_marked(at: int) -> str:
    """Why somebody may not stand there."""
    return say("refuse-not-marked", position=position_name(at))


def placed(team: tuple[int, ...], at: int, tile: int) -> tuple[int, ...]:
    """The team with this tile there and nowhere else."""
    return tuple(
        tile if here == at else -1 if here_tile == tile else here_tile for here, here_tile in enumerate(team)
    )


def look(g: TimeOfSoccer, seat: int, draft: Draft | None) -> DraftView:
    """The draft as its owner sees it, with values and levels before it is sent."""
    draft = current(g, seat, draft)
    values = levels.player_values(list(draft.team), draft.principal, g.managers[seat])
    attack, defence = levels.team_values(list(draft.team), draft.principal, g.managers[seat])
    return DraftView(
        cursor=draft.cursor,
        slots=[
            DraftSlot([THINGS[tile]] if tile >= 0 else [], value, 0, True)
            for tile, value in zip(draft.team, values, strict=True)
        ],
        options=options(g, seat, draft),
        blocked=[
            Blocked(
                f"put:{THINGS[tile]}", say("draft-play", tile=name(tile)), "TS-150", not_marked(draft.cursor)
            )
            for tile in [tile for tile in g.squad[seat] if not ALLOWED[tile] >> draft.cursor & 1][
                :MOST_BLOCKED
            ]
        ],
        left=[THINGS[tile] for tile in g.squad[seat] if tile not in draft.team],
        purse=g.cash[seat],
        refused="",
        rule="",
        figures={
            "attack": attack,
            "defence": defence,
            "attack_level": levels.level(attack),
            "defence_level": levels.level(defence),
            "principal": g.managers[seat].index(draft.principal),
        },
    )


def options(g: TimeOfSoccer, seat: int, draft: Draft) -> list[OptionView]:
    """The best elevens, then what may be done with the position being edited, with the levels of each."""
    found = []
    for goal, weighs in GOALS.items():
        best = best_line_up(g.squad[seat], g.managers[seat], weighs)
        if g.squad[seat] and best != [draft.principal, *draft.team]:
            label = say(f"draft-best-{goal}")
            found.append(outcome(g, seat, f"best:{goal}", label, tuple(best[1:]), best[0], "pitch"))
    for tile in g.squad[seat]:
        if ALLOWED[tile] >> draft.cursor & 1 and draft.team[draft.cursor] != tile:
            team = placed(draft.team, draft.cursor, tile)
            label = say("align_position-option", tile=name(tile), position=position_name(draft.cursor))
            found.append(outcome(g, seat, f"put:{THINGS[tile]}", label, team, draft.principal, "pitch"))
    for manager in g.managers[seat]:
        if manager != draft.principal:
            label = say("align_principal-option", tile=name(manager))
            found.append(
                outcome(g, seat, f"principal:{THINGS[manager]}", label, draft.team, manager, "managers")
            )
    return found


def outcome(
    g: TimeOfSoccer, seat: int, op: str, label: str, team: tuple[int, ...], principal: int, place: str
) -> OptionView:
    """An edit with the values that it leads to."""
    detail, effect = change_of_levels(g, seat, list(team), principal)
    return OptionView(op, OptionText(label, detail, effect, place))


def sequence(g: TimeOfSoccer, seat: int, draft: Draft | None) -> list[str]:
    """The small decisions that make this line-up; those with one answer are left to the referee."""
    if g.open[seat] & 0xFF != ALIGN:
        raise Refused(say("draft-send"), "TS-152", say("draft-one-by-one"))
    draft = current(g, seat, draft)
    if draft.principal == g.principal[seat] and list(draft.team) == levels.eleven(g, seat):
        return [codec_text(ALIGN, KEEP)]
    world = g.clone()
    plays: list[str] = []
    question = ALIGN
    while question in (ALIGN, ALIGN_PRINCIPAL, ALIGN_POSITION) and (question != ALIGN or not plays):
        thing = EDIT
        if question == ALIGN_PRINCIPAL:
            thing = draft.principal
        elif question == ALIGN_POSITION:
            tile = draft.team[world.open[seat] >> 8]
            thing = tile if tile >= 0 else EMPTY
        plays.append(codec_text(question, thing))
        RULES.apply(world, seat, question | thing << 8)
        question = world.open[seat] & 0xFF
    return plays


def codec_text(question: int, thing: int) -> str:
    """The stable text of a small decision."""
    return f"{QUESTIONS.verb_names[question]}:{THINGS[thing]}"
