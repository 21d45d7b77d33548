"""Eleven in words: options and questions. Names are in words.py, events are told in story.py.

Labels say verb, thing and consequence; what an option costs or leads to is shown before it is chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import OptionText
from touchline.games.eleven.cards import (
    ACCEPT,
    ACTION,
    ADBOARD_EFFECT,
    BOARD_MEETING,
    BONUS,
    CARDS,
    CONFIRM,
    DECISION,
    DECLINE,
    DIRECTOR,
    DIRECTOR_STATS,
    DONE,
    EFFECT,
    FUND,
    INFRASTRUCTURE,
    JERSEY,
    KEEP,
    KIT_EFFECT,
    MOVE,
    NO,
    NONE,
    NUMBER,
    OBJECTIVE,
    OFFICE,
    OFFICE_VP,
    ONE_OFF_EFFECT,
    OPPONENT,
    OPPONENT_STRENGTH,
    OPPONENT_TASK,
    OPPONENT_ZONE,
    PART_DO,
    PART_N,
    PAY,
    PAYS,
    PAYS_N,
    PLACEMENT,
    PLACEMENT_PLAYER,
    PLACEMENT_ZONE,
    PLAN,
    PLAN_TACTIC,
    PLAYERS,
    REROLL,
    RESOURCE,
    ROW,
    SECTION,
    SHAPE,
    SIDE_PAYS,
    SIDE_PAYS_N,
    SPONSOR,
    STAFF,
    TACTIC,
    TASK,
    THINGS,
    ZONE_NAMES,
    ZONES,
)
from touchline.games.eleven.effects import (
    DO_BUILD,
    DO_HIRE_PLAYER,
    DO_HIRE_STAFF,
    DO_SELL,
    DO_TRAIN,
    DO_VETERANS,
    FANS,
)
from touchline.games.eleven.rules.actions import paid_cost
from touchline.games.eleven.rules.club import side
from touchline.games.eleven.rules.dice import in_the_way
from touchline.games.eleven.rules.market import price, sale_price
from touchline.games.eleven.rules.pitch import card_of
from touchline.games.eleven.rules.stadium import build_cost, office_cost
from touchline.games.eleven.state import (
    ACCEPT_PART,
    ADBOARD_MODE,
    AFTER_EFFECT,
    ANNOUNCE,
    APPLY_CONSEQUENCE,
    ASKING_PRICE,
    ASSIGN_PLAYER,
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
    FRIDAY,
    FUND_EFFECT,
    GAIN_ANY,
    HIRE,
    HIT,
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
from touchline.games.eleven.words import (
    RESOURCE_NAMES,
    STAT_NAMES,
    TASK_NAMES,
    WORDS,
    building,
    card_facts,
    consequence_words,
    effect_words,
    euros,
    jersey_name,
    markers,
    name,
    part_words,
    player_facts,
    section_name,
    zone_name,
)

ROWS_OF_PITCH: Final = ("defence", "midfield", "attack")


def label(g: Eleven, seat: int, option: int) -> OptionText:
    """An option in words, with its cost or outcome and where it lies on the table."""
    return LABELS[option & 0xFF](g, seat, option >> 8)


def facts(g: Eleven, card: int) -> str:
    """What a card says, on the side that is up."""
    if card < PLAYERS:
        return player_facts(side(g, card))
    if card >= OBJECTIVE:
        words = WORDS["objectives"][THINGS[card]]
        return f"{words['goal']} Perfect: {words['perfect']}"
    if card >= TACTIC:
        return str(WORDS["tactics"][THINGS[card]]["text"])
    return card_facts(card)


def thing_name(g: Eleven, seat: int, thing: int) -> str:
    """Anything that an option can name."""
    if thing < CARDS:
        return name(thing)
    if JERSEY <= thing < JERSEY + 13:
        return jersey_name(thing - JERSEY)
    if SECTION <= thing < SECTION + 5:
        return section_name(thing - SECTION).capitalize()
    if INFRASTRUCTURE <= thing < INFRASTRUCTURE + 7:
        return building(thing - INFRASTRUCTURE)
    if RESOURCE <= thing < RESOURCE + 4:
        return RESOURCE_NAMES[thing - RESOURCE].capitalize()
    if MOVE <= thing < NUMBER:
        jersey, zone = divmod(thing - MOVE, ZONES)
        return f"{jersey_name(jersey)} to {zone_name(zone)}"
    return THINGS[thing].replace("_", " ").capitalize()


def plain(words: str, place: str = "", detail: str = "") -> Callable[[Eleven, int, int], OptionText]:
    """An option that always reads the same."""
    return lambda g, seat, thing: OptionText(words, detail, place=place)


def verb(words: str, place: str) -> Callable[[Eleven, int, int], OptionText]:
    """A verb before the name of a thing, with what its card says."""

    def labelled(g: Eleven, seat: int, thing: int) -> OptionText:
        detail = facts(g, thing) if thing < OPPONENT else ""
        return OptionText(f"{words} {thing_name(g, seat, thing)}", detail, place=place)

    return labelled


def choice(words: dict[int, str], place: str = "") -> Callable[[Eleven, int, int], OptionText]:
    """One of a few words."""
    return lambda g, seat, thing: OptionText(words.get(thing, thing_name(g, seat, thing)), place=place)


def label_director(g: Eleven, seat: int, card: int) -> OptionText:
    """A Director to keep: Stats and ability."""
    if not DIRECTOR <= card < SPONSOR:
        return OptionText(thing_name(g, seat, card))
    stats = effect_words(DIRECTOR_STATS[card - DIRECTOR])
    return OptionText(f"Keep {name(card)}", f"{stats}. {card_facts(card)}", place="dealt")


def label_hire(g: Eleven, seat: int, card: int) -> OptionText:
    """A Player, a Youngster or Staff, with the price."""
    if card >= DIRECTOR:
        return OptionText(f"Hire {thing_name(g, seat, card)}")
    place = "staff" if card >= STAFF else "players"
    return OptionText(f"Hire {name(card)}", facts(g, card), euros(-price(g, seat, card, 0)), place)


def label_sell(g: Eleven, seat: int, card: int) -> OptionText:
    """A Player to sell, with what he brings."""
    if card >= PLAYERS:
        return OptionText(f"Sell {thing_name(g, seat, card)}")
    amount = sale_price(g, seat, card, 0, True)
    return OptionText(f"Sell {name(card)}", facts(g, card), euros(amount), "squad")


def label_sign(words: str, table: list[int]) -> Callable[[Eleven, int, int], OptionText]:
    """A contract of one type."""

    def labelled(g: Eleven, seat: int, card: int) -> OptionText:
        if not SPONSOR <= card < SPONSOR + 36:
            return OptionText(f"Sign {thing_name(g, seat, card)}")
        detail = effect_words(table[card - SPONSOR])
        if table is not ONE_OFF_EFFECT:
            joined = "or" if table is ADBOARD_EFFECT else "and"
            detail = f"{detail}; {joined} {effect_words(BONUS[card])}"
        return OptionText(f"Sign {name(card)} as {words}", detail, place="sponsors")

    return labelled


def label_build(g: Eleven, seat: int, thing: int) -> OptionText:
    """A token or the next Office step, with its cost and VP."""
    if thing == OFFICE:
        step = min(g.office[seat] + 1, 5)
        cost = euros(-max(0, office_cost(g, seat, 0)))
        return OptionText(f"Build Office step {step}", f"{OFFICE_VP[step]} VP in total", cost, "office")
    if not INFRASTRUCTURE <= thing < INFRASTRUCTURE + 7:
        return OptionText(f"Build {thing_name(g, seat, thing)}")
    kind = THINGS[thing]
    cost = euros(-build_cost(g, seat, 0))
    return OptionText(
        f"Build {building(thing - INFRASTRUCTURE)}", WORDS["infrastructure"][kind]["text"], cost, "stadium"
    )


def label_action(g: Eleven, seat: int, card: int) -> OptionText:
    """A card's action with its cost."""
    if card >= SPONSOR or card < STAFF:
        return OptionText(f"Use {thing_name(g, seat, card)}")
    cost = f"−{markers(PAYS_N[card], PAYS[card])}" if PAYS_N[card] else ""
    return OptionText(f"Send {name(card)} to work", effect_words(ACTION[card]), cost, "staff")


def label_paid(g: Eleven, seat: int, card: int) -> OptionText:
    """A Paid action with both costs."""
    words = label_action(g, seat, card)
    cost = f"−{markers(paid_cost(g, seat), 2)}{', ' * bool(words.effect)}{words.effect}"
    return OptionText(f"Paid action: {words.label}", words.detail, cost, words.place)


def label_target(g: Eleven, seat: int, thing: int) -> OptionText:
    """A target of an effect; an Opponent footballer by where he plays."""
    arg = g.open[seat] >> 8
    row = arg & 0xFFF
    do = PART_DO[row] if row < len(PART_DO) else 0
    if NUMBER <= thing < NUMBER + 10 and g.day == FRIDAY:
        at = g.rivals[10 * seat + thing - NUMBER]
        man = f"{TASK_NAMES[OPPONENT_TASK[at]]} {OPPONENT_STRENGTH[at]}"
        return OptionText(f"Weaken their {zone_name(OPPONENT_ZONE[at])}", man, place="opponent")
    if thing in (DECLINE, DONE):
        return OptionText("Decline" if thing == DECLINE else "Done", place="")
    if do == DO_TRAIN and thing < PLAYERS:
        return label_train(g, seat, thing)
    effect = ""
    if do in (DO_HIRE_PLAYER, DO_HIRE_STAFF) and thing < DIRECTOR:
        effect = euros(-price(g, seat, thing, PART_N[row]))
    elif do == DO_SELL and thing < PLAYERS:
        effect = euros(sale_price(g, seat, thing, PART_N[row], True))
    elif do == DO_BUILD:
        effect = euros(-build_cost(g, seat, PART_N[row]))
    words = thing_name(g, seat, thing)
    if do == DO_VETERANS:
        words = f"{'Train' if arg >> 22 else 'Discard'} {words}"
    return OptionText(words, facts(g, thing) if thing < OPPONENT else "", effect, "target")


def label_swap(g: Eleven, seat: int, thing: int) -> OptionText:
    """A Jersey that goes to the Bench; in a line-up, as it is planned."""
    if not JERSEY <= thing < JERSEY + 13:
        return OptionText(thing_name(g, seat, thing))
    planning = g.open[seat] & 0xFF == SWAP_OUT
    attacking = g.plan_attacking[seat] if planning else g.attacking[seat]
    shown = TASK_NAMES[1 - (attacking >> thing - JERSEY & 1)]
    return OptionText(
        f"{jersey_name(thing - JERSEY)} goes to the Bench",
        f"It shows {shown}",
        place="pitch" if planning else "jerseys",
    )


def label_adboard(g: Eleven, seat: int, thing: int) -> OptionText:
    """The effect or the bonus."""
    card = g.open[seat] >> 8
    if not SPONSOR <= card < SPONSOR + 36:
        return OptionText(thing_name(g, seat, thing))
    if thing == EFFECT:
        return OptionText("Take the effect", effect_words(ADBOARD_EFFECT[card - SPONSOR]), place="stadium")
    return OptionText("Take the bonus", effect_words(BONUS[card]), place="stadium")


def label_kit(g: Eleven, seat: int, thing: int) -> OptionText:
    """What comes first."""
    card = g.open[seat] >> 8
    if not SPONSOR <= card < SPONSOR + 36:
        return OptionText(thing_name(g, seat, thing))
    if thing == EFFECT:
        return OptionText("Effect first", effect_words(KIT_EFFECT[card - SPONSOR]), place="stadium")
    return OptionText("Bonus first", effect_words(BONUS[card]), place="stadium")


def label_accept(g: Eleven, seat: int, thing: int) -> OptionText:
    """Yes or no, with what it is about."""
    if thing != ACCEPT:
        return OptionText("Decline", place="")
    arg = g.open[seat] >> 8
    words = part_words(arg & 0xFFF) if arg >> 12 & 1 else effect_words(arg & 0xFFF)
    return OptionText("Accept", words)


def label_reroll(g: Eleven, seat: int, thing: int) -> OptionText:
    """Keep the die or roll again."""
    if thing == KEEP:
        return OptionText(f"Keep the {g.die[seat]}", roll_means(g, seat), place="die")
    cost = "free" if g.free_rolls[seat] else f"−{markers(1, FANS)}"
    return OptionText("Roll again" if thing == REROLL else thing_name(g, seat, thing), "", cost, "die")


def roll_means(g: Eleven, seat: int) -> str:
    """What a roll leads to if it is kept: a decision of the board, a consequence, whom it hits."""
    if g.open[seat] & 0xFF == BM_REROLL and g.colour[seat] >= 0:
        return effect_words(DECISION[3 * (g.meeting[seat] - BOARD_MEETING) + g.colour[seat]])
    below = g.todo[seat][-1] if g.todo[seat] else 0
    if below & 0xFF == HIT:
        hit = [name(card) for card in in_the_way(g, seat, below >> 8)]
        return f"It hits {' or '.join(hit)}" if hit else "It hits nobody"
    if below & 0xFF == APPLY_CONSEQUENCE:
        return consequence_words(g.result[seat], g.die[seat])
    return ""


def label_formation(g: Eleven, seat: int, thing: int) -> OptionText:
    """A Tactic card with a formation."""
    if not PLAN <= thing < PLAN + 16:
        return OptionText(thing_name(g, seat, thing))
    card = PLAN_TACTIC[thing - PLAN]
    return OptionText(f"Play {THINGS[thing].partition(':')[2]}", name(card), place="tactics")


def label_shape(g: Eleven, seat: int, thing: int) -> OptionText:
    """A row: left, central, right."""
    if not SHAPE <= thing < SHAPE + 12:
        return OptionText(thing_name(g, seat, thing))
    left, middle, right = THINGS[thing].split("-")
    return OptionText(f"{left} left, {middle} central, {right} right", place="pitch")


def label_assign(g: Eleven, seat: int, thing: int) -> OptionText:
    """A Player in a Zone."""
    if thing == DONE:
        return OptionText("Nobody else", "Plain Jerseys fill the other places", place="pitch")
    if not PLACEMENT <= thing < PLACEMENT + len(PLACEMENT_PLAYER):
        return OptionText(thing_name(g, seat, thing))
    card, zone = PLACEMENT_PLAYER[thing - PLACEMENT], PLACEMENT_ZONE[thing - PLACEMENT]
    where = zone_name(zone) if zone >= 0 else "goal"
    return OptionText(f"{name(card)} in {where}", facts(g, card), "−1 fitness", "pitch")


def label_task(g: Eleven, seat: int, thing: int) -> OptionText:
    """A side of a Jersey."""
    if not TASK <= thing < TASK + 2:
        return OptionText(thing_name(g, seat, thing))
    question, zone = g.open[seat] & 0xFF, g.open[seat] >> 8
    where = ZONE_NAMES[zone] if question == PLACE_PLAIN and zone < ZONES else ""
    return OptionText(f"{TASK_NAMES[thing - TASK].capitalize()} Jersey {where}".strip(), place="pitch")


def label_fund(g: Eleven, seat: int, thing: int) -> OptionText:
    """The cost of an effect on the card, or not."""
    if thing != FUND:
        return OptionText("Leave the effect out")
    asked = g.open[seat]
    card = card_of(g, seat, asked >> 8) if asked & 0xFF == FUND_EFFECT else -1
    if card < 0:
        return OptionText("Fund the effect")
    at = side(g, card)
    cost = f"−{markers(SIDE_PAYS_N[at], SIDE_PAYS[at])}"
    return OptionText(f"Fund the effect of {name(card)}", facts(g, card), cost, "pitch")


def label_stands(g: Eleven, seat: int, thing: int) -> OptionText:
    """Fans on the Stands, and what they earn."""
    if not NUMBER <= thing < NUMBER + 100:
        return OptionText(thing_name(g, seat, thing))
    fans = thing - NUMBER
    full = g.seated[seat] + fans
    detail = "Sold Out" if full >= 4 else f"{full} on the Stands"
    return OptionText(f"Seat {markers(fans, FANS)}", detail, f"+{full} € after the Match", "stands")


def label_amount(words: str) -> Callable[[Eleven, int, int], OptionText]:
    """A sum of money, or another word."""

    def labelled(g: Eleven, seat: int, thing: int) -> OptionText:
        if NUMBER <= thing < NUMBER + 100:
            return OptionText(words.format(n=thing - NUMBER))
        return OptionText("Accept the price" if thing == ACCEPT else thing_name(g, seat, thing))

    return labelled


def label_take_bid(g: Eleven, seat: int, thing: int) -> OptionText:
    """A bid by who made it, or a normal sale."""
    if NUMBER <= thing < NUMBER + g.seats:
        other = thing - NUMBER
        return OptionText(f"Sell to {{{other}}}", "", euros(max(0, g.bids[other])))
    return OptionText("Sell to the supply instead")


def label_stat(g: Eleven, seat: int, thing: int) -> OptionText:
    """A Stat to move."""
    if not RESOURCE <= thing < RESOURCE + 4:
        return OptionText(thing_name(g, seat, thing))
    return OptionText(
        STAT_NAMES[thing - RESOURCE], f"Now {g.stats[4 * seat + thing - RESOURCE]}", place="stats"
    )


def label_train(g: Eleven, seat: int, card: int) -> OptionText:
    """A Player to train, with the other side, which his owner knows (EL-108)."""
    if card >= PLAYERS:
        return OptionText(thing_name(g, seat, card))
    return OptionText(f"Train {name(card)}", player_facts(2 * card + 1), place="squad")


def label_conseq(g: Eleven, seat: int, card: int) -> OptionText:
    """Who is trained, stronger or weaker."""
    if card >= PLAYERS:
        return OptionText(thing_name(g, seat, card))
    if g.open[seat] >> 8 & 15 == 1 and not g.tokens[8 * card + TRAINED]:
        return label_train(g, seat, card)
    return OptionText(name(card), facts(g, card), place="squad")


LABELS: Final[dict[int, Callable[[Eleven, int, int], OptionText]]] = {
    0: lambda g, seat, thing: OptionText(thing_name(g, seat, thing)),
    DRAFT_DIRECTOR: label_director,
    SOLO_DIRECTOR: label_director,
    STAT_ANY: label_stat,
    KEEP_OBJECTIVE: verb("Keep", "dealt"),
    DIRECTOR_BONUS: verb("First the bonus of", "directors"),
    BM_REROLL: label_reroll,
    BM_TARGET: label_target,
    HIRE: label_hire,
    SELL: label_sell,
    SIGN_ONE_OFF: label_sign("one-off", ONE_OFF_EFFECT),
    SIGN_ADBOARD: label_sign("adboard", ADBOARD_EFFECT),
    SIGN_KIT: label_sign("kit", KIT_EFFECT),
    BUILD: label_build,
    CARD_ACTION: label_action,
    PAID_ACTION: label_paid,
    PASS_BASIC: plain("Pass", detail="No Basic action today"),
    FINISH_TURN: plain("End your turn"),
    OFFER_FOR: verb("Make an offer for", "clubs"),
    ANNOUNCE: verb("Announce for sale:", "squad"),
    JERSEY_SWAP: label_swap,
    ADBOARD_MODE: label_adboard,
    KIT_ORDER: label_kit,
    EFFECT_TARGET: label_target,
    ACCEPT_PART: label_accept,
    OPTIONAL_COST: choice({PAY: "Pay", NO: "Do not pay"}),
    LOSE_ANY: verb("Lose 1", "resources"),
    GAIN_ANY: verb("Gain 1", "resources"),
    FORMATION: label_formation,
    ROW_SHAPE: label_shape,
    ASSIGN_PLAYER: label_assign,
    SWAP_OUT: label_swap,
    FUND_EFFECT: label_fund,
    PLACE_PLAIN: label_task,
    CONFIRM_LINEUP: choice({CONFIRM: "Confirm the line-up"}, "pitch"),
    BEFORE_ORDER: verb("First", "pitch"),
    STANDS: label_stands,
    SECOND_TACTIC: lambda g, seat, thing: (
        OptionText("Play no other Tactic card") if thing == NONE else verb("Play", "tactics")(g, seat, thing)
    ),
    MATCH_EFFECT: verb("Use", "pitch"),
    AFTER_EFFECT: verb("Resolve", "pitch"),
    DIE_REROLL: label_reroll,
    CONSEQ_TARGET: label_conseq,
    INJURY_ICON: verb("It hits", "squad"),
    UPKEEP_TARGET: lambda g, seat, thing: OptionText(
        f"{thing_name(g, seat, thing)} goes without wages", effect="2 Suspension tokens", place="staff"
    ),
    SOLO_REFRESH: lambda g, seat, thing: OptionText(
        f"Deal a new row of {WORDS['rows'][THINGS[thing]]}" if ROW <= thing < ROW + 3 else "Leave the rows"
    ),
    START_TRAINING: label_train,
    PAY_DEBT: label_amount("Pay {n} € of the debt"),
    OFFER: label_amount("Offer {n} €"),
    OFFER_REPLY: choice({ACCEPT: "Sell"}),
    ASKING_PRICE: label_amount("Ask for {n} €"),
    BID: label_amount("Bid {n} €"),
    TAKE_BID: label_take_bid,
}
