"""The events of Time of Soccer: what their numbers are. The sentences are in words/en/events.ftl."""

from __future__ import annotations

from typing import Final

from touchline.engine.sentences import Sentences, Told
from touchline.engine.speech import Fact
from touchline.games.time_of_soccer import text
from touchline.games.time_of_soccer.rules.match import CLASH, CUP, PENALTIES
from touchline.games.time_of_soccer.text import number

RESULTS: Final = ("win", "draw", "loss")


def nth(number: int) -> Fact:
    """A space as it is counted on the market."""
    return number + 1


def counted(things: list[int]) -> Fact:
    """How many there are."""
    return len(things)


def fixtures(tiles: list[int]) -> Fact:
    """League tiles by their letters."""
    return " ".join("ABCDE"[tile] for tile in tiles)


def ties(teams: list[int]) -> Fact:
    """Teams in pairs."""
    pairs = zip(teams[::2], teams[1::2], strict=True)
    return text.in_a_row(
        [text.say("tie", one=text.team_name(one), other=text.team_name(other)) for one, other in pairs]
    )


def ranking(points: list[int]) -> Fact:
    """The league table, the first team first."""
    order = sorted(range(len(points)), key=lambda team: (-points[team], team))
    return text.in_a_row(
        [text.say("league-points", team=text.team_name(team), points=points[team]) for team in order]
    )


def dice(rolled: list[int]) -> Fact:
    """Dice in a row."""
    return " ".join(map(str, rolled))


def result(a: list[int]) -> str:
    """How a match ended: `event-full_time-…`."""
    if a[5] & CLASH:
        return "clash-draw" if not a[4] else "clash-penalties" if a[5] & PENALTIES else "clash"
    return "penalties" if a[5] & PENALTIES else "cup" if a[5] & CUP else ""


def winner_and_loser(a: list[int]) -> dict[str, Fact]:
    """Who won a match and who lost it; in a draw, home and away."""
    first, last = (a[1], a[0]) if a[4] == 2 else (a[0], a[1])
    return {"winner": text.team_name(first), "loser": text.team_name(last)}


def tile_facts(a: list[int]) -> dict[str, Fact]:
    """What the tile does."""
    return {"facts": text.facts(a[1])}


EVENTS: Final[dict[str, Told]] = {
    "club_chosen": Told("who:seat club:team"),
    "decks_shuffled": Told("n out", about=""),
    "uniques_drawn": Told("who:seat tiles:tiles*"),
    "unique_kept": Told("who:seat tile:tile", shows="tile"),
    "starters_drawn": Told("who:seat tiles:tiles*"),
    "first_player": Told("who:seat"),
    "cup_drawn": Told("ties:ties*", about=""),
    "fixtures_shuffled": Told("fixtures:fixtures*", about=""),
    "market_filled": Told("tiles:tiles*", about=""),
    "car_placed": Told("who:seat street:street"),
    "week": Told(
        "n", facts=lambda a: {"title": text.printed("weeks", str(a[0]))}, about="", quiet=True, chapter=True
    ),
    "market_day": Told("day:day", about=""),
    "no_market": Told("day:day", about=""),
    "pre_season_over": Told(about=""),
    "marker_passed": Told("who:seat"),
    "collection": Told(
        "who:seat amount",
        case=lambda a: "" if a[1] > 0 else "owes" if a[1] < 0 else "even",
        facts=lambda a: {"owed": -a[1]},
    ),
    "short_of_money": Told("who:seat paid forgiven fans", mark="coin"),
    "fan_gained": Told("who:seat fans"),
    "market_turn": Told("who:seat points", quiet=True),
    "moved": Told("who:seat street:street points", quiet=True),
    "parked": Told("who:seat space:nth"),
    "turn_ended": Told("who:seat"),
    "acquired": Told(
        "who:seat tile:tile cost", case=lambda a: "" if a[2] else "free", facts=tile_facts, shows="tile"
    ),
    "replaced": Told("who:seat tile:tile"),
    "contract_returned": Told("who:seat tile:tile space:nth", shows="tile"),
    "dismissed": Told("who:seat tile:tile"),
    "secretary_roll": Told("who:seat face amount"),
    "forced": Told("who:seat space:nth tile:tile", shows="tile"),
    "talks_broken": Told("who:seat tile:tile", shows="tile"),
    "declined": Told("who:seat tile:tile", shows="tile"),
    "sales_entered": Told("who:seat space:nth tile:tile", shows="tile"),
    "deal_named": Told("who:seat tile:tile", shows="tile"),
    "talks_paid": Told("who:seat cost"),
    "deal_failed": Told("who:seat tile:tile", shows="tile"),
    "bought_second": Told("who:seat tile:tile cost"),
    "sold": Told("who:seat tile:tile amount"),
    "friendly": Told("who:seat tile:tile", facts=tile_facts),
    "press_true": Told(
        "who:seat tile:tile money points", case=lambda a: "points" if a[3] else "", mark="press"
    ),
    "press_false": Told(
        "who:seat tile:tile",
        case=lambda a: "points" if a[3] else "",
        facts=lambda a: {"money": -a[2], "points": -a[3]},
        mark="press",
    ),
    "recovered": Told(
        "who:seat energy:number fatigue:number barred", case=lambda a: "barred" if a[3] else ""
    ),
    "team_kind": Told("who:seat", facts=lambda a: {"team": text.say(f"team-kind-{a[1]}")}),
    "old_tiles_left": Told("tiles:tiles*", case=lambda a: "" if a else "none", about=""),
    "tiles_aged": Told("n:counted*", about=""),
    "tile_placed": Told("space:nth tile:tile", about="", shows="tile"),
    "removal_roll": Told(
        "white blue",
        case=lambda a: "" if a[2] >= 0 else "none",
        facts=lambda a: {"tile": text.name(a[2])} if a[2] >= 0 else {},
        about="",
    ),
    "placed": Told(
        "who:seat tile:tile",
        case=lambda a: "" if a[2] >= 0 else "bench",
        facts=lambda a: {"position": text.position_name(a[2])} if a[2] >= 0 else {},
        shows="tile",
    ),
    "aligned": Told("who:seat manager:tile", facts=lambda a: {"n": sum(1 for tile in a[2:] if tile >= 0)}),
    "kick_off": Told("home:team away:team", case=lambda a: "cup" if a[2] else "", about=""),
    "match_income": Told("who:seat amount"),
    "levels": Told("team:team attack defence", about=""),
    "shots_by_level": Told("team:team n", about=""),
    "attack_roll": Told("team:team level n dice:dice*", about=""),
    "defence_roll": Told("team:team level n dice:dice*", about=""),
    "goals": Told("team:team goals rival:team saves", about=""),
    "neutral_reroll": Told("team:team", about=""),
    "reroll": Told("who:seat"),
    "penalties": Told("home:team away:team home_goals away_goals", about=""),
    "full_time": Told(
        "home:team away:team home_goals away_goals", case=result, facts=winner_and_loser, about=""
    ),
    "cup_passed": Told("winner:team loser:team", about=""),
    "cup_won": Told("winner:team loser:team", about="", mark="cup"),
    "win_bonus": Told("who:seat amount"),
    "satisfaction": Told(
        "who:seat steps",
        case=lambda a: "" if a[1] else "none",
        facts=lambda a: {"outcome": RESULTS[a[2]]},
    ),
    "match_day_over": Told("table:ranking*", about=""),
    "clash": Told("stronger:team weaker:team n best die", about=""),
    "final": Told("team:team n place", facts=lambda a: {"points": number(a[1])}, about=""),
}

STORY: Final = Sentences(
    text.say,
    EVENTS,
    {
        "tile": text.name,
        "team": text.team_name,
        "street": text.street,
        "day": text.day_name,
        "nth": nth,
        "number": number,
    },
    {
        "tiles": text.names,
        "ties": ties,
        "fixtures": fixtures,
        "counted": counted,
        "dice": dice,
        "ranking": ranking,
    },
)
sentence: Final = STORY.sentence
