"""What cards do, in words, which no rule reads (EL-156): effects part by part, and cards in a line.

The words of a part are the message `do-PRIMITIVE`; effects.py says what its numbers mean.
"""

from __future__ import annotations

from touchline.engine.speech import Fact, listed
from touchline.games.eleven import cards as c, effects as e, text

# Effects


def lasting(what: int, n: int) -> str:
    """What lasts, for a Week or as a FEATURE."""
    if e.LASTS_PLAIN_LW <= what <= e.LASTS_PLAIN_CF:
        return text.say("lasts-plain", section=text.section_name(what - e.LASTS_PLAIN_LW), n=n)
    return text.say(f"lasts-{e.LASTING[what]}", n=n)


def consequence(result: int, face: int) -> str:
    """An entry of the Match consequences table."""
    what, _, count = c.FACTS["consequences"][c.RESULTS[result]][face - 1].partition(" ")
    entry = text.printed("consequences", what)
    return text.say("consequence-entry", entry=entry, n=int(count)) if count else entry


def effect_words(row: int) -> str:
    """An effect in a few words. What stands behind a gate is part of its words."""
    found = []
    while c.PART_DO[row] != e.DO_END:
        found.append(part_words(row))
        if c.PART_DO[row] in (e.DO_MAY_PAY, e.DO_NEED):
            break
        row += 1
    return listed(found, "unit")


def part_words(row: int) -> str:
    """A part of an effect in a few words."""
    do, n = c.PART_DO[row], c.PART_N[row]
    words = text.say(f"do-{e.PRIMITIVES[do]}", n=n, **part_facts(row))
    declinable = c.PART_DECLINABLE[row] and n != e.FREE and do != e.DO_WEEK
    return text.say("do-declinable", part=words) if declinable else words


def part_facts(row: int) -> dict[str, Fact]:
    """What the words of a part need, besides its number N."""
    do, n, x = c.PART_DO[row], c.PART_N[row], c.PART_X[row]
    if do in (e.DO_GAIN, e.DO_LOSE):
        return {"markers": text.markers(n, x)}
    if do in (e.DO_GAIN_PER, e.DO_LOSE_PER):
        return {"markers": text.markers(n, x), "per": text.say(f"per-{e.COUNTERS[c.PART_Y[row]]}")}
    if do == e.DO_MAY_PAY:
        return {"markers": text.markers(n, x), "rest": effect_words(row + 1)}
    if do == e.DO_NEED:
        need = e.NEEDS[x]
        return {"need": need, "rest": effect_words(row + 1), "other": effect_words(n)}
    if do in (e.DO_STAT, e.DO_STAT_TWO):
        return {"stat": text.stat_name(x), "steps": text.signed(n)}
    if do == e.DO_TRAIN:
        return {"who": text.say(f"fit-{e.FILTERS[x]}")}
    if e.DO_STR_TEMP <= do <= e.DO_SUSP:
        return {"who": text.say(f"on-{e.TARGETS[x]}")}
    if do in (e.DO_HIRE_PLAYER, e.DO_HIRE_STAFF, e.DO_SPONSOR):
        return {"low": c.PART_Z[row] & 15, "high": c.PART_Z[row] >> 4}
    if do == e.DO_SEARCH:
        return {"profession": text.printed("professions", e.PROFESSIONS[x])}
    if do == e.DO_VETERANS:
        return {"kept": n - x}
    if do == e.DO_BUILD:
        return {"kind": e.BUILDS[x]}
    if do == e.DO_REFRESH:
        return {"row": text.printed("rows", e.ROWS[x])}
    if do == e.DO_PEEK:
        any_one = x == e.SECTION_CHOICE
        return {"which": "any" if any_one else "one", "section": "" if any_one else text.section_name(x)}
    if do in (e.DO_BOOST, e.DO_WEAKEN):
        return {"whom": e.WHOM[x]}
    return {"lasting": lasting(x, n)} if do == e.DO_WEEK else {}


# Cards


def player_line(side: int) -> str:
    """A side of a Player card without its effect: number, line, Zones, task, Strength."""
    card = side // 2
    facts: dict[str, Fact] = {"number": c.SIDE_NUMBER[side], "strength": c.SIDE_STRENGTH[side]}
    line = text.printed("lines", c.LINES[c.LINE[card]])
    if c.LINE[card] == c.GK:
        return text.say("keeper-line", line=line, gloves=c.SIDE_GLOVES[side], **facts)
    zones = " ".join(c.ZONE_NAMES[zone] for zone in c.PLAYER_ZONES[card])
    return text.say("player-line", line=line, zones=zones, task=text.task_name(c.PLAYER_TASK[card]), **facts)


def player_facts(side: int) -> str:
    """A side of a Player card in a line."""
    line, effect = player_line(side), player_effect(side)
    return text.say("player-facts", line=line, effect=effect) if effect else line


def player_effect(side: int) -> str:
    """The effect on a side of a Player card, without a full stop."""
    if not c.SIDE_EFFECT[side]:
        return ""
    code = f"PE{c.SIDE_CODE[side]:02}"
    gained = c.PART_X[c.SIDE_EFFECT[side] + 1] if "X" in c.FACTS["player_effects"][code]["effect"] else 0
    words = text.printed("player_effects", code).removesuffix(".")
    pays = text.markers(c.SIDE_PAYS_N[side], c.SIDE_PAYS[side])
    return words.format(cost=pays, x=text.say(f"marker-{e.RESOURCES[gained]}"))


def card_facts(card: int) -> str:
    """What a Staff, Director, Sponsor, Tactic or Objective card does."""
    if card >= c.OBJECTIVE:
        return text.say(
            "objective-facts",
            goal=text.printed("objectives", c.THINGS[card], "goal"),
            perfect=text.printed("objectives", c.THINGS[card], "perfect"),
        )
    if card >= c.TACTIC:
        return text.printed("tactics", c.THINGS[card], "text")
    return (
        text.say("staff-facts", profession=profession(card), does=does(card))
        if is_staff(card)
        else does(card)
    )


def is_staff(card: int) -> bool:
    """Whether a card is a Staff card."""
    return c.STAFF <= card < c.DIRECTOR


def profession(card: int) -> str:
    """The profession of a Staff card."""
    return text.printed("professions", e.PROFESSIONS[c.PROFESSION[card]])


def does(card: int) -> str:
    """The BONUS, ACTION and FEATURE of a card."""
    found = []
    if c.BONUS[card]:
        found.append(text.say("card-bonus", effect=effect_words(c.BONUS[card])))
    if c.ACTION[card]:
        pays = text.markers(c.PAYS_N[card], c.PAYS[card])
        found.append(
            text.say("card-action", n=c.PAYS_N[card], pays=pays, effect=effect_words(c.ACTION[card]))
        )
    if c.FEATURE[card]:
        found.append(text.say("card-feature", lasting=lasting(c.FEATURE[card], c.FEATURE_N[card])))
    return ". ".join(found)
