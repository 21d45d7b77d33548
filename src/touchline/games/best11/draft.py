"""Sealed bids as a person edits them: any slot, in any order, until they are sealed (B11-260).

The rules take a bid slot by slot, card by card. A draft is the same choice laid out on the table: what
lies in which slot, and which slot is being edited. `edit` moves things, `look` says what may be added
where and why not, `sequence` turns the draft into the small decisions that the rules check again.
"""

from __future__ import annotations

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import DraftSlot, DraftView, OptionText
from touchline.engine.questions import refuse
from touchline.engine.views import Blocked, OptionView
from touchline.games.best11.cards import BASE, MONEY_1, MONEY_3, NEXT, THINGS, WORTH
from touchline.games.best11.questions import QUESTIONS
from touchline.games.best11.rules import RULES
from touchline.games.best11.rules.auction import legal_bid, refuses_bid, says_added
from touchline.games.best11.state import BID, NO_BID, Best11
from touchline.games.best11.text import say

NUMBER = {name: i for i, name in enumerate(THINGS)}
PLACEABLE = {name: i for i, name in enumerate(THINGS) if i < 101 or i in (MONEY_1, MONEY_3)}


class Draft(msgspec.Struct, frozen=True):
    """What lies in each slot, and the slot being edited."""

    cursor: int
    bids: tuple[tuple[int, ...], ...]


def begin(g: Best11) -> Draft:
    """No bids yet, the first slot in front."""
    return Draft(0, ((),) * len(g.market))


def edit(g: Best11, seat: int, draft: Draft | None, op: str) -> Draft:
    """Do one thing to the draft: `slot:2`, `put:fa_012`, `take:2.fa_012`, `clear:2` or `clear:all`."""
    draft = draft if draft and len(draft.bids) == len(g.market) else begin(g)
    verb, _, what = op.partition(":")
    if verb == "slot" and what.isdecimal() and 1 <= int(what) <= len(draft.bids):
        return Draft(int(what) - 1, draft.bids)
    if verb == "put" and what in PLACEABLE:
        return put(g, seat, draft, PLACEABLE[what])
    if verb == "clear" and what == "all":
        return begin(g)
    slot_text, _, name = what.partition(".")
    if slot_text.isdecimal() and 1 <= int(slot_text) <= len(draft.bids):
        slot = int(slot_text) - 1
        if verb == "clear":
            return Draft(slot, replaced(draft, slot, ()))
        things = list(draft.bids[slot])
        if verb == "take" and PLACEABLE.get(name, -1) in things:
            things.remove(PLACEABLE[name])
            return Draft(slot, replaced(draft, slot, tuple(things)))
    raise Refused(op[:60], "B11-260", say("draft-may"))


def put(g: Best11, seat: int, draft: Draft, thing: int) -> Draft:
    """Add a card or money to the bid on the slot being edited, if the rules would let it stand there."""
    world, arg = committed(g, seat, draft)
    if BID | thing << 8 not in legal_bid(world, seat, arg):
        rule, reason = reason_against(g, seat, draft, world, arg, thing)
        raise Refused(f"put:{THINGS[thing]}", rule, reason)
    slot = draft.cursor
    return Draft(slot, replaced(draft, slot, (*draft.bids[slot], thing)))


def replaced(draft: Draft, slot: int, things: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The bids with another one in this slot."""
    return (*draft.bids[:slot], things, *draft.bids[slot + 1 :])


def committed(g: Best11, seat: int, draft: Draft) -> tuple[Best11, int]:
    """The table with everything in the draft placed, and the bid question for the slot being edited."""
    world = g.clone()
    take_up(world, seat)
    for slot, things in enumerate(draft.bids):
        for thing in things:
            if thing >= MONEY_1:
                world.purse[seat] -= WORTH[thing]
            elif thing in world.hand[seat]:
                world.hand[seat].remove(thing)
            world.bids[seat].append(slot << 8 | thing)
    here = draft.bids[draft.cursor]
    return world, draft.cursor | len(here) << 4 | sum(WORTH[thing] for thing in here) << 8


def take_up(world: Best11, seat: int) -> None:
    """Small bid decisions that were already made go back to the hand: the draft starts from nothing."""
    for entry in world.bids[seat]:
        if entry & 0xFF >= MONEY_1:
            world.purse[seat] += WORTH[entry & 0xFF]
        else:
            world.hand[seat].append(entry & 0xFF)
    world.bids[seat] = []


def reason_against(
    g: Best11, seat: int, draft: Draft, world: Best11, arg: int, thing: int
) -> tuple[str, str]:
    """Why this may not be added to the slot being edited."""
    for slot, things in enumerate(draft.bids):
        if thing in things and thing < MONEY_1:
            return QUESTIONS.reason(refuse("B11-054", "in-another-bid", slot=slot + 1))
    return QUESTIONS.reason(refuses_bid(world, seat, arg, BID | thing << 8))


def added(thing: int, value: int, need: int) -> OptionText:
    """A card or money that may join the bid, in the same words as where bids are entered one by one."""
    return QUESTIONS.option("bid", says_added(thing, value, need), "hand")


def look(g: Best11, seat: int, draft: Draft | None) -> DraftView:
    """The draft as its owner sees it: bids, what may be added, what may not, whether it can be sealed."""
    draft = draft if draft and len(draft.bids) == len(g.market) else begin(g)
    world, arg = committed(g, seat, draft)
    legal = [option >> 8 for option in legal_bid(world, seat, arg) if option >> 8 != NEXT]
    value, need = arg >> 8, BASE[g.market[draft.cursor]]
    options = []
    for thing in legal:
        options.append(OptionView(f"put:{THINGS[thing]}", added(thing, value, need)))
    blocked = []
    own = [g.market[slot] for slot in range(len(g.market)) if g.owner[slot] == seat]
    for thing in [*world.hand[seat], MONEY_3, MONEY_1, *own]:
        if thing not in legal:
            rule, reason = reason_against(g, seat, draft, world, arg, thing)
            blocked.append(Blocked(f"put:{THINGS[thing]}", added(thing, value, need).label, rule, reason))
    slots = []
    for slot, things in enumerate(draft.bids):
        worth = sum(WORTH[thing] for thing in things)
        enough = not things or worth >= BASE[g.market[slot]]
        slots.append(DraftSlot([THINGS[thing] for thing in things], worth, BASE[g.market[slot]], enough))
    short = [slot + 1 for slot, s in enumerate(slots) if not s.enough]
    return DraftView(
        cursor=draft.cursor,
        slots=slots,
        options=options,
        blocked=blocked,
        left=[THINGS[card] for card in world.hand[seat]],
        purse=world.purse[seat],
        refused=say("draft-below-minimum", slot=short[0]) if short else "",
        rule="B11-257" if short else "",
    )


def sequence(g: Best11, seat: int, draft: Draft | None) -> list[str]:
    """The small decisions that seal this draft, in the order of the slots (B11-256).

    Tried out on a copy, because the rules take a step without asking where there is only one.
    """
    if g.open[seat] & 0xFF not in (BID, NO_BID) or g.bids[seat]:
        raise Refused(say("draft-seal"), "B11-256", say("draft-one-by-one"))
    view = look(g, seat, draft)
    if view.refused:
        raise Refused(say("draft-seal"), view.rule, view.refused)
    world = g.clone()
    plays = []
    for slot, held in enumerate(view.slots):
        for at, name in enumerate([*held.things, "next"]):
            asked, arg = world.open[seat] & 0xFF, world.open[seat] >> 8
            if asked in (BID, NO_BID) and arg & 15 == slot and arg >> 4 & 15 <= at:
                RULES.apply(world, seat, BID | NUMBER[name] << 8)
                plays.append(f"bid:{name}")
    return plays
