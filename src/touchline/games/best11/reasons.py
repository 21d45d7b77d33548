"""Why an option is not possible now, with its rule; and what a player might try (the page shows both).

`why` explains any option at all, also nonsense: a refusal always names a rule.
"""

from __future__ import annotations

from touchline.games.best11.cards import (
    BASE,
    BONUS,
    CASH,
    DISCARD,
    FREE_AGENTS,
    KEEPER,
    KEEPERS,
    LATE,
    MONEY,
    MONEY_1,
    MONEY_3,
    NEXT,
    PASS,
    PLAYER,
    REUSE_BONUS,
    TACTIC_WORD,
)
from touchline.games.best11.rules.auction import BID_CARDS
from touchline.games.best11.rules.bonuses import LOOK
from touchline.games.best11.state import (
    ADJUST,
    AWARD_TIE,
    BID,
    BONUS_DISCARD,
    BONUS_HAND,
    BONUS_ORDER,
    BONUS_REUSE,
    DRAFT_MANAGER,
    HANDICAP,
    HANDICAP_DISCARD,
    KEEP_TACTIC,
    KEEPER_CHOICE,
    LATE_BID,
    NO_BID,
    NOMINATE,
    QUESTIONS,
    RETURN_TACTIC,
    SPECIAL_COMP,
    Best11,
)

Reason = tuple[str, str]

# The rule that says what a question may be answered with.
RULE_OF = {
    DRAFT_MANAGER: ("B11-220", "choose one of the manager boards that are still free"),
    KEEP_TACTIC: ("B11-018", "return one of the tactical cards that you just drew"),
    NOMINATE: ("B11-032", "nominate a free agent from your hand"),
    BID: ("B11-256", "add a card from your hand or money to the bid on this slot, or go on"),
    LATE_BID: ("B11-079", "add a late-bid card from your hand, or pass"),
    AWARD_TIE: ("B11-066", "choose one of the tied managers"),
    HANDICAP: ("B11-103", "choose money, a tactical draw, or discarding from hand"),
    HANDICAP_DISCARD: ("B11-108", "discard a free agent from your hand, or say done"),
    RETURN_TACTIC: ("B11-121", "return one of the tactical cards that you hold"),
    BONUS_ORDER: ("B11-119", "use the bonus of a card that you won this round, or say done"),
    BONUS_HAND: ("B11-124", "add a free agent from your hand, or decline"),
    BONUS_REUSE: ("B11-131", "choose a card on your board with a signing bonus, or decline"),
    BONUS_DISCARD: ("B11-137", "choose one of the top 10 discards, or decline"),
    SPECIAL_COMP: ("B11-092", "keep the card or discard it for 2 money"),
    ADJUST: ("B11-149", "discard a card that lowers the overflow"),
    KEEPER_CHOICE: ("B11-162", "take a keeper that is face up, or pass"),
}


def why(g: Best11, seat: int, option: int) -> Reason:
    """The rule that forbids this option to this seat now, and the reason in words."""
    if g.over:
        return "B11-197", "the game is over"
    asked = g.open[seat]
    if not asked:
        if g.sealed >> seat & 1:
            return "B11-057", "your bids are sealed; wait until everybody is ready"
        if any(g.open):
            return "B11-261", "you have nothing to decide now; wait for the other managers"
        return "B11-027", "you have nothing to decide now"
    question = question_of(g, seat)
    if option < 0 or option & 0xFF != question:
        rule, what = RULE_OF[question]
        return rule, f"the question is {QUESTIONS[question]}: {what}"
    thing = option >> 8
    if question == NOMINATE:
        return why_nominate(g, seat, thing)
    if question == BID:
        return why_bid(g, seat, asked >> 8, thing)
    if question == LATE_BID:
        return why_late(g, seat, thing)
    if question == AWARD_TIE:
        return why_award(g, thing)
    if question == HANDICAP:
        return why_handicap(g, seat, thing)
    if question == BONUS_REUSE:
        return why_reuse(g, seat, thing)
    if question == BONUS_DISCARD and thing in g.discard[:-LOOK]:
        return "B11-137", "it lies deeper than the top 10 of the discard pile"
    if question == BONUS_ORDER and thing < KEEPER and BONUS[thing]:
        return "B11-113", "only cards won at auction this round, whose bonus is not used yet"
    if question == ADJUST:
        return why_adjust(g, seat, thing)
    if question == KEEPER_CHOICE and KEEPER <= thing < KEEPER + KEEPERS:
        return "B11-010", "that keeper is taken or not in this game"
    rule, what = RULE_OF[question]
    return rule, what


def question_of(g: Best11, seat: int) -> int:
    """The question that the seat has to answer; a bid is a bid, whatever the hand allows."""
    question = g.open[seat] & 0xFF
    return BID if question == NO_BID else question


def why_nominate(g: Best11, seat: int, thing: int) -> Reason:
    """Only free agents in hand can be nominated."""
    if thing >= FREE_AGENTS:
        return "B11-036", "money, keepers and tactical cards cannot be nominated"
    if thing in g.team[seat]:
        return "B11-032", "it is on your team, not in your hand"
    return "B11-032", "it is not in your hand"


def why_bid(g: Best11, seat: int, arg: int, thing: int) -> Reason:
    """The limits of a bid."""
    slot = arg & 15
    need = BASE[g.market[slot]]
    count = arg >> 4 & 15
    value = arg >> 8
    if thing == NEXT:
        return "B11-257", f"the bid is worth {value}, below the minimum of {need}"
    if thing in (MONEY_1, MONEY_3):
        coin = 1 if thing == MONEY_1 else 3
        if g.purse[seat] < coin:
            return "B11-259", f"you have {g.purse[seat]} uncommitted money"
    elif thing >= FREE_AGENTS:
        return "B11-059", "only free agents and money from your hand can be in a bid"
    elif thing not in g.hand[seat]:
        for entry in g.bids[seat]:
            if entry & 0xFF == thing:
                return "B11-054", f"it is already in your bid on slot {(entry >> 8) + 1}"
        if any(g.owner[s] == seat and g.market[s] == thing for s in range(len(g.market))):
            return "B11-034", "you nominated it this round"
        if thing in g.team[seat]:
            return "B11-059", "it is on your team, not in your hand"
        return "B11-047", "it is not in your hand"
    if count >= BID_CARDS:
        return "B11-052", "a bid holds at most 3 cards"
    return "B11-258", f"with it the bid could not reach the minimum of {need} within 3 cards"


def why_late(g: Best11, seat: int, thing: int) -> Reason:
    """Only late-bid cards from the hand."""
    if thing < FREE_AGENTS and thing in g.hand[seat] and not LATE[thing]:
        return "B11-079", "it does not have the special ability"
    if thing < FREE_AGENTS and LATE[thing]:
        return "B11-085", "it is not free in your hand"
    return RULE_OF[LATE_BID]


def why_award(g: Best11, thing: int) -> Reason:
    """Only tied managers, and no way out."""
    if thing == PASS:
        return "B11-066", "the card cannot be left unsold; choose one of the tied managers"
    return "B11-064", "only one of the tied managers can win the card"


def why_handicap(g: Best11, seat: int, thing: int) -> Reason:
    """Two of the three need something to work with."""
    if thing == TACTIC_WORD:
        return "B11-107", "the tactical deck is empty"
    if thing == DISCARD:
        return "B11-279", "you have no free agent in hand"
    return RULE_OF[HANDICAP]


def why_reuse(g: Best11, seat: int, thing: int) -> Reason:
    """What cannot be copied."""
    if KEEPER <= thing < KEEPER + KEEPERS:
        return "B11-135", "a keeper's bonus cannot be copied"
    if thing < KEEPER and thing in g.team[seat] + g.arrivals[seat]:
        if BONUS[thing] == REUSE_BONUS:
            return "B11-134", "a reuse bonus cannot copy another one"
        if LATE[thing]:
            return "B11-282", "the late bid is a special ability, not a signing bonus"
        return "B11-131", "it has no signing bonus"
    return RULE_OF[BONUS_REUSE]


def why_adjust(g: Best11, seat: int, thing: int) -> Reason:
    """Fitting cards stay."""
    if thing < KEEPER and thing in g.team[seat] + g.arrivals[seat]:
        return "B11-149", "it fits; discarding it would not lower the overflow"
    if thing == g.keeper[seat]:
        return "B11-154", "a keeper is never discarded"
    return RULE_OF[ADJUST]


def tempting(g: Best11, seat: int) -> list[int]:
    """What a player might try now, near the legal options: same hand, same market, same board."""
    question = question_of(g, seat)
    things: list[int] = []
    if question == NOMINATE:
        things = [*g.team[seat][:2], MONEY_3]
    elif question == BID:
        own = [g.market[s] for s in range(len(g.market)) if g.owner[s] == seat]
        placed = [entry & 0xFF for entry in g.bids[seat] if entry & 0xFF < FREE_AGENTS]
        things = [NEXT, *g.hand[seat], MONEY_3, MONEY_1, *own, *placed]
    elif question == LATE_BID:
        things = g.hand[seat].copy()
    elif question == AWARD_TIE:
        things = [PLAYER + s for s in range(g.seats)] + [PASS]
    elif question == HANDICAP:
        things = [MONEY, TACTIC_WORD, DISCARD]
    elif question == BONUS_ORDER:
        things = [c for c in g.arrivals[seat] if BONUS[c]]
    elif question == BONUS_REUSE:
        things = g.team[seat] + g.arrivals[seat]
        if g.keeper[seat] >= 0:
            things.append(g.keeper[seat])
    elif question == BONUS_DISCARD:
        things = g.discard[-LOOK - 2 : -LOOK]
    elif question == ADJUST:
        things = g.team[seat] + g.arrivals[seat]
        if g.keeper[seat] >= 0:
            things.append(g.keeper[seat])
    elif question == SPECIAL_COMP:
        things = [CASH]
    return [question | thing << 8 for thing in things]
