"""What cards do, in words, which no rule reads (EL-156): effects part by part, and cards in a line.

The words of a part are the message `do-PRIMITIVE`; effects.py says what its numbers mean.
"""

from __future__ import annotations

from touchline.engine.speech import Fact, listed
from touchline.games.eleven import effects as e
from touchline.games.eleven.cards import (
    ACTION,
    BONUS,
    DIRECTOR,
    FACTS,
    FEATURE,
    FEATURE_N,
    GK,
    LINE,
    LINES,
    OBJECTIVE,
    PART_DECLINABLE,
    PART_DO,
    PART_N,
    PART_X,
    PART_Y,
    PART_Z,
    PAYS,
    PAYS_N,
    PLAYER_TASK,
    PLAYER_ZONES,
    PROFESSION,
    RESULTS,
    SIDE_CODE,
    SIDE_EFFECT,
    SIDE_GLOVES,
    SIDE_NUMBER,
    SIDE_PAYS,
    SIDE_PAYS_N,
    SIDE_STRENGTH,
    STAFF,
    TACTIC,
    THINGS,
    ZONE_NAMES,
)
from touchline.games.eleven.text import (
    markers,
    printed,
    say,
    section_name,
    signed,
    stat_name,
    task_name,
)

# Effects


def lasting(what: int, n: int) -> str:
    """What lasts, for a Week or as a FEATURE."""
    if e.LASTS_PLAIN_LW <= what <= e.LASTS_PLAIN_CF:
        return say("lasts-plain", section=section_name(what - e.LASTS_PLAIN_LW), n=n)
    return say(f"lasts-{e.LASTING[what]}", n=n)


def consequence(result: int, face: int) -> str:
    """An entry of the Match consequences table."""
    what, _, count = FACTS["consequences"][RESULTS[result]][face - 1].partition(" ")
    entry = printed("consequences", what)
    return say("consequence-entry", entry=entry, n=int(count)) if count else entry


def effect_words(row: int) -> str:
    """An effect in a few words. What stands behind a gate is part of its words."""
    found = []
    while PART_DO[row] != e.DO_END:
        found.append(part_words(row))
        if PART_DO[row] in (e.DO_MAY_PAY, e.DO_NEED):
            break
        row += 1
    return listed(found, "unit")


def part_words(row: int) -> str:
    """A part of an effect in a few words."""
    do, n = PART_DO[row], PART_N[row]
    words = say(f"do-{e.PRIMITIVES[do]}", n=n, **part_facts(row))
    declinable = PART_DECLINABLE[row] and n != e.FREE and do != e.DO_WEEK
    return say("do-declinable", part=words) if declinable else words


def part_facts(row: int) -> dict[str, Fact]:
    """What the words of a part need, besides its number N."""
    do, n, x = PART_DO[row], PART_N[row], PART_X[row]
    if do in (e.DO_GAIN, e.DO_LOSE):
        return {"markers": markers(n, x)}
    if do in (e.DO_GAIN_PER, e.DO_LOSE_PER):
        return {"markers": markers(n, x), "per": say(f"per-{e.COUNTERS[PART_Y[row]]}")}
    if do == e.DO_MAY_PAY:
        return {"markers": markers(n, x), "rest": effect_words(row + 1)}
    if do == e.DO_NEED:
        need = e.NEEDS[x]
        return {"need": need, "rest": effect_words(row + 1), "other": effect_words(n)}
    if do in (e.DO_STAT, e.DO_STAT_TWO):
        return {"stat": stat_name(x), "steps": signed(n)}
    if do == e.DO_TRAIN:
        return {"who": say(f"fit-{e.FILTERS[x]}")}
    if e.DO_STR_TEMP <= do <= e.DO_SUSP:
        return {"who": say(f"on-{e.TARGETS[x]}")}
    if do in (e.DO_HIRE_PLAYER, e.DO_HIRE_STAFF, e.DO_SPONSOR):
        return {"low": PART_Z[row] & 15, "high": PART_Z[row] >> 4}
    if do == e.DO_SEARCH:
        return {"profession": printed("professions", e.PROFESSIONS[x])}
    if do == e.DO_VETERANS:
        return {"kept": n - x}
    if do == e.DO_BUILD:
        return {"kind": e.BUILDS[x]}
    if do == e.DO_REFRESH:
        return {"row": printed("rows", e.ROWS[x])}
    if do == e.DO_PEEK:
        any_one = x == e.SECTION_CHOICE
        return {"which": "any" if any_one else "one", "section": "" if any_one else section_name(x)}
    if do in (e.DO_BOOST, e.DO_WEAKEN):
        return {"whom": e.WHOM[x]}
    return {"lasting": lasting(x, n)} if do == e.DO_WEEK else {}


# Cards


def player_line(side: int) -> str:
    """A side of a Player card without its effect: number, line, Zones, task, Strength."""
    card = side // 2
    facts: dict[str, Fact] = {"number": SIDE_NUMBER[side], "strength": SIDE_STRENGTH[side]}
    line = printed("lines", LINES[LINE[card]])
    if LINE[card] == GK:
        return say("keeper-line", line=line, gloves=SIDE_GLOVES[side], **facts)
    zones = " ".join(ZONE_NAMES[zone] for zone in PLAYER_ZONES[card])
    return say("player-line", line=line, zones=zones, task=task_name(PLAYER_TASK[card]), **facts)


def player_facts(side: int) -> str:
    """A side of a Player card in a line."""
    line, effect = player_line(side), player_effect(side)
    return say("player-facts", line=line, effect=effect) if effect else line


def player_effect(side: int) -> str:
    """The effect on a side of a Player card, without a full stop."""
    if not SIDE_EFFECT[side]:
        return ""
    code = f"PE{SIDE_CODE[side]:02}"
    gained = PART_X[SIDE_EFFECT[side] + 1] if "X" in FACTS["player_effects"][code]["effect"] else 0
    words = printed("player_effects", code).removesuffix(".")
    pays = markers(SIDE_PAYS_N[side], SIDE_PAYS[side])
    return words.format(cost=pays, x=say(f"marker-{e.RESOURCES[gained]}"))


def card_facts(card: int) -> str:
    """What a Staff, Director, Sponsor, Tactic or Objective card does."""
    if card >= OBJECTIVE:
        return say(
            "objective-facts",
            goal=printed("objectives", THINGS[card], "goal"),
            perfect=printed("objectives", THINGS[card], "perfect"),
        )
    if card >= TACTIC:
        return printed("tactics", THINGS[card], "text")
    return say("staff-facts", profession=profession(card), does=does(card)) if is_staff(card) else does(card)


def is_staff(card: int) -> bool:
    """Whether a card is a Staff card."""
    return STAFF <= card < DIRECTOR


def profession(card: int) -> str:
    """The profession of a Staff card."""
    return printed("professions", e.PROFESSIONS[PROFESSION[card]])


def does(card: int) -> str:
    """The BONUS, ACTION and FEATURE of a card."""
    found = []
    if BONUS[card]:
        found.append(say("card-bonus", effect=effect_words(BONUS[card])))
    if ACTION[card]:
        pays = markers(PAYS_N[card], PAYS[card])
        found.append(say("card-action", n=PAYS_N[card], pays=pays, effect=effect_words(ACTION[card])))
    if FEATURE[card]:
        found.append(say("card-feature", lasting=lasting(FEATURE[card], FEATURE_N[card])))
    return ". ".join(found)
