"""The events of Best 11: what their numbers are. The sentences are in words/en/events.ftl."""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.sentences import Sentences, Told
from touchline.engine.speech import Fact, Seat
from touchline.games.best11.text import listed, name, printed, say


def nth(number: int) -> Fact:
    """A slot as it is counted on the board."""
    return number + 1


def seats(those: list[int]) -> Fact:
    """Several managers in a row."""
    return speech.listed(say("who", who=Seat(seat)) for seat in those)


def round_facts(args: list[int]) -> dict[str, Fact]:
    """The day and the name of a round."""
    return {"day": printed("rounds", str(args[0]), "day"), "title": printed("rounds", str(args[0]))}


EVENTS: Final[dict[str, Told]] = {
    "whistle": Told("who:seat"),
    "keeper_shown": Told("card:card", about=""),
    "board_dealt": Told("who:seat board:card"),
    "board_chosen": Told("who:seat board:card"),
    "hand_dealt": Told("who:seat cards:cards*", case=lambda a: "" if len(a) > 1 else "hidden"),
    "starting_money": Told("who:seat money"),
    "tactics_drawn": Told(
        "who:seat cards:cards*",
        case=lambda a: "" if a[1] >= 0 else "hidden",
        facts=lambda a: {"n": len(a) - 1},
    ),
    "tactic_returned": Told("who:seat tactic:card", case=lambda a: "" if a[1] >= 0 else "hidden"),
    "tactics_kept": Told(about=""),
    "round": Told("n", facts=round_facts, about="", quiet=True, chapter=True),
    "no_nomination": Told("who:seat"),
    "nominated": Told("who:seat card:card"),
    "market": Told("nominated dealt cards:cards*", about=""),
    "own_slot": Told("who:seat card:card slot:nth"),
    "bid_placed": Told("who:seat slot:nth card:card", quiet=True),
    "sealed": Told("who:seat"),
    "slot": Told("slot:nth card:card", about=""),
    "bid_shown": Told("who:seat slot:nth value cards:cards*"),
    "no_bid": Told("slot:nth seats:seats*", about=""),
    "late_pass": Told("who:seat"),
    "late_added": Told("who:seat slot:nth card:card value", mark="bolt"),
    "tied": Told("slot:nth value seats:seats*", about="", mark="whistle"),
    "tie_awarded": Told("who:seat slot:nth winner:seat"),
    "won": Told("who:seat slot:nth card:card value owner:seat", case=lambda a: "own" if a[4] == a[0] else ""),
    "paid_money": Told("who:seat money"),
    "paid_card": Told("who:seat card:card"),
    "spent_card": Told("card:card", about=""),
    "bid_returned": Told("who:seat slot:nth"),
    "unsold": Told("slot:nth card:card owner:seat", about=""),
    "tax": Told("who:seat money", mark="coin"),
    "handicap_money": Told("who:seat money"),
    "handicap_tactic": Told("who:seat"),
    "handicap_discard": Told("who:seat"),
    "hand_discarded": Told("who:seat card:card"),
    "bonus_used": Told("who:seat card:card"),
    "bonus_declined": Told("who:seat"),
    "declined": Told("who:seat"),
    "extra_card": Told("who:seat"),
    "added_from_hand": Told("who:seat card:card"),
    "bonus_reused": Told("who:seat card:card"),
    "added_from_discard": Told("who:seat card:card"),
    "special_kept": Told("who:seat card:card"),
    "special_cashed": Told("who:seat card:card money"),
    "released": Told("who:seat card:card"),
    "keeper_taken": Told("who:seat card:card", mark="glove"),
    "keeper_passed": Told("who:seat"),
    "income": Told("who:seat filled money"),
    "refilled": Told("who:seat cards:cards*"),
    "reshuffled": Told("n", about=""),
    "whistle_passed": Told("who:seat", about=""),
    "full_time": Told(about="", chapter=True),
}

STORY: Final = Sentences(say, EVENTS, {"card": name, "nth": nth}, {"cards": listed, "seats": seats})
sentence: Final = STORY.sentence
