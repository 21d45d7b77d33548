"""Line-ups as a person edits them: any post, in any order, until they are sent (FM-149 to FM-157).

The rules take a line-up post by post. A draft is the same choice laid out on the pitch: who stands where,
and which post is being edited. It begins with the automatic line-up. `edit` moves footballers, `look`
says who may stand on the post and why not, `sequence` turns the draft into the small decisions that
the rules check again. In a draft slots are posts, and an empty one is a trainee.
"""

from __future__ import annotations

import msgspec

from touchline.engine.errors import Refused
from touchline.engine.game import DraftSlot, DraftView
from touchline.engine.questions import Said, refuse, said
from touchline.engine.views import Blocked, OptionView
from touchline.games.footmania.cards import CAN_PLAY, FOOTBALLERS, IS_RED, POSTS, THINGS, UNIT, VALUE
from touchline.games.footmania.questions import QUESTIONS
from touchline.games.footmania.rules.line_up import best_line_up, red_limit, red_room
from touchline.games.footmania.state import LINE_UP, TRAINEE, Footmania
from touchline.games.footmania.text import facts, name, say

CARDS = {name: i for i, name in enumerate(THINGS[:FOOTBALLERS])}
TRAINEES = (TRAINEE,) * POSTS


class Draft(msgspec.Struct, frozen=True):
    """Who stands on each post, and the post being edited."""

    cursor: int
    team: tuple[int, ...]


def begin(g: Footmania, seat: int) -> Draft:
    """The automatic line-up, the goalkeeper in front."""
    return Draft(0, tuple(best_line_up(g.squad[seat], red_limit(g))))


def current(g: Footmania, seat: int, draft: Draft | None) -> Draft:
    """The draft, or a new one where there is none or it names somebody who is gone."""
    if draft and all(card < 0 or card in g.squad[seat] for card in draft.team):
        return draft
    return begin(g, seat)


def edit(g: Footmania, seat: int, draft: Draft | None, op: str) -> Draft:
    """Do one thing: `slot:7`, `put:Y07`, `take:7.Y07`, `clear:7`, `clear:all` or `clear:auto`."""
    draft = current(g, seat, draft)
    verb, _, what = op.partition(":")
    if verb == "clear" and what == "all":
        return Draft(0, TRAINEES)
    if verb == "clear" and what == "auto":
        return begin(g, seat)
    if verb == "put" and what in CARDS:
        return put(g, seat, draft, CARDS[what])
    slot, _, card = what.partition(".")
    if slot.isdecimal() and 1 <= int(slot) <= POSTS:
        post = int(slot) - 1
        if verb == "slot":
            return Draft(post, draft.team)
        if verb == "clear" or (verb == "take" and CARDS.get(card, TRAINEE) == draft.team[post]):
            return Draft(post, replaced(draft.team, post, TRAINEE))
    raise Refused(op[:60], "FM-150", say("draft-may"))


def put(g: Footmania, seat: int, draft: Draft, card: int) -> Draft:
    """Place him on the post being edited; whoever stood there sits down, and he leaves his old post."""
    refused = against(g, seat, draft, card)
    if refused:
        raise Refused(f"put:{THINGS[card]}", *QUESTIONS.reason(refused))
    return Draft(draft.cursor, replaced(without(draft.team, card), draft.cursor, card))


def replaced(team: tuple[int, ...], post: int, card: int) -> tuple[int, ...]:
    """The line-up with somebody else on this post."""
    return (*team[:post], card, *team[post + 1 :])


def without(team: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The line-up with a trainee where he stood."""
    return tuple(TRAINEE if other == card else other for other in team)


def against(g: Footmania, seat: int, draft: Draft, card: int) -> Said | None:
    """Why he may not stand on the post being edited; None if he may."""
    post = draft.cursor
    if card not in g.squad[seat]:
        return refuse("FM-149", "not-in-squad")
    if draft.team[post] == card:
        return refuse("FM-152", "stands-there")
    if not CAN_PLAY[card] & 2 << post:
        return refuse("FM-151", "cannot-play-post", post=post + 1)
    rest = replaced(without(draft.team, card), post, TRAINEE)
    return refuse("FM-153", "three-red") if IS_RED[card] and red_room(g, list(rest)) < 1 else None


def look(g: Footmania, seat: int, draft: Draft | None) -> DraftView:
    """The draft as its owner sees it; a line-up can always be sent (FM-154, FM-155)."""
    draft = current(g, seat, draft)
    there = draft.team[draft.cursor]
    worth = VALUE[there] if there >= 0 else -1
    options, blocked = [], []
    for card in g.squad[seat]:
        gain = VALUE[card] - worth - (VALUE[card] + 1 if card in draft.team else 0)
        case, post = "" if gain >= 0 else "less", draft.cursor + 1
        placed = said(case, card=name(card), post=post, facts=facts(card), gain=abs(gain))
        words = QUESTIONS.option("put", placed, "squad")
        refused = against(g, seat, draft, card)
        if refused:
            blocked.append(Blocked(f"put:{THINGS[card]}", words.label, *QUESTIONS.reason(refused)))
        else:
            options.append(OptionView(f"put:{THINGS[card]}", words))
    if draft.team != begin(g, seat).team:
        options.append(OptionView("clear:auto", QUESTIONS.option("line_up", said("auto"), "pitch")))
    slots = [
        DraftSlot([THINGS[card]], VALUE[card], 0, True) if card >= 0 else DraftSlot([], -1, 0, True)
        for card in draft.team
    ]
    return DraftView(
        cursor=draft.cursor,
        slots=slots,
        options=options,
        blocked=blocked,
        left=[THINGS[card] for card in g.squad[seat] if card not in draft.team],
        purse=g.cash[seat] * UNIT,
        refused="",
        rule="",
    )


def sequence(g: Footmania, seat: int, draft: Draft | None) -> list[str]:
    """The small decisions that send this draft, from post 1 to post 11."""
    if g.open[seat] != LINE_UP:
        raise Refused(say("draft-send"), "FM-149", say("draft-one-by-one"))
    team = current(g, seat, draft).team
    if list(team) == best_line_up(g.squad[seat], red_limit(g)):
        return ["line_up:auto"]
    return [f"line_up:{THINGS[card]}" if card >= 0 else "line_up:trainee" for card in team]
