"""The events of Superclub: what their numbers are. The sentences are in words/en/events.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.engine import speech
from touchline.engine.sentences import Sentences, Told
from touchline.engine.speech import Fact, Seat
from touchline.games.superclub import cards as c, state as s, text
from touchline.games.superclub.rules.offers import asked, given, paid_of

CONTESTS: Final = ("league", "supercup", "super_duper_cup")
OUTCOMES: Final = ("loss", "draw", "win")
SHARED: Final = -2  # the winner of a third that nobody won


def price(amount: int) -> Fact:
    """What something costs."""
    return text.money(amount) if amount else text.say("nothing")


def club(number: int) -> str:
    """A manager, or a club without one, inside a sentence."""
    return text.ai_name(number - s.AI) if number >= s.AI else text.say("who", who=Seat(number))


def clubs(numbers: Sequence[int], figures: Sequence[int]) -> str:
    """Clubs with a figure each."""
    found = (
        text.say("club-figure", club=club(number), n=figure)
        for number, figure in zip(numbers, figures, strict=True)
    )
    return speech.listed(found, "unit")


def actor(number: int) -> dict[str, Fact]:
    """A manager, or a club without one, that does something."""
    return (
        {"who": "other", "who-name": text.ai_name(number - s.AI)} if number >= s.AI else {"who": Seat(number)}
    )


def ranking(numbers: Sequence[int]) -> str:
    """The table of a season."""
    places = (text.say("place-of", n=place, club=club(one)) for place, one in enumerate(numbers, 1))
    return speech.listed(places, "unit")


def pairing(a: list[int]) -> dict[str, Fact]:
    """Who meets whom: contest, home, away, and the club of a side without a manager."""
    contest, home, away, rival = a[:4]
    sides = [club(home), club(away)]
    if contest == s.LEAGUE and rival >= 0:
        sides[1 if home >= 0 else 0] = text.ai_name(rival)
    elif contest == s.SUPERCUP:
        sides[1] = text.name(c.CUP + rival)
    return {"contest": CONTESTS[contest], "home": sides[0], "away": sides[1]}


def rows(men: list[int]) -> Fact:
    """A line-up from goal to attack."""
    found = (
        speech.listed([text.name(man) for man in row if man >= 0 or man == s.KEEPER], "unit")
        for row in (men[:1], men[1:5], men[5:10], men[10:])
    )
    return " – ".join(row for row in found if row)


def duel(a: list[int]) -> dict[str, Fact]:
    """Who attacks and who defends, where it is not midfield."""
    home, away, third = a[:3]
    attacker, defender = (home, away) if third == c.ATT else (away, home)
    return {"attacker": Seat(attacker), "defender": Seat(defender)}


def kick(a: list[int]) -> dict[str, Fact]:
    """Who takes a penalty: somebody with a name, or a player of the opponent."""
    return {"taker": text.say("opponent-taker", stars=a[2]) if a[1] == s.RIVAL else text.name(a[1])}


def stars_of(a: list[int]) -> dict[str, Fact]:
    """The stars that a player has now."""
    return {"stars": text.stars_text(a[2])}


def traded(a: list[int]) -> dict[str, Fact]:
    """A trade as everybody hears of it: maker, partner, cash, how many things are given, the things."""
    count = a[3]
    return {"trade": text.trade_text(a[4 : 4 + count], a[4 + count :], a[2])}


def offered(a: list[int]) -> dict[str, Fact]:
    """What an offer gives for what."""
    return {"trade": text.trade_text(given(a[1:]), asked(a[1:]), paid_of(a[1:]))}


def printed(at: int, first: int) -> Told:
    """A card with a sentence of its own."""
    return Told(
        "who:seat",
        facts=lambda a: {"card": text.name(first + a[at]), "facts": text.facts(None, first + a[at])},
    )


EVENTS: Final[dict[str, Told]] = {
    "club": Told("who:seat club:club"),
    "opening_die": Told("who:seat die"),
    "manager_1": Told("who:seat"),
    "superstar": Told("player:card", about=""),
    "draft_board": Told("n players:cards*", about="", chapter=True),
    "drafted": Told("who:seat player:card", shows="player"),
    "draft_over": Told(facts=lambda a: {"clubs": clubs(range(len(a)), a)}, about=""),
    "staff_drawn": Told("who:seat members:members*"),
    "hired": Told("who:seat member:member price:price"),
    "nobody_hired": Told("who:seat"),
    "fired": Told("who:seat member:member"),
    "off_season": Told("n", about="", chapter=True),
    "boost": Told("who:seat place"),
    "reward": Told("who:seat place money:money"),
    "stadium_income": Told("who:seat money:money"),
    "season_income": Told("who:seat money:money"),
    "wages": Told(
        "who:seat paid:money",
        case=lambda a: "short" if a[1] < a[2] else "",
        facts=lambda a: {"waived": text.money(a[2] - a[1])},
    ),
    "sold_abroad": Told("who:seat player:card price:money", shows="player"),
    "no_unhappy_bid": Told("who:seat"),
    "unhappy_bid": Told("who:seat player:card bid:money owner:seat"),
    "entered": Told("who:seat player:card"),
    "demand": Told("who:seat player:card price:money"),
    "demand_declined": Told("who:seat"),
    "unhappy_sold": Told("who:seat player:card to:seat price:money"),
    "benched": Told("who:seat player:card"),
    "star": Told("who:seat player:card", facts=stars_of, shows="player"),
    "star_lost": Told("who:seat player:card", facts=stars_of),
    "trained": Told(
        "who:seat player:card die before after",
        case=lambda a: "" if a[4] > a[3] else "failed",
        shows="player",
    ),
    "scouted": Told(
        "who:seat player:card continent:continent",
        facts=lambda a: {"facts": text.facts(None, a[1])},
        shows="player",
    ),
    "signed": Told("who:seat player:card price:price", shows="player"),
    "rejected": Told("who:seat player:card"),
    "reshuffled": Told("n", about=""),
    "changers_reshuffled": Told("n", about=""),
    "upgrade": Told(
        "who:seat facility:department level price:price",
        facts=lambda a: {"called": text.facility_name(a[1], a[2])},
    ),
    "turned": Told(
        "who:seat player:card floor:money", facts=lambda a: {"facts": text.facts(None, a[1])}, shows="player"
    ),
    "bids": Told("who:seat player:card bid:money"),
    "matches": Told("who:seat player:card bid:money"),
    "stands": Told("who:seat"),
    "passes": Told("who:seat"),
    "no_bid": Told("player:card", about=""),
    "auction_won": Told(
        "who:seat player:card bid:money price:money",
        case=lambda a: "" if a[2] == a[3] else "discount",
        shows="player",
    ),
    "offer_made": Told("who:seat to:seat", facts=offered),
    "counter_offer": Told("who:seat to:seat", facts=offered),
    "offer_declined": Told("who:seat maker:seat"),
    "offer_lapsed": Told("who:seat to:seat"),
    "letter_withdrawn": Told("who:seat to:seat"),
    "auto_done": Told("who:seat", case=lambda a: "on" if a[1] else "off"),
    "trade": Told("who:seat to:seat", facts=traded, mark="handshake"),
    "last_season": Told("n", about=""),
    "season": Told(
        "n",
        facts=lambda a: {"clubs": clubs(range(len(a) - 1), a[1:])},
        about="",
        mark="flag",
        chapter=True,
    ),
    "season_card": Told(
        "n",
        facts=lambda a: {"clubs": len(a) - 1, "points": speech.listed(str(one) for one in a[1:])},
        about="",
    ),
    "round": Told("season n", about=""),
    "line_up": Told(
        "who:seat",
        case=lambda a: "captain" if a[2] >= 0 else "",
        facts=lambda a: {
            "formation": c.THINGS[c.FORMATION + a[1]] if a[1] >= 0 else "",
            "captain": text.third_name(max(0, a[2])),
            "rows": rows(a[3:]),
        },
    ),
    "kick_off": Told(facts=pairing, about=""),
    "dice": Told(
        "home:seat away:seat third h1 h2 a1 a2",
        case=lambda a: "midfield" if a[2] == c.MID else "",
        facts=duel,
        about="",
    ),
    "totals": Told(
        facts=lambda a: {
            "home": club(a[0]),
            "away": club(a[1]),
            "ours": text.halves(a[3]),
            "theirs": text.halves(a[4]),
        },
        about="",
    ),
    "third": Told(
        "number winner:seat ours:halves theirs:halves",
        case=lambda a: "shared" if a[1] == SHARED else "",
        about="",
    ),
    "full_time": Told(
        "home:seat away:seat outcome ours:halves theirs:halves",
        case=lambda a: "draw" if OUTCOMES[a[2]] == "draw" else "",
        facts=lambda a: {"winner": Seat(a[0] if a[2] == c.WIN else a[1])},
        about="",
    ),
    "points": Told(
        facts=lambda a: {"home": club(a[0]), "away": club(a[1]), "ours": a[3], "theirs": a[4]}, about=""
    ),
    "injury": Told("who:seat player:card", shows="player"),
    "changer_drawn": Told("who:seat die"),
    "substitute": Told("who:seat player:card", shows="player"),
    "nobody_left": Told("who:seat"),
    "healed": Told("who:seat player:card"),
    "weapon": printed(1, c.CHANGER),
    "target": Told("who:seat changer:changer target:card"),
    "protest": Told("who:seat die"),
    "draw_breaker": Told("who:seat die", case=lambda a: "win" if a[2] else ""),
    "weapon_kept": Told("who:seat changer:changer", case=lambda a: "" if a[1] >= 0 else "hidden"),
    "news": printed(1, c.CHANGER),
    "misses": Told("who:seat player:card"),
    "out": Told("who:seat player:card"),
    "fine": Told(
        "who:seat paid:money",
        case=lambda a: "short" if a[1] < a[2] else "",
        facts=lambda a: {"waived": text.money(a[2] - a[1])},
    ),
    "released": Told("who:seat player:card"),
    "sim": Told("who:seat d1 d2 outcome points", facts=lambda a: {"outcome": OUTCOMES[a[3]]}),
    "tie_die": Told("who:seat die", facts=lambda a: actor(a[0])),
    "ranking": Told("n", facts=lambda a: {"clubs": ranking(a[1:])}, about="", mark="league"),
    "cup_card": Told("who:seat n"),
    "saved": Told("who:seat n"),
    "super_duper_cup": Told(
        facts=lambda a: {"clubs": speech.listed(club(seat) for seat in a)},
        about="",
        mark="cup",
        chapter=True,
    ),
    "opponent": Told(
        "who:seat opponent:cup",
        facts=lambda a: {"facts": text.facts(None, c.CUP + a[1])},
        mark="cup",
        chapter=True,
    ),
    "penalties": Told(about=""),
    "penalty": Told(
        "who:seat man stars die goal ours theirs",
        case=lambda a: ("" if a[3] else "sure") if a[4] else "missed",
        facts=kick,
        about="",
    ),
    "shoot_out": Told("home:seat away:seat ours theirs", about=""),
    "final_lost": Told("who:seat"),
    "game_over": Told("who:seat", case=lambda a: s.ENDS[a[1]]),
}

STORY: Final = Sentences(
    text.say,
    EVENTS,
    {
        "card": text.name,
        "member": lambda number: text.name(c.STAFF + number),
        "changer": lambda number: text.name(c.CHANGER + number) if number >= 0 else text.say("a-card"),
        "cup": lambda number: text.name(c.CUP + number),
        "continent": lambda number: text.name(c.CONTINENT + number),
        "club": lambda number: text.name(c.CLUB + number),
        "department": lambda number: text.name(c.DEPARTMENT + number),
        "money": text.money,
        "price": price,
        "halves": text.halves,
    },
    {"cards": text.listed, "members": lambda numbers: text.listed([c.STAFF + number for number in numbers])},
)
sentence: Final = STORY.sentence
