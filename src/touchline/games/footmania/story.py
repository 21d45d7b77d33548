"""The events of Footmania: what their numbers are. The sentences are in words/en/events.ftl."""

from __future__ import annotations

from typing import Final

from touchline.engine import speech
from touchline.engine.sentences import Sentences, Told
from touchline.engine.speech import Fact, Seat
from touchline.games.footmania import text
from touchline.games.footmania.cards import ITEMS, SQUARE, SQUARE_IDS
from touchline.games.footmania.state import TRAINEE, VACANT


def post(number: int) -> Fact:
    """A post, counted from 0, as it is numbered on the pitch."""
    return number + 1


def item(number: int) -> Fact:
    """What a sponsor pays for."""
    return text.printed("items", ITEMS[number])


def deck(foreign: int) -> Fact:
    """A deck of footballers, for sentences to choose by."""
    return text.DECKS[foreign]


def seats(those: list[int]) -> Fact:
    """Several managers in a row."""
    return speech.listed(text.say("who", who=Seat(seat)) for seat in those)


def team(cards: list[int]) -> Fact:
    """A line-up from post 1 to 11."""
    return ", ".join(on_post(number, card) for number, card in enumerate(cards, 1))


def on_post(number: int, card: int) -> str:
    """Who or what stands on a post."""
    if card >= 0:
        return text.say("on-post", post=number, card=text.name(card))
    return text.say("on-post-vacant" if card == VACANT else "on-post-trainee", post=number)


def square_facts(square: int) -> dict[str, Fact]:
    """A square by its name and its number."""
    return {"square": text.square_name(square), "id": SQUARE_IDS[square - SQUARE]}


def offer_facts(args: list[int]) -> dict[str, Fact]:
    """An offer: its amount, whether that is asked for, how many cards are given, all cards."""
    _, _, amount, asked, count, *cards = args
    return text.exchange(-amount if asked else amount, cards[:count], cards[count:])


def deal_facts(args: list[int]) -> dict[str, Fact]:
    """A deal: what was paid, how many cards were given, all cards."""
    _, _, paid, count, *cards = args
    return text.exchange(paid, cards[:count], cards[count:])


EVENTS: Final[dict[str, Told]] = {
    "turn": Told("who:seat phase n", quiet=True),
    "missed": Told("who:seat"),
    "phase_1_timed_out": Told("n", about=""),
    "rolled": Told("who:seat die"),
    "moved": Told("who:seat", facts=lambda a: square_facts(a[2])),
    "lapped": Told("who:seat"),
    "rolls_on": Told("who:seat"),
    "jackpot": Told("who:seat money:money", case=lambda a: "" if a[1] else "empty"),
    "no_sponsor": Told("who:seat item:item"),
    "sponsor_paid": Told("who:seat sponsor:card money:money"),
    "not_drawn": Told("who:seat deck:deck"),
    "drawn": Told("who:seat card:card"),
    "bought": Told("who:seat card:card money:money"),
    "refused_card": Told("who:seat card:card"),
    "auction": Told("by:seat lot:card money:money", about=""),
    "put_up": Told("who:seat card:card money:money"),
    "cannot_bid": Told("who:seat money:money"),
    "passed": Told("who:seat"),
    "bid": Told("who:seat lot:card money:money"),
    "unsold": Told("lot:card", about=""),
    "kept": Told("lot:card who:seat"),
    "knocked_down": Told("who:seat card:card money:money seller:seat"),
    "complete": Told("who:seat money:money team:team*", mark="flag"),
    "phase_2": Told(about=""),
    "plus_drawn": Told("who:seat plus:card"),
    "plus_returned": Told("who:seat plus:card"),
    "question": Told("who:seat question:card", facts=lambda a: {"text": text.question_text(a[1])}),
    "gained": Told("who:seat money:money"),
    "sponsor_signed": Told("who:seat sponsor:card old:card", case=lambda a: "instead" if a[2] >= 0 else ""),
    "sponsor_declined": Told("who:seat sponsor:card old:card"),
    "paid": Told("who:seat money:money dropped:money", case=lambda a: "dropped" if a[2] else ""),
    "bank_sold": Told("who:seat footballer:card money:money"),
    "sponsor_sold": Told("who:seat sponsor:card money:money"),
    "offer_made": Told("who:seat other:seat", facts=offer_facts),
    "offer_received": Told("who:seat other:seat", facts=offer_facts),
    "offer_refused": Told("who:seat other:seat"),
    "offer_was_refused": Told("who:seat other:seat"),
    "footballer_shown": Told("who:seat other:seat footballer:card"),
    "footballer_seen": Told("who:seat other:seat footballer:card"),
    "offer_cancelled": Told("who:seat other:seat"),
    "offer_was_cancelled": Told("who:seat other:seat"),
    "deal": Told("who:seat other:seat", facts=deal_facts),
    "letter_written": Told("who:seat"),
    "letter_withdrawn": Told("who:seat"),
    "letter_dropped": Told("who:seat"),
    "auto_done": Told("who:seat on"),
    "club_drawn": Told("who:seat club:card"),
    "club_declined": Told("who:seat club:card"),
    "team_shown": Told("who:seat stars team:team*"),
    "boosted": Told("who:seat plus:card more stars"),
    "euro_won": Told("who:seat club:card ours theirs money:money pennants", mark="star"),
    "euro_lost": Told("who:seat club:card ours theirs"),
    "matchday": Told("n", about="", mark="ball"),
    "deadline": Told(about=""),
    "fixture": Told("home:seat away:seat n", case=lambda a: "" if a[2] else "play-off", about=""),
    "lined_up": Told("who:seat team:team*", case=lambda a: "" if len(a) > 1 else "hidden"),
    "match_passed": Told("who:seat"),
    "extra_sub": Told("who:seat plus:card"),
    "substituted": Told(
        "who:seat card:card replaced:card post:post stars",
        case=lambda a: "" if a[2] > TRAINEE else "trainee",
    ),
    "attacked": Told("who:seat plus:card other:seat"),
    "targeted": Told("who:seat plus:card target:card"),
    "protected": Told("who:seat plus:card"),
    "weakened": Told("who:seat less stars"),
    "injured": Told("who:seat card:card"),
    "called_up": Told("who:seat card:card post:post stars"),
    "trainee_on": Told("who:seat post:post stars"),
    "sent_off": Told("who:seat card:card post:post stars", mark="warn"),
    "result": Told(
        "home:seat away:seat ours theirs",
        case=lambda a: "draw" if a[2] == a[3] else "",
        facts=lambda a: {"who": Seat(a[0] if a[2] > a[3] else a[1])},
        about="",
    ),
    "income": Told("money:money", about=""),
    "play_off": Told("seats:seats*", about="", mark="cup"),
    "full_time": Told(
        "seats:seats*",
        case=lambda a: "" if len(a) == 1 else "shared",
        facts=lambda a: {"who": Seat(a[0])},
        about="",
    ),
}

STORY: Final = Sentences(
    text.say,
    EVENTS,
    {"card": text.name, "money": text.money, "post": post, "item": item, "deck": deck},
    {"seats": seats, "team": team},
)
sentence: Final = STORY.sentence
