"""Why an option is not possible now, always with its rule, and what a player might try."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven.cards import (
    ACTION,
    DIRECTOR,
    FIRST_PLACEMENT,
    GK,
    INFRASTRUCTURE,
    INFRASTRUCTURES,
    JERSEY,
    JERSEYS,
    LINE,
    OFFICE,
    OFFICE_STEPS,
    PAYS,
    PAYS_N,
    PLACEMENT,
    PLACEMENT_PLAYER,
    PLACEMENT_ZONE,
    PLAYERS,
    SPONSOR,
    SPONSORS,
    STAFF,
    STAND_3,
    TACTIC,
    TACTIC_EFFECT,
    TACTICS,
    VETERAN,
    YOUNGSTER,
)
from touchline.games.eleven.effects import FITNESS, LASTS_NO_PLAYER_HIRE, LASTS_NO_STAFF_HIRE, OPS
from touchline.games.eleven.rules import RULES
from touchline.games.eleven.rules.actions import paid_cost, place_of
from touchline.games.eleven.rules.club import adboard_spaces, board, cash, is_out, lasts
from touchline.games.eleven.rules.jerseys import owned_jerseys
from touchline.games.eleven.rules.lineup import jersey_for, room_left, same_number, used_jerseys
from touchline.games.eleven.rules.market import SLOTS, price
from touchline.games.eleven.rules.stadium import build_cost, has_space, office_cost
from touchline.games.eleven.rules.transfers import offers_left
from touchline.games.eleven.state import (
    ACCEPT_PART,
    ADBOARD_MODE,
    AFTER_EFFECT,
    ANNOUNCE,
    ASKING_PRICE,
    ASSIGN_PLAYER,
    BASIC_ACTION,
    BEFORE_ORDER,
    BID,
    BM_REROLL,
    BM_TARGET,
    BUILD,
    CARD_ACTION,
    CONFIRM_LINEUP,
    CONSEQ_TARGET,
    DIE_REROLL,
    DIRECTOR_BONUS,
    DRAFT_DIRECTOR,
    EFFECT_TARGET,
    FINISH_TURN,
    FORMATION,
    FUND_EFFECT,
    GAIN_ANY,
    HIRE,
    INJURY_ICON,
    JERSEY_SWAP,
    KEEP_OBJECTIVE,
    KIT_ORDER,
    LOSE_ANY,
    MATCH_EFFECT,
    OFFER,
    OFFER_FOR,
    OFFER_REPLY,
    OPTIONAL_COST,
    PAID_ACTION,
    PASS_BASIC,
    PAY_DEBT,
    PLACE_PLAIN,
    QUESTIONS,
    ROW_SHAPE,
    SECOND_TACTIC,
    SELL,
    SIGN_ADBOARD,
    SIGN_KIT,
    SIGN_ONE_OFF,
    SOLO_DIRECTOR,
    SOLO_REFRESH,
    STANDS,
    START_TRAINING,
    STAT_ANY,
    SWAP_OUT,
    TAKE_BID,
    TRAINED,
    UPKEEP_TARGET,
    Eleven,
)
from touchline.games.eleven.words import RESOURCE_NAMES, name, zone_name

Reason = tuple[str, str]

RULE_OF: Final[dict[int, Reason]] = {
    DRAFT_DIRECTOR: ("EL-037", "keep one of the Directors in your hand"),
    SOLO_DIRECTOR: ("EL-298", "keep one of the Directors that are shown"),
    STAT_ANY: ("EL-405", "choose one of the four Stats, another one the second time"),
    KEEP_OBJECTIVE: ("EL-061", "keep one of your two Objectives"),
    DIRECTOR_BONUS: ("EL-041", "choose a Director of yours whose bonus is still to come"),
    BM_REROLL: ("EL-076", "keep the votes, or roll again"),
    BM_TARGET: ("EL-011", "choose one of the targets of the decision"),
    BASIC_ACTION: ("EL-098", "perform a Basic action or a Paid action, pass, or end your turn"),
    JERSEY_SWAP: ("EL-111", "choose a Jersey on the Pitch without a Player card"),
    ADBOARD_MODE: ("EL-149", "take the effect or the bonus"),
    KIT_ORDER: ("EL-150", "begin with the effect or with the bonus"),
    EFFECT_TARGET: ("EL-011", "choose one of the targets of the effect"),
    ACCEPT_PART: ("EL-379", "accept or decline"),
    OPTIONAL_COST: ("EL-008", "pay, or do not"),
    LOSE_ANY: ("EL-363", "choose a resource that you have"),
    GAIN_ANY: ("EL-011", "choose one of the resources"),
    FORMATION: ("EL-177", "choose a formation of a Tactic card in your hand"),
    ROW_SHAPE: ("EL-180", "choose a shape for this row"),
    ASSIGN_PLAYER: ("EL-186", "put a Player of yours into one of his Zones, or be done"),
    SWAP_OUT: ("EL-187", "choose a Jersey on the Pitch without a Player card"),
    FUND_EFFECT: ("EL-195", "fund the effect, or do not"),
    PLACE_PLAIN: ("EL-193", "choose a plain Jersey that is left: attack or defence"),
    CONFIRM_LINEUP: ("EL-182", "confirm the line-up or begin again"),
    BEFORE_ORDER: ("EL-131", "choose which effect comes next"),
    STANDS: ("EL-202", "seat as many fans as you have, at most one on each empty Stand"),
    SECOND_TACTIC: ("EL-207", "play another Tactic card for its effect, or none"),
    MATCH_EFFECT: ("EL-210", "use a funded effect, or be done"),
    AFTER_EFFECT: ("EL-226", "resolve an effect that is due"),
    DIE_REROLL: ("EL-076", "keep the die, or roll again"),
    CONSEQ_TARGET: ("EL-244", "choose a Player who has just played"),
    INJURY_ICON: ("EL-267", "choose a Player with that number"),
    UPKEEP_TARGET: ("EL-258", "choose a card without Suspension tokens first"),
    SOLO_REFRESH: ("EL-303", "deal one row anew, or none"),
    START_TRAINING: ("EL-329", "train one of your starting Players"),
    PAY_DEBT: ("EL-318", "pay what you have and owe, or nothing"),
    OFFER: ("EL-334", "offer a price that you can pay"),
    OFFER_REPLY: ("EL-334", "accept or decline"),
    ASKING_PRICE: ("EL-335", "name a price that somebody can pay"),
    BID: ("EL-335", "accept, bid what you can pay, or pass"),
    TAKE_BID: ("EL-335", "take one of the bids, or sell normally"),
}
ACTION_VERBS: Final = (
    HIRE, SELL, SIGN_ONE_OFF, SIGN_ADBOARD, SIGN_KIT, BUILD, CARD_ACTION, PASS_BASIC, OFFER_FOR, ANNOUNCE,
)  # fmt: skip


def why(g: Eleven, seat: int, option: int) -> Reason:
    """The rule that forbids this option to this seat now, and the reason in words."""
    if g.over:
        return "EL-255", "the game is over"
    asked = g.open[seat]
    if not asked:
        return "EL-091", "you have nothing to decide now; wait for the others"
    question = asked & 0xFF
    verb, thing = option & 0xFF, option >> 8
    turn = verb in ACTION_VERBS or verb in (PAID_ACTION, FINISH_TURN)
    if option >= 0 and question == BASIC_ACTION and turn:
        return why_action(g, seat, verb, thing)
    if option < 0 or verb != question:
        rule, what = RULE_OF[question]
        return rule, f"the question is {QUESTIONS[question]}: {what}"
    if question == ASSIGN_PLAYER and PLACEMENT <= thing < PLACEMENT + len(PLACEMENT_PLAYER):
        return why_assign(g, seat, PLACEMENT_PLAYER[thing - PLACEMENT], PLACEMENT_ZONE[thing - PLACEMENT])
    if question == SECOND_TACTIC and TACTIC <= thing < TACTIC + TACTICS:
        return why_tactic(g, seat, thing)
    if question in (JERSEY_SWAP, SWAP_OUT) and JERSEY <= thing < JERSEY + JERSEYS:
        return why_swap(g, seat, thing - JERSEY)
    if (
        question in (CONSEQ_TARGET, EFFECT_TARGET)
        and thing in g.squad[seat]
        and g.tokens[8 * thing + TRAINED]
    ):
        return "EL-124", "only an Untrained Player can be trained"
    return RULE_OF[question]


def why_swap(g: Eleven, seat: int, jersey: int) -> Reason:
    """Which Jersey cannot go to the Bench."""
    planning = g.open[seat] & 0xFF == SWAP_OUT
    rule = RULE_OF[g.open[seat] & 0xFF][0]
    bench = g.plan_bench[seat] if planning else g.bench[seat]
    if bench >> jersey & 1:
        return rule, "that Jersey is on the Bench"
    if planning and used_jerseys(g, seat) >> jersey & 1:
        return rule, "that Jersey plays in this line-up"
    if owned_jerseys(g, seat) >> jersey & 1:
        return rule, "that Jersey belongs to a Player card of yours"
    return "EL-111", "Jerseys without a number are alike: choose the one that is offered for this side"


def why_action(g: Eleven, seat: int, verb: int, thing: int) -> Reason:
    """What stands against an action of a turn."""
    if verb == FINISH_TURN:
        return "EL-385", "perform a Basic action or pass first"
    if verb == PAID_ACTION:
        return why_paid(g, seat, thing)
    if g.basic:
        return "EL-092", "you have performed your Basic action today"
    if g.player_transfers and not offers_left(g) and (verb != HIRE or thing >= STAFF):
        return "EL-334", "after three declined offers hire from the Transfer Area or pass"
    if verb == HIRE:
        return why_hire(g, seat, thing)
    if verb == SELL:
        return "EL-132", "that is not one of your Players"
    if verb in (SIGN_ONE_OFF, SIGN_ADBOARD, SIGN_KIT):
        return why_sign(g, seat, verb, thing)
    if verb == BUILD:
        return why_build(g, seat, thing)
    if verb == CARD_ACTION:
        return why_card(g, seat, thing, 0)
    if verb in (OFFER_FOR, ANNOUNCE):
        if not g.player_transfers:
            return "EL-333", "this table plays without transfers between managers"
        return "EL-334", "offer for a Player of somebody else, announce one of your own"
    return RULE_OF[BASIC_ACTION]


def why_hire(g: Eleven, seat: int, card: int) -> Reason:
    """What stands against a hire."""
    if VETERAN <= card < PLAYERS:
        return "EL-107", "Veterans cannot be hired"
    if card >= DIRECTOR:
        return "EL-098", "only Players and Staff can be hired"
    is_staff = card >= STAFF
    if lasts(g, seat, LASTS_NO_STAFF_HIRE if is_staff else LASTS_NO_PLAYER_HIRE):
        return "EL-410", f"no {'Staff' if is_staff else 'Player'} can be hired this Week"
    if YOUNGSTER <= card < VETERAN:
        if not g.youngster_deck or g.youngster_deck[-1] != card:
            return "EL-106", "only the Youngster on top of the deck can be hired"
    elif card not in g.market:
        return "EL-103", f"{name(card)} is not in the Transfer Area"
    elif g.market.index(card) % SLOTS < 2:
        return ("EL-139" if is_staff else "EL-103"), "slots 1 and 2 need a card that says so"
    rule = "EL-140" if is_staff else "EL-104" if card < YOUNGSTER else "EL-106"
    return rule, f"it costs {price(g, seat, card, 0)} € and you have {cash(g, seat)}"


def why_sign(g: Eleven, seat: int, verb: int, card: int) -> Reason:
    """What stands against a contract."""
    if card not in g.market or not SPONSOR <= card < SPONSOR + SPONSORS:
        return "EL-147", "that Sponsor is not in the Transfer Area"
    if g.market.index(card) % SLOTS < 2:
        return "EL-147", "slots 1 and 2 need a card that says so"
    if verb == SIGN_KIT:
        return "EL-152", "your kit space is taken"
    return "EL-153", f"all {adboard_spaces(g, seat)} of your Adboards are taken"


def why_build(g: Eleven, seat: int, thing: int) -> Reason:
    """What stands against a token or an Office step."""
    if thing == OFFICE:
        if g.office[seat] == OFFICE_STEPS:
            return "EL-167", "your Office is finished"
        return "EL-164", f"the step costs {office_cost(g, seat, 0)} € and you have {cash(g, seat)}"
    if not INFRASTRUCTURE <= thing < INFRASTRUCTURE + INFRASTRUCTURES:
        return "EL-157", "that cannot be built"
    kind = thing - INFRASTRUCTURE
    if not has_space(g, seat, kind):
        return ("EL-160" if kind >= STAND_3 else "EL-159"), "there is no free space for it"
    return "EL-157", f"it costs {build_cost(g, seat, 0)} € and you have {cash(g, seat)}"


def why_card(g: Eleven, seat: int, card: int, more: int) -> Reason:
    """What stands against a card's action, with so many ops on top."""
    if card not in g.staff[seat] and card not in board(g, seat):
        return "EL-168", "that is not a Staff or Director card of yours"
    if not ACTION[card]:
        return "EL-168", f"{name(card)} has no action"
    if g.suspension[card]:
        return "EL-170", f"{name(card)} is suspended"
    if g.exhausted[seat] >> place_of(g, seat, card) & 1:
        return "EL-169", f"{name(card)} has worked this Week"
    have = g.resources[4 * seat + PAYS[card]] - (more if PAYS[card] == OPS else 0)
    if have < PAYS_N[card]:
        return "EL-008", f"it costs {PAYS_N[card]} {RESOURCE_NAMES[PAYS[card]]}"
    return "EL-171", "it would change nothing"


def why_paid(g: Eleven, seat: int, card: int) -> Reason:
    """What stands against a Paid action."""
    if g.paid:
        return "EL-094", "one Paid action a Day"
    cost = paid_cost(g, seat)
    if g.resources[4 * seat + OPS] < cost:
        return "EL-093", f"a Paid action costs {cost} operations"
    return why_card(g, seat, card, cost)


def why_assign(g: Eleven, seat: int, card: int, zone: int) -> Reason:
    """Who cannot play there."""
    if card not in g.squad[seat]:
        return "EL-183", "that is not one of your Players"
    if is_out(g, card):
        return "EL-184", f"{name(card)} is injured or suspended"
    if g.resources[4 * seat + FITNESS] == 0:
        return "EL-183", "every Player needs 1 fitness and you have none left"
    if LINE[card] == GK:
        return "EL-192", "you have a Goalkeeper already"
    if card in g.line_up[13 * seat : 13 * seat + 13]:
        return "EL-186", f"{name(card)} plays already"
    if same_number(g, seat, card) >= 0:
        return "EL-185", "somebody with the same number plays already"
    if jersey_for(g, seat, card, used_jerseys(g, seat)) < 0:
        return "EL-189", "all three unnumbered Jerseys are in use"
    if room_left(g, seat)[zone] <= 0:
        return "EL-181", f"there is no place in {zone_name(zone)}"
    return RULE_OF[ASSIGN_PLAYER]


def why_tactic(g: Eleven, seat: int, card: int) -> Reason:
    """Which Tactic card cannot be played for its effect."""
    if card not in g.tactics[seat]:
        return "EL-207", "that Tactic card is not in your hand"
    if not TACTIC_EFFECT[card - TACTIC]:
        return "EL-208", "a basic Tactic card has no effect"
    return "EL-396", "that Tactic card has been played in this Match"


# What a player might try


def tempting(g: Eleven, seat: int) -> list[int]:
    """What a player might try now, near the legal options: same market, same squad, same hand."""
    question = g.open[seat] & 0xFF
    tries: list[int] = []
    if question == BASIC_ACTION:
        tries = tempting_actions(g, seat)
    elif question == ASSIGN_PLAYER:
        tries = [ASSIGN_PLAYER | (PLACEMENT + FIRST_PLACEMENT[card]) << 8 for card in g.squad[seat]]
    elif question == SECOND_TACTIC:
        tries = [SECOND_TACTIC | card << 8 for card in g.tactics[seat]]
    elif question == CONSEQ_TARGET:
        tries = [CONSEQ_TARGET | card << 8 for card in g.squad[seat]]
    elif question == UPKEEP_TARGET:
        tries = [UPKEEP_TARGET | card << 8 for card in g.staff[seat]]
    legal = RULES.options(g, seat)
    return [option for option in tries if option not in legal]


def tempting_actions(g: Eleven, seat: int) -> list[int]:
    """Market, cards and buildings that a turn is about."""
    if g.basic:
        return [PAID_ACTION | card << 8 for card in board(g, seat) + g.staff[seat] if ACTION[card]]
    tries = [HIRE | card << 8 for card in g.market[: 2 * SLOTS] if card >= 0]
    tries += [HIRE | card << 8 for card in g.youngster_deck[-1:]]
    for card in g.market[2 * SLOTS :]:
        if card >= 0:
            tries += [SIGN_ADBOARD | card << 8, SIGN_KIT | card << 8]
    tries += [BUILD | (INFRASTRUCTURE + kind) << 8 for kind in range(INFRASTRUCTURES)]
    tries.append(BUILD | OFFICE << 8)
    tries += [CARD_ACTION | card << 8 for card in board(g, seat) + g.staff[seat] if ACTION[card]]
    return tries
