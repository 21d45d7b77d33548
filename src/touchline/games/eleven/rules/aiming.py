"""The question for the targets of an effect: `effect_target`, or `bm_target` in a Board Meeting (EL-011,
EL-378, EL-379).

Parts that take several targets ask again for the rest. What a part may be aimed at is in targets.py.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from touchline.engine.questions import Question, Said, said
from touchline.engine.speech import capital
from touchline.games.eleven import cards as c, effects as e, opponents, state as s, text
from touchline.games.eleven.card_text import part_words
from touchline.games.eleven.rules.club import FOOTBALLERS
from touchline.games.eleven.rules.lane import FIRST, LEFT, MAY_DECLINE, ROW, go_on, push_next
from touchline.games.eleven.rules.market import price, sale_price
from touchline.games.eleven.rules.saying import facts, refuses_trained, says_training
from touchline.games.eleven.rules.stadium import CONTRACT_VERBS, build_cost, contracts, sign
from touchline.games.eleven.rules.targets import UP_TO, strike_target, things
from touchline.games.eleven.rules.veterans import sort_veterans
from touchline.games.eleven.state import Eleven


def aim(g: Eleven, seat: int, arg: int) -> None:
    """Ask for the next target, if one is left and there is any (EL-378)."""
    if c.PART_DO[arg & ROW] == e.DO_VETERANS:
        sort_veterans(g, seat, arg)
    elif arg >> LEFT & 31 and things(g, seat, arg):
        if c.PART_DO[arg & ROW] == e.DO_SEARCH_TACTIC:
            g.reveal(1 << seat)  # who looks through the deck knows what the others hold
        g.ask(seat, s.BM_TARGET if g.day == s.MONDAY and g.week else s.EFFECT_TARGET, arg)


def legal_target(g: Eleven, seat: int, arg: int) -> list[int]:
    """All targets of the part, and a way out where there is one."""
    verb = g.open[seat] & 0xFF
    row = arg & ROW
    if c.PART_DO[row] == e.DO_SPONSOR:
        options = contracts(g, seat, c.PART_Z[row])
    else:
        options = [verb | thing << 8 for thing in things(g, seat, arg)]
    if c.PART_DO[row] in UP_TO:
        options.append(verb | c.DONE << 8)
    elif arg & MAY_DECLINE and c.PART_DECLINABLE[row]:
        options.append(verb | c.DECLINE << 8)
    return options


def answer_target(g: Eleven, seat: int, arg: int, option: int) -> None:
    """Do it to the target, ask for the next one, go on."""
    thing = option >> 8
    verb = option & 0xFF
    if verb in (s.SIGN_ONE_OFF, s.SIGN_ADBOARD, s.SIGN_KIT):
        sign(g, seat, verb, thing)
    elif thing in (c.DECLINE, c.DONE):
        if g.events is not None:
            g.tell("declined", "EL-379", [seat])
    else:
        do = c.PART_DO[arg & ROW]
        if (arg >> LEFT & 31) > 1 or do == e.DO_VETERANS:
            rest = arg - (1 << LEFT)
            if do != e.DO_VETERANS and do not in UP_TO:
                rest |= (thing + 1) << FIRST
            push_next(g, seat, s.AIM, rest)
        strike_target(g, seat, arg, thing)
    go_on(g, seat)


def asks_target(g: Eleven, seat: int, arg: int) -> Said:
    """The part of the effect, and how many targets it still takes."""
    left = arg >> LEFT & 31
    return said("more" if left > 1 else "", part=capital(part_words(arg & ROW)), left=left)


def says_target(g: Eleven, seat: int, thing: int) -> Said:
    """A target of an effect; an Opponent footballer by where he plays."""
    arg = g.open[seat] >> 8
    asked = g.open[seat] & 0xFF in (s.EFFECT_TARGET, s.BM_TARGET)
    do = c.PART_DO[arg & ROW] if asked else e.DO_END
    if thing in (c.DECLINE, c.DONE):
        return said("decline" if thing == c.DECLINE else "done", place="")
    if c.NUMBER <= thing < c.NUMBER + FOOTBALLERS and g.day == s.FRIDAY:
        at = g.rivals[FOOTBALLERS * seat + thing - c.NUMBER]
        zone, task = (
            text.zone_name(opponents.ZONE[at]),
            text.task_name(opponents.TASK[at]),
        )
        return said("weaken", place="opponent", zone=zone, task=task, strength=opponents.STRENGTH[at])
    if do == e.DO_TRAIN or (do == e.DO_VETERANS and arg >> FIRST):
        found = says_training(g, seat, thing)
        if found:
            return found._replace(case="train", place="squad" if do == e.DO_TRAIN else None)
    effect = says_euros(g, seat, do, c.PART_N[arg & ROW] if asked else 0, thing)
    case = "discard" if do == e.DO_VETERANS else ""
    return said(case, thing=capital(text.name(thing)), facts=facts(g, thing), effect=effect)


def says_euros(g: Eleven, seat: int, do: int, n: int, thing: int) -> str:
    """What a target costs or brings, if the part is about money."""
    if do in (e.DO_HIRE_PLAYER, e.DO_HIRE_STAFF) and thing < c.DIRECTOR:
        return text.euros(-price(g, seat, thing, n))
    if do == e.DO_SELL and thing < c.PLAYERS:
        return text.euros(sale_price(g, seat, thing, n, True))
    return text.euros(-build_cost(g, seat, n)) if do == e.DO_BUILD else ""


def caretaker_target(g: Eleven, seat: int, arg: int) -> int:
    """Decline what is optional, be done with what is open-ended, else take the first target (EL-366)."""
    legal = legal_target(g, seat, arg)
    for word in (c.DECLINE, c.DONE):
        option = g.open[seat] & 0xFF | word << 8
        if option in legal:
            return option
    return legal[0]


EFFECT_TARGET_QUESTION: Final = Question(
    s.EFFECT_TARGET,
    "effect_target",
    "EL-011",
    legal_target,
    answer_target,
    asks=asks_target,
    says=says_target,
    place="target",
    verbs=CONTRACT_VERBS,
    refuses=refuses_trained,
    caretaker=caretaker_target,
)
BM_TARGET_QUESTION: Final = replace(EFFECT_TARGET_QUESTION, number=s.BM_TARGET, name="bm_target")
