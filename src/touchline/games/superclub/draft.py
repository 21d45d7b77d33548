"""The line-up as a person edits it: any slot, in any order, until it is sent (SC-134 to SC-150).

The rules take a line-up formation first, then slot by slot from the goal. A draft is the same choice laid
out on the pitch. `edit` moves players or proposes a line-up, `look` shows what it would be worth, `sequence`
turns it into the small decisions that the rules check again.
"""

from __future__ import annotations

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import DraftSlot, DraftView, OptionText
from touchline.engine.questions import refuse
from touchline.engine.views import Blocked, OptionView
from touchline.games.superclub import cards as c, state as s
from touchline.games.superclub.questions import QUESTIONS
from touchline.games.superclub.rules import RULES
from touchline.games.superclub.rules.auto_line_up import auto_best, reuse_last
from touchline.games.superclub.rules.available import (
    OUTFIELD,
    THIRD_AT,
    available,
    counts,
    is_open,
    outfielders,
)
from touchline.games.superclub.rules.strength import pairs, team_strength
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.text import halves, name, say, third_name

PLAYER = {c.THINGS[player]: player for player in range(c.PLAYERS)} | {"default_gk": s.KEEPER}
SHAPES = {c.THINGS[c.FORMATION + number]: number for number in range(len(c.FORMATIONS))}
MOST_BLOCKED = 2  # they would all read the same
NO_BOOST = -1


class Draft(msgspec.Struct, frozen=True):
    """The formation, who stands in which slot, the third of the boost, and the slot being edited."""

    cursor: int
    formation: int
    team: tuple[int, ...]
    boost: int


def has_boost(g: Superclub, seat: int) -> bool:
    """Whether a captain boost is placed in this match (SC-145)."""
    return g.contest == s.LEAGUE and g.place[seat] > 0 and not g.revealed


def begin(g: Superclub, seat: int) -> Draft:
    """The last line-up again, at first the automatic one."""
    return proposed(g, seat, c.MID if has_boost(g, seat) else NO_BOOST, bool(g.last[seat]))


def proposed(g: Superclub, seat: int, boost: int, again: bool) -> Draft:
    """A line-up that the rules propose."""
    world = g.clone()
    if again:
        reuse_last(world, seat)
    else:
        auto_best(world, seat)
    return Draft(s.GOAL, world.formation[seat], tuple(world.pitch[seat]), boost)


def current(g: Superclub, seat: int, draft: Draft | None) -> Draft:
    """The draft, if everybody in it may still play; else a new one."""
    if draft is None or len(draft.team) != s.PITCH_SLOTS:
        return begin(g, seat)
    able = available(g, seat)
    fits = all(man in (s.EMPTY, s.KEEPER) or man in able for man in draft.team)
    return draft if fits else begin(g, seat)


def edit(g: Superclub, seat: int, draft: Draft | None, op: str) -> Draft:
    """Do one thing: `formation:4-4-2`, `slot:3`, `put:MID-07`, `clear:3`, `boost:att`, `best:stars` …"""
    draft = current(g, seat, draft)
    verb, _, what = op.partition(":")
    number = int(what) - 1 if what.isdecimal() and len(what) < 3 else -1
    if verb == "formation" and what in SHAPES:
        return reshaped(draft, SHAPES[what])
    if verb == "slot" and 0 <= number < s.PITCH_SLOTS and is_open(draft.formation, number):
        return Draft(number, draft.formation, draft.team, draft.boost)
    if verb == "put" and what in PLAYER:
        return put(g, seat, draft, PLAYER[what], op)
    if verb == "clear" and 0 <= number < s.PITCH_SLOTS:
        return Draft(number, draft.formation, placed(draft.team, number, s.EMPTY), draft.boost)
    if verb == "clear" and what == "all":
        return Draft(s.GOAL, draft.formation, (s.EMPTY,) * s.PITCH_SLOTS, draft.boost)
    if verb == "boost" and what in c.THIRDS and draft.boost != NO_BOOST:
        return Draft(draft.cursor, draft.formation, draft.team, c.THIRDS.index(what))
    if verb == "best" and (what == "stars" or (what == "last" and g.last[seat])):
        return proposed(g, seat, draft.boost, what == "last")
    raise Refused(op[:60], "SC-134", say("draft-may"))


def put(g: Superclub, seat: int, draft: Draft, man: int, op: str) -> Draft:
    """Put him into the slot being edited; whoever stood there goes where he came from."""
    if man != s.KEEPER and man not in available(g, seat):
        raise Refused(op[:60], *QUESTIONS.reason(refuse("SC-144", "not-available")))
    if (draft.cursor == s.GOAL) != (man == s.KEEPER or c.POSITION[man] == c.GK):
        raise Refused(op[:60], *misplaced(draft.cursor))
    team = list(draft.team)
    if man in team:
        team[team.index(man)] = team[draft.cursor]
    team[draft.cursor] = man
    return Draft(draft.cursor, draft.formation, tuple(team), draft.boost)


def misplaced(slot: int) -> tuple[str, str]:
    """Why somebody may not stand there."""
    if slot == s.GOAL:
        return QUESTIONS.reason(refuse("SC-139", "goal"))
    return QUESTIONS.reason(refuse("SC-138", "goalkeeper"))


def placed(team: tuple[int, ...], at: int, man: int) -> tuple[int, ...]:
    """The team with this man there."""
    return (*team[:at], man, *team[at + 1 :])


def reshaped(draft: Draft, formation: int) -> Draft:
    """Another formation: whoever has no slot any more takes a free one."""
    team = list(draft.team)
    loose = [team[at] for at in range(s.PITCH_SLOTS) if team[at] != s.EMPTY and not is_open(formation, at)]
    for at in range(s.PITCH_SLOTS):
        if not is_open(formation, at):
            team[at] = s.EMPTY
        elif team[at] == s.EMPTY and at != s.GOAL and loose:
            team[at] = loose.pop(0)
    cursor = draft.cursor if is_open(formation, draft.cursor) else s.GOAL
    return Draft(cursor, formation, tuple(team), draft.boost)


def strengths(g: Superclub, seat: int, draft: Draft) -> list[int]:
    """What the draft counts by third, in half stars."""
    return [team_strength(g, seat, third, list(draft.team), draft.boost, True) for third in range(3)]


def worth(g: Superclub, man: int, slot: int) -> int:
    """What a man counts in a slot, in half stars."""
    if man == s.EMPTY:
        return 0
    return 2 * c.DEFAULT_STARS if man == s.KEEPER else counts(g, man, THIRD_AT[slot])


def unfinished(g: Superclub, seat: int, draft: Draft) -> str:
    """Why the draft cannot be sent, or nothing (SC-149, SC-150, SC-339)."""
    if draft.team[s.GOAL] == s.EMPTY:
        return say("draft-no-keeper")
    standing = sum(1 for man in draft.team[1:] if man != s.EMPTY)
    if standing < min(OUTFIELD, len(outfielders(g, seat))):
        return say("draft-unfilled", n=standing, most=OUTFIELD)
    for slot in range(2, s.PITCH_SLOTS):
        if (
            draft.team[slot] != s.EMPTY
            and draft.team[slot - 1] == s.EMPTY
            and THIRD_AT[slot] == THIRD_AT[slot - 1]
        ):
            return say("draft-gap")
    return ""


def look(g: Superclub, seat: int, draft: Draft | None) -> DraftView:
    """The draft as its owner sees it, with what it counts before it is sent."""
    draft = current(g, seat, draft)
    refused = unfinished(g, seat, draft)
    att, mid, defence = strengths(g, seat, draft)
    in_goal = draft.cursor == s.GOAL
    wrong = [p for p in available(g, seat) if (c.POSITION[p] == c.GK) != in_goal and p not in draft.team]
    return DraftView(
        cursor=draft.cursor,
        slots=[
            DraftSlot(
                things=[] if man == s.EMPTY else ["default_gk" if man == s.KEEPER else c.THINGS[man]],
                worth=worth(g, man, slot),
                need=int(is_open(draft.formation, slot)),
                enough=man != s.EMPTY or not is_open(draft.formation, slot),
            )
            for slot, man in enumerate(draft.team)
        ],
        options=options(g, seat, draft),
        blocked=[
            Blocked(f"put:{c.THINGS[p]}", say("draft-play", player=name(p)), *misplaced(draft.cursor))
            for p in wrong[:MOST_BLOCKED]
        ],
        left=[c.THINGS[player] for player in available(g, seat) if player not in draft.team],
        purse=g.cash[seat],
        refused=refused,
        rule="SC-339" if refused else "",
        figures={
            "attack": att,
            "midfield": mid,
            "defence": defence,
            "formation": draft.formation,
            "boost": draft.boost,
            "chemistry": sum(pairs(list(draft.team), third) for third in range(3)),
        },
    )


def option(edit: str, words: str, **facts: str) -> OptionView:
    """An edit of the pitch in words."""
    return OptionView(
        edit, OptionText(say(words, **facts), say.maybe(f"{words}.detail", **facts), place="pitch")
    )


def options(g: Superclub, seat: int, draft: Draft) -> list[OptionView]:
    """Proposals, formations, boosts, then everybody for the slot being edited."""
    found = [option("best:stars", "draft-best")]
    if g.last[seat]:
        found.append(option("best:last", "draft-last"))
    for shape, number in SHAPES.items():
        if number != draft.formation:
            found.append(option(f"formation:{shape}", "draft-formation", formation=shape))
    if draft.boost != NO_BOOST:
        for third, id in enumerate(c.THIRDS):
            if third != draft.boost:
                found.append(option(f"boost:{id}", "draft-captain", third=third_name(third)))
    men = [p for p in available(g, seat) if (c.POSITION[p] == c.GK) == (draft.cursor == s.GOAL)]
    if draft.cursor == s.GOAL:
        men.append(s.KEEPER)
    for man in men:
        if draft.team[draft.cursor] != man:
            id = "default_gk" if man == s.KEEPER else c.THINGS[man]
            value = f"+{halves(worth(g, man, draft.cursor))}"
            found.append(
                OptionView(f"put:{id}", OptionText(say("draft-play", player=name(man)), "", value, "squad"))
            )
    return found


def sequence(g: Superclub, seat: int, draft: Draft | None) -> list[str]:
    """The small decisions that make this line-up; those with one answer are left to the referee."""
    if g.open[seat] & 0xFF != s.LINE_UP:
        raise Refused(say("draft-send"), "SC-148", say("draft-begin-again"))
    draft = current(g, seat, draft)
    refused = unfinished(g, seat, draft)
    if refused:
        raise Refused(say("draft-send"), "SC-339", refused)
    world = g.clone()
    plays: list[str] = []
    question = s.LINE_UP
    while question in (s.LINE_UP, s.FILL, s.BOOST_THIRD, s.READY):
        thing = c.FORMATION + draft.formation
        if question == s.FILL:
            man = draft.team[world.open[seat] >> 10 & 15]
            thing = c.CLOSE_THIRD if man == s.EMPTY else c.DEFAULT_GK if man == s.KEEPER else man
        elif question == s.BOOST_THIRD:
            thing = c.THIRD + draft.boost
        elif question == s.READY:
            thing = c.CONFIRM
        plays.append(f"{QUESTIONS.names[question]}:{c.THINGS[thing]}")
        if question == s.READY:
            break
        RULES.apply(world, seat, question | thing << 8)
        question = world.open[seat] & 0xFF
    return plays
