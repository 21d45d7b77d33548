"""Objectives: secret until their goal is met, then revealed and scored at once (EL-276 to EL-280, EL-400)."""

from __future__ import annotations

from typing import Final

from touchline.games.eleven import cards as c, objective_cards
from touchline.games.eleven.rules.club import adboards, cash, gain_vp, tokens_built
from touchline.games.eleven.rules.league import place
from touchline.games.eleven.state import GOAL_MET, PERFECT, TRAINED, Eleven

SET_SIZE: Final = 3  # cards of one set that O05 counts


def trained_youngsters(g: Eleven, seat: int) -> int:
    """Trained Youngsters that the club owns."""
    count = 0
    for card in g.squad[seat]:
        if c.YOUNGSTER <= card < c.VETERAN and g.tokens[8 * card + TRAINED]:
            count += 1
    return count


def full_sets(g: Eleven, seat: int) -> int:
    """Staff sets of three cards and more; suspended cards do not count (EL-391)."""
    counts = [0] * len(c.SETS)
    for card in g.staff[seat]:
        if g.suspension[card] == 0:
            counts[c.SET[card]] += 1
    return sum([1 for count in counts if count >= SET_SIZE])


def sponsors_in_place(g: Eleven, seat: int) -> int:
    """Adboard Sponsors of a club that has a kit Sponsor; suspended cards do not count (EL-391)."""
    if g.kit[seat] < 0 or g.suspension[g.kit[seat]]:
        return 0
    return sum([1 for contract in adboards(g, seat) if g.suspension[contract >> 2] == 0])


def best_match(g: Eleven, seat: int, clean: bool) -> int:
    """Most goals in one Match; with `clean`, in one without conceding."""
    best = 0
    for match in g.history[6 * seat : 6 * seat + 6]:
        if match >= 0 and (not clean or match >> 24 == 0):
            best = max(best, match >> 16 & 0xFF)
    return best


def progress(g: Eleven, seat: int, what: int, perfect: bool) -> int:
    """How far the club is with what an Objective counts."""
    if what == objective_cards.MATCHES_WON:
        return g.won[seat]
    if what == objective_cards.TRAINED_YOUNGSTERS:
        return trained_youngsters(g, seat)
    if what == objective_cards.SOLD_OUT_MATCHES:
        return g.sold_outs[seat]
    if what == objective_cards.OFFICE_STEP:
        return g.office[seat]
    if what == objective_cards.STAFF_SETS:
        return full_sets(g, seat)
    if what == objective_cards.GOALS_IN_A_MATCH:
        return best_match(g, seat, perfect)
    if what == objective_cards.ADBOARDS_WITH_KIT:
        return sponsors_in_place(g, seat)
    if what == objective_cards.INFRASTRUCTURE_BUILT:
        return tokens_built(g, seat)
    if what == objective_cards.PLACE:
        return place(g, seat)
    if what == objective_cards.CASH_LEFT:
        return cash(g, seat)
    if what == objective_cards.CLEAN_SHEETS:
        return g.clean_sheets[seat]
    return min(g.stats[4 * seat : 4 * seat + 4])


def is_met(g: Eleven, seat: int, what: int, perfect: bool) -> bool:
    """Whether the goal, or the perfect goal, of an Objective is met; places count downwards."""
    found = progress(g, seat, what, perfect)
    need = objective_cards.PERFECT[what] if perfect else objective_cards.GOAL[what]
    return found <= need if what == objective_cards.PLACE else found >= need


def check_objective(g: Eleven, seat: int) -> None:
    """Reveal and score the club's Objective as soon as its goal is met (EL-277, EL-278, EL-280)."""
    if g.objective[seat] >= 0 and g.objective_state[seat] != PERFECT:
        what = g.objective[seat] - c.OBJECTIVE
        if not objective_cards.END[what]:
            settle_objective(g, seat, what)


def settle_objective(g: Eleven, seat: int, what: int) -> None:
    """Two VP for the goal, two more for the perfect goal (EL-276)."""
    if g.objective_state[seat] < GOAL_MET and is_met(g, seat, what, False):
        g.objective_state[seat] = GOAL_MET
        g.reveal()
        if g.events is not None:
            g.tell("objective", "EL-277", [seat, g.objective[seat]])
        gain_vp(g, seat, objective_cards.VP, "EL-276")
    if g.objective_state[seat] == GOAL_MET and is_met(g, seat, what, True):
        g.objective_state[seat] = PERFECT
        g.reveal()
        if g.events is not None:
            g.tell("perfect", "EL-278", [seat, g.objective[seat]])
        gain_vp(g, seat, objective_cards.VP, "EL-278")


def end_objectives(g: Eleven, arg: int) -> None:
    """END Objectives, once, before final scoring; all others are shown (EL-279, EL-293)."""
    for seat in g.in_order(g.lead):
        what = g.objective[seat] - c.OBJECTIVE
        if objective_cards.END[what]:
            settle_objective(g, seat, what)
        if g.events is not None and not g.objective_state[seat]:
            g.tell("objective_missed", "EL-279", [seat, g.objective[seat]])
