"""Sponsors, Infrastructure and Office (EL-086 to EL-089, EL-147 to EL-167, EL-338, EL-345)."""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import Question, Said, Says, Verb, refuse, said
from touchline.games.eleven import cards as c, effects as e, state as s
from touchline.games.eleven.card_text import effect_words
from touchline.games.eleven.cards import INFRASTRUCTURES, STAND_3
from touchline.games.eleven.rules import club
from touchline.games.eleven.rules.lane import MAY_DECLINE, go_on, push_next
from touchline.games.eleven.rules.market import SLOTS, in_slots, leave_row
from touchline.games.eleven.rules.objectives import check_objective
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import building, euros, name, printed

# Sponsors


def contracts(g: Eleven, seat: int, slots: int) -> list[int]:
    """Every Sponsor in these slots with every contract type that has a free space (EL-147 to EL-153)."""
    options: list[int] = []
    adboard = len(club.adboards(g, seat)) < club.adboard_spaces(g, seat)
    kit = g.kit[seat] < 0
    for card in in_slots(g, e.ROW_SPONSORS, slots):
        options.append(s.SIGN_ONE_OFF | card << 8)
        if adboard:
            options.append(s.SIGN_ADBOARD | card << 8)
        if kit:
            options.append(s.SIGN_KIT | card << 8)
    return options


def sign(g: Eleven, seat: int, verb: int, card: int) -> None:
    """Take a Sponsor from the row and sign it as this type of contract (EL-147)."""
    leave_row(g, card)
    kind = c.ONE_OFF if verb == s.SIGN_ONE_OFF else c.ADBOARD if verb == s.SIGN_ADBOARD else c.KIT
    if g.events is not None:
        g.tell("signed", "EL-147", [seat, card, kind])
    if verb == s.SIGN_ONE_OFF:
        g.sponsor_discard.append(card)
        push_next(g, seat, s.PART, c.ONE_OFF_EFFECT[card - c.SPONSOR])
        club.gain(g, seat, e.CASH, club.lasts(g, seat, e.LASTS_ONE_OFF_CASH))  # EL-411
    elif verb == s.SIGN_ADBOARD:
        g.adboards[g.adboards.index(-1, 3 * seat)] = card << 2 | s.FOR_EFFECT
        check_objective(g, seat)
        g.ask(seat, s.ADBOARD_MODE, card)
    else:
        g.kit[seat] = card
        check_objective(g, seat)
        g.ask(seat, s.KIT_ORDER, card)


def says_signing(effects: list[int]) -> Says[Eleven]:
    """The words of a type of contract: the Sponsor, its effect there, and its bonus."""

    def says_sponsor(g: Eleven, seat: int, card: int) -> Said | None:
        if not c.SPONSOR <= card < c.SPONSOR + c.SPONSORS:
            return None
        effect = effect_words(effects[card - c.SPONSOR])
        return said(card=name(card), effect=effect, bonus=effect_words(c.BONUS[card]))

    return says_sponsor


def refuses_sign(g: Eleven, seat: int, verb: int, card: int) -> Said:
    """What stands against a contract."""
    if card not in g.market or not c.SPONSOR <= card < c.SPONSOR + c.SPONSORS:
        return refuse("EL-147", "sponsor-not-there")
    if g.market.index(card) % SLOTS < 2:
        return refuse("EL-147", "first-slots")
    if verb == s.SIGN_KIT:
        return refuse("EL-152", "kit-taken")
    return refuse("EL-153", "adboards-taken", n=club.adboard_spaces(g, seat))


CONTRACT_VERBS: Final[tuple[Verb, ...]] = (
    Verb(s.SIGN_ONE_OFF, "one_off", says_signing(c.ONE_OFF_EFFECT), "sponsors"),
    Verb(s.SIGN_ADBOARD, "adboard", says_signing(c.ADBOARD_EFFECT), "sponsors"),
    Verb(s.SIGN_KIT, "kit", says_signing(c.KIT_EFFECT), "sponsors"),
)


# adboard_mode: the effect or the bonus


def answer_adboard_mode(g: Eleven, seat: int, card: int, option: int) -> None:
    """Resolve what was chosen; what was signed for its bonus is never paid back (EL-087, EL-154)."""
    if option >> 8 == c.EFFECT:
        push_next(g, seat, s.PART, c.ADBOARD_EFFECT[card - c.SPONSOR])
    else:
        g.adboards[g.adboards.index(card << 2 | s.FOR_EFFECT)] = card << 2 | s.FOR_BONUS
        push_next(g, seat, s.PART, c.BONUS[card] | MAY_DECLINE)
    if g.events is not None:
        g.tell("adboard_mode", "EL-149", [seat, card, option >> 8])
    go_on(g, seat)


def asks_contract(g: Eleven, seat: int, card: int) -> Said:
    """The Sponsor that was signed."""
    return said(card=name(card))


def says_contract(effects: list[int]) -> Says[Eleven]:
    """The words for the effect or the bonus of the Sponsor who was signed."""

    def says_part(g: Eleven, seat: int, thing: int) -> Said | None:
        card = g.open[seat] >> 8
        if not c.SPONSOR <= card < c.SPONSOR + c.SPONSORS or thing not in (c.EFFECT, c.BONUS_WORD):
            return None
        if thing == c.EFFECT:
            return said(words=effect_words(effects[card - c.SPONSOR]))
        return said("bonus", words=effect_words(c.BONUS[card]))

    return says_part


ADBOARD_MODE_QUESTION: Final = Question(
    s.ADBOARD_MODE,
    "adboard_mode",
    "EL-149",
    (c.EFFECT, c.BONUS_WORD),  # one of the two, not both (EL-149)
    answer_adboard_mode,
    asks=asks_contract,
    says=says_contract(c.ADBOARD_EFFECT),
    place="stadium",
)


# kit_order: the effect and the bonus, in the owner's order


def answer_kit_order(g: Eleven, seat: int, card: int, option: int) -> None:
    """Both are resolved (EL-150, EL-154)."""
    bonus = c.BONUS[card] | MAY_DECLINE
    if option >> 8 == c.EFFECT:
        push_next(g, seat, s.PART, bonus)
        push_next(g, seat, s.PART, c.KIT_EFFECT[card - c.SPONSOR])
    else:
        push_next(g, seat, s.PART, c.KIT_EFFECT[card - c.SPONSOR])
        push_next(g, seat, s.PART, bonus)
    go_on(g, seat)


KIT_ORDER_QUESTION: Final = Question(
    s.KIT_ORDER,
    "kit_order",
    "EL-150",
    (c.EFFECT, c.BONUS_WORD),  # which of the two comes first (EL-150)
    answer_kit_order,
    asks=asks_contract,
    says=says_contract(c.KIT_EFFECT),
    place="stadium",
)


def lose_sponsor(g: Eleven, seat: int, card: int) -> None:
    """The card is discarded, its space is free, and what the contract gave is paid back (EL-086 to
    EL-088)."""
    row = 0
    if g.kit[seat] == card:
        g.kit[seat] = -1
        row = c.KIT_EFFECT[card - c.SPONSOR]
    else:
        for contract in club.adboards(g, seat):
            if contract >> 2 == card:
                g.adboards[g.adboards.index(contract)] = -1
                row = c.ADBOARD_EFFECT[card - c.SPONSOR] if contract & 3 == s.FOR_EFFECT else 0
    g.sponsor_discard.append(card)
    g.suspension[card] = 0
    if g.events is not None:
        g.tell("sponsor_lost", "EL-088", [seat, card])
    while c.PART_DO[row] != e.DO_END:
        if c.PART_DO[row] == e.DO_GAIN and c.PART_X[row] == e.CASH:
            club.lose(g, seat, e.CASH, c.PART_N[row])
        elif c.PART_DO[row] == e.DO_STAT:
            club.move_stat(g, seat, c.PART_X[row], -c.PART_N[row])
        row += 1


# Infrastructure


def build_cost(g: Eleven, seat: int, discount: int) -> int:
    """3 €, less what is taken off (EL-014, EL-157)."""
    if discount == e.FREE:
        return 0
    return max(0, c.INFRASTRUCTURE_COST - discount - club.lasts(g, seat, e.LASTS_INFRASTRUCTURE_LESS))


def has_space(g: Eleven, seat: int, kind: int) -> bool:
    """Marked spaces take one token of their own, the other kinds share four (EL-158 to EL-161)."""
    at = INFRASTRUCTURES * seat
    if kind >= STAND_3:
        return g.built[at + kind] < c.INFRASTRUCTURE_MOST[kind]
    return g.built[at] + g.built[at + 1] + g.built[at + 2] + g.built[at + 3] < c.GENERAL_SPACES


def buildable(g: Eleven, seat: int, which: int, discount: int) -> list[int]:
    """Kinds that have a space and can be paid for (EL-157, EL-354)."""
    if build_cost(g, seat, discount) > club.cash(g, seat):
        return []
    kinds: list[int] = []
    for kind in range(INFRASTRUCTURES):
        if which == e.BUILD_STAND and kind != STAND_3 and kind != c.STAND_4:
            continue
        if which == e.BUILD_GENERAL and kind >= STAND_3:
            continue
        if has_space(g, seat, kind):
            kinds.append(kind)
    return kinds


def build(g: Eleven, seat: int, kind: int, discount: int) -> None:
    """Pay, place the token for good and take what it gives at once (EL-157, EL-162, EL-163)."""
    cost = build_cost(g, seat, discount)
    club.pay(g, seat, e.CASH, cost)
    g.built[INFRASTRUCTURES * seat + kind] += 1
    if g.events is not None:
        g.tell("built", "EL-157", [seat, kind, cost])
    if c.AT_ONCE[kind]:
        push_next(g, seat, s.PART, c.AT_ONCE[kind])
    check_objective(g, seat)


# Office


def office_cost(g: Eleven, seat: int, discount: int) -> int:
    """What the next step costs; -1 if there is none (EL-164, EL-167, EL-338)."""
    if g.office[seat] == c.OFFICE_STEPS:
        return -1
    return max(0, c.OFFICE_COST[g.office[seat]] - discount - club.lasts(g, seat, e.LASTS_OFFICE_LESS))


def can_build_office(g: Eleven, seat: int, discount: int) -> bool:
    """Whether there is a next step and the club can pay for it."""
    cost = office_cost(g, seat, discount)
    return 0 <= cost <= club.cash(g, seat)


def build_office(g: Eleven, seat: int, discount: int) -> None:
    """One step up, which never changes Maintenance (EL-164, EL-165, EL-166)."""
    cost = office_cost(g, seat, discount)
    club.pay(g, seat, e.CASH, cost)
    g.office[seat] += 1
    if g.events is not None:
        g.tell("office", "EL-164", [seat, g.office[seat], cost])
    check_objective(g, seat)


def says_build(g: Eleven, seat: int, thing: int) -> Said | None:
    """A token or the next Office step, with its cost and VP."""
    if thing == c.OFFICE:
        step = min(g.office[seat] + 1, c.OFFICE_STEPS)
        cost = euros(-max(0, office_cost(g, seat, 0)))
        return said("office", place="office", step=step, vp=c.OFFICE_VP[step], cost=cost)
    if not c.INFRASTRUCTURE <= thing < c.INFRASTRUCTURE + INFRASTRUCTURES:
        return None
    kind = thing - c.INFRASTRUCTURE
    gives = printed("infrastructure", c.INFRASTRUCTURE_NAMES[kind], "text")
    return said(what=building(kind), gives=gives, cost=euros(-build_cost(g, seat, 0)))


def refuses_build(g: Eleven, seat: int, thing: int) -> Said:
    """What stands against a token or an Office step."""
    if thing == c.OFFICE:
        if g.office[seat] == c.OFFICE_STEPS:
            return refuse("EL-167", "office-finished")
        return refuse("EL-164", "cost", cost=office_cost(g, seat, 0), cash=club.cash(g, seat))
    if not c.INFRASTRUCTURE <= thing < c.INFRASTRUCTURE + INFRASTRUCTURES:
        return refuse("EL-157", "not-to-be-built")
    kind = thing - c.INFRASTRUCTURE
    if not has_space(g, seat, kind):
        return refuse("EL-160" if kind >= STAND_3 else "EL-159", "no-space")
    return refuse("EL-157", "cost", cost=build_cost(g, seat, 0), cash=club.cash(g, seat))


BUILD_VERB: Final[Verb] = Verb(s.BUILD, "build", says_build, "stadium")
