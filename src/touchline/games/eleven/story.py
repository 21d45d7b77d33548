"""The events of Eleven: what their numbers are. The sentences are in words/en/events.ftl."""

from __future__ import annotations

from typing import Final

from touchline.engine.sentences import Sentences, Told
from touchline.engine.speech import Fact, Seat
from touchline.games.eleven import card_text, cards as c, opponents, scenarios, text
from touchline.games.eleven.effects import FANS, ROWS
from touchline.games.eleven.rules.match import BLOCKED, OPPONENT as THEM, SAVED

Args = list[int]
Facts = dict[str, Fact]
CONTRACTS: Final = {c.ONE_OFF: "one-off", c.ADBOARD: "adboard", c.KIT: "kit"}
TOKENS: Final = ("strength", "strength-for-good", "weakness", "weakness-for-good", "injury")
# A shot is told in turns, in so many ways.
GOALS: Final = 4
SAVES: Final = 3
BLOCKS: Final = 3


def hidden(args: Args) -> str:
    """The case of an event whose card the reader may not know."""
    return "hidden" if args[1] < 0 else ""


def free(args: Args) -> str:
    """The case of an event with a price in the third place."""
    return "" if args[2] else "free"


def printed_facts(card: int) -> Fact:
    """What a card says, a Player on the Untrained side."""
    return card_text.player_facts(2 * card) if card < c.PLAYERS else card_text.card_facts(card)


def stock_facts(args: Args) -> Facts:
    """Markers of a resource."""
    return {"markers": text.markers(args[2], args[1])}


def decision_facts(args: Args) -> Facts:
    """What the board wants, and why."""
    row = c.DECISION[3 * (args[1] - c.BOARD_MEETING) + args[2]]
    line = text.printed("board_meetings", c.THINGS[args[1]], c.COLOURS[args[2]])
    return {"line": line, "effect": card_text.effect_words(row)}


def moment_case(args: Args) -> str:
    """Which sentence tells a shot."""
    what, section, who = args[2] & 3, args[2] >> 3 & 7, args[2] >> 8 & 0xFF
    kind, ways = (
        ("block", BLOCKS) if what == BLOCKED else ("save", SAVES) if what == SAVED else ("goal", GOALS)
    )
    return f"{kind}-{1 + (who + section) % ways}"


def moment_facts(args: Args) -> Facts:
    """Who shoots, who blocks, in which Section."""
    who, by = args[2] >> 8 & 0xFF, args[2] >> 16
    section = text.section_name(args[2] >> 3 & 7)
    if args[2] >> 2 & 1 == THEM:
        blocker = own_jersey(args[0], by) if args[2] & 3 == BLOCKED else ""
        return {"section": section, "man": footballer(args[1], who), "by": blocker}
    man = text.name(args[3]) if args[3] >= 0 else own_jersey(args[0], who)
    blocker = footballer(args[1], by) if args[2] & 3 == BLOCKED else ""
    return {"section": section, "man": man, "by": blocker}


def own_jersey(seat: int, jersey: int) -> str:
    """A Jersey of a club."""
    return text.say("jersey-of", who=Seat(seat), jersey=text.jersey_name(jersey))


def footballer(card: int, who: int) -> str:
    """One of the Opponent's ten, by his place and Strength."""
    at = 10 * (card - c.OPPONENT) + who
    post = text.say(f"post-{c.ZONE_NAMES[opponents.ZONE[at]]}")
    return text.say("footballer", post=post, team=text.name(card), strength=opponents.STRENGTH[at])


def kick_off_facts(args: Args) -> Facts:
    """The formation and who plays."""
    formation, tactic = c.PLAN_FORMATION[args[2]], text.name(c.PLAN_TACTIC[args[2]])
    return {"formation": formation, "tactic": tactic, "players": text.names(args[3:])}


def weakened_facts(args: Args) -> Facts:
    """The footballer who is weaker."""
    at = 10 * (args[1] - c.OPPONENT) + args[2]
    return {
        "task": text.task_name(opponents.TASK[at]),
        "strength": opponents.STRENGTH[at],
        "zone": text.zone_name(opponents.ZONE[at]),
    }


def solo_facts(args: Args) -> Facts:
    """The scenario and the rank."""
    scenario = text.printed("scenarios", scenarios.SCENARIOS[args[0] - 1]) if args[0] else ""
    return {"scenario": scenario, "rank": text.printed("ranks", scenarios.RANKS[args[2]])}


EVENTS: Final[dict[str, Told]] = {
    # Setup
    "market": Told("cards:cards*", about=""),
    "first_player": Told("who:seat"),
    "first_trainer": Told("who:seat staff:card", facts=lambda a: {"does": card_text.does(a[1])}),
    "directors_shown": Told("who:seat cards:cards*"),
    "director_kept": Told("who:seat director:known", case=hidden),
    "directors": Told("who:seat cards:cards*"),
    "starting_players": Told("who:seat cards:cards*"),
    "tactic_drawn": Told("who:seat tactic:known", case=hidden),
    "director_bonus": Told("who:seat director:card"),
    "jerseys": Told(
        "who:seat",
        facts=lambda a: {"attack": a[1].bit_count(), "defence": a[2].bit_count()},
        quiet=True,
    ),
    "objective_kept": Told("who:seat objective:known", case=hidden),
    # The club
    "gained": Told("who:seat", facts=stock_facts),
    "lost": Told("who:seat", facts=stock_facts),
    "paid": Told("who:seat", facts=stock_facts),
    "stat": Told("who:seat stat:stat level"),
    "vp": Told("who:seat n"),
    "objective": Told("who:seat objective:card", mark="star"),
    "perfect": Told("who:seat objective:card", mark="star"),
    "objective_missed": Told("who:seat objective:card"),
    "tokens": Told("who:seat card:card counter n", case=lambda a: TOKENS[a[2]]),
    "injured": Told("who:seat card:card n"),
    "suspended": Told("who:seat card:card n"),
    "cleared": Told("who:seat target:card"),
    "missed": Told("who:seat number", case=lambda a: "" if a[1] < 12 else "high"),
    "trained": Told("who:seat card:card", facts=lambda a: {"facts": card_text.player_facts(2 * a[1] + 1)}),
    "untrained": Told("who:seat target:card"),
    "swapped": Told("who:seat jersey:a_jersey out:a_jersey"),
    "rolled": Told("who:seat sides face"),
    "rerolls": Told("who:seat", case=lambda a: "free" if a[1] else ""),
    "declined": Told("who:seat"),
    "lasts": Told("who:seat", facts=lambda a: {"lasting": card_text.lasting(a[1], a[2])}),
    # Transfer Area
    "reshuffled": Told(about=""),
    "entered": Told("row:row card:card", about="", quiet=True),
    "refreshed": Told("row:row cards:cards*", about=""),
    "market_shift": Told("cards:cards*", about=""),
    "hired": Told(
        "who:seat card:card price",
        case=free,
        facts=lambda a: {"facts": printed_facts(a[1])},
    ),
    "joined": Told("who:seat card:card", facts=lambda a: {"facts": printed_facts(a[1])}),
    "sold": Told("who:seat card:card price"),
    "searched": Told("who:seat card:card", facts=lambda a: {"facts": card_text.card_facts(a[1])}),
    "veterans": Told("who:seat cards:cards*"),
    "discarded": Told("who:seat target:card"),
    "signed": Told("who:seat card:card", case=lambda a: CONTRACTS[a[2]]),
    "adboard_mode": Told("who:seat sponsor:card", case=lambda a: "" if a[2] == c.EFFECT else "bonus"),
    "sponsor_lost": Told("who:seat sponsor:card", mark="warn"),
    "built": Told("who:seat building:building price", case=free),
    "office": Told("who:seat step price", case=free),
    # The Week
    "week": Told("n who:seat", about="", quiet=True),
    "day": Told("day:day", about=""),
    "meeting": Told("who:seat meeting:card"),
    "votes": Told(
        "who:seat face",
        case=lambda a: "" if a[2] >= 0 else "tied",
        facts=lambda a: {"colour": text.colour_name(a[2])} if a[2] >= 0 else {},
    ),
    "decision": Told("who:seat meeting:card colour:colour", facts=decision_facts),
    "card_action": Told("who:seat card:card"),
    "passed": Told("who:seat"),
    "offered": Told("who:seat owner:seat player:card price"),
    "offer_declined": Told("who:seat buyer:seat player:card"),
    "announced": Told("who:seat card:card price"),
    "bid": Told("who:seat player:card price", case=lambda a: "" if a[2] >= 0 else "pass"),
    "traded": Told("who:seat buyer:seat player:card price"),
    "upkeep": Told("who:seat paid upkeep", case=lambda a: "" if a[1] == a[2] else "missing"),
    "debt_paid": Told("who:seat paid left"),
    "deadline": Told("who:seat met", about=""),
    # Matches
    "planned": Told("who:seat", quiet=True),
    "effect": Told("who:seat player:card"),
    "seated": Told("who:seat", facts=lambda a: {"fans": text.markers(a[1], FANS)}),
    "kick_off": Told(
        "who:seat team:card", case=lambda a: "" if len(a) > 3 else "plain", facts=kick_off_facts
    ),
    "tactic": Told("who:seat tactic:card"),
    "peeked": Told("who:seat section:section"),
    "flipped": Told(
        "who:seat", facts=lambda a: {"jersey": own_jersey(a[0], a[1]), "task": text.task_name(a[2])}
    ),
    "moved": Told(
        "who:seat", facts=lambda a: {"jersey": own_jersey(a[0], a[1]), "zone": text.zone_name(a[2])}
    ),
    "weakened": Told("who:seat team:card", facts=weakened_facts),
    "boosted": Told("who:seat", facts=lambda a: {"jersey": own_jersey(a[0], a[1])}),
    "section_boosted": Told("who:seat section:section", case=lambda a: c.TASKS[a[2]]),
    "moment": Told("who:seat", case=moment_case, facts=moment_facts),
    "sections": Told("who:seat team:card own other"),
    "effect_goal": Told("who:seat n scorer:known own other", case=lambda a: "" if a[2] >= 0 else "team"),
    "opponent_goal": Told("who:seat n own other", case=lambda a: "" if a[1] > 0 else "cancelled"),
    "full_time": Told(
        "who:seat team:card own other result points", case=lambda a: c.RESULTS[a[4]], mark="ball"
    ),
    "experience": Told("who:seat player:card n"),
    "consequence": Told(
        "who:seat result:result face", facts=lambda a: {"what": card_text.consequence(a[1], a[2])}
    ),
    "team_points": Told("team:team steps:signed points", about=""),
    "inactive": Told("team:team", about=""),
    "active": Told("team:team", about=""),
    "idle": Told("team:team steps:signed points", about=""),
    # The end
    "final": Told("who:seat vp:number place"),
    "solo_result": Told(
        "scenario won rank",
        case=lambda a: "" if not a[0] else "won" if a[1] else "lost",
        facts=solo_facts,
        about="",
    ),
}

STORY: Final = Sentences(
    text.say,
    EVENTS,
    {
        "card": text.name,
        "known": lambda card: text.name(card) if card >= 0 else "",
        "stat": text.stat_name,
        "a_jersey": text.a_jersey,
        "row": lambda row: text.printed("rows", ROWS[row]),
        "building": text.building,
        "day": text.day_name,
        "colour": text.colour_name,
        "section": text.section_name,
        "result": lambda result: c.RESULTS[result],
        "team": text.team_name,
        "signed": text.signed,
        "number": text.number,
    },
    {"cards": text.names},
)
sentence: Final = STORY.sentence
