"""What happened, in sentences: one for every kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.events import Heard
from touchline.games.eleven.cards import (
    ADBOARD,
    BOARD_MEETING,
    COLOURS,
    DECISION,
    KIT,
    ONE_OFF,
    OPPONENT,
    OPPONENT_STRENGTH,
    OPPONENT_TASK,
    OPPONENT_ZONE,
    PLAN,
    PLAN_TACTIC,
    PLAYERS,
    RANKS,
    RESULTS,
    SCENARIOS,
    THINGS,
)
from touchline.games.eleven.effects import FANS, ROWS
from touchline.games.eleven.rules.match import BLOCKED, SAVED
from touchline.games.eleven.rules.match import OPPONENT as THEM
from touchline.games.eleven.words import (
    COLOUR_NAMES,
    DAY_NAMES,
    STAT_NAMES,
    TASK_NAMES,
    TOKEN_NAMES,
    WORDS,
    a_jersey,
    building,
    card_facts,
    consequence_words,
    count,
    effect_words,
    jersey_name,
    lasting,
    markers,
    name,
    names,
    number,
    player_facts,
    section_name,
    signed,
    team_name,
    zone_name,
)

Args = list[int]
CONTRACTS: Final = {ONE_OFF: "a one-off", ADBOARD: "an adboard", KIT: "a kit"}
POSTS: Final = (
    "left back",
    "centre back",
    "right back",
    "left midfielder",
    "central midfielder",
    "right midfielder",
    "left winger",
    "centre forward",
    "right winger",
)
RESULT_WORDS: Final = ("win", "draw", "lose")
RESULT_WORDS_THEY: Final = ("wins", "draws", "loses")

# Moments of a Match, told in turns; {man} attacks, {by} blocks.
GOALS: Final = (
    "{man} scores!",
    "Goal! {man} leaves nobody a chance.",
    "{man} shoots, and the net moves.",
    "It is in: {man}!",
)
SAVES: Final = (
    "{man} shoots; the keeper holds it.",
    "The keeper reads {man} and saves.",
    "{man} aims well, the keeper flies better.",
)
BLOCKS: Final = (
    "{man} finds no way past {by}.",
    "{by} stops {man}.",
    "{man} runs into {by}.",
)


class Voice:
    """Speaks of seats: "You hire", "Mara hires"."""

    def __init__(self, viewer: int, people: list[str]) -> None:
        self.viewer = viewer
        self.people = people

    def does(self, seat: int, you: str, they: str) -> str:
        """The seat and its verb."""
        return f"You {you}" if seat == self.viewer else f"{self.people[seat]} {they}"

    def who(self, seat: int) -> str:
        """The seat inside a sentence."""
        return "you" if seat == self.viewer else self.people[seat]

    def whose(self, seat: int) -> str:
        """What belongs to the seat."""
        return "your" if seat == self.viewer else f"{self.people[seat]}'s"

    def jersey(self, seat: int, jersey: int) -> str:
        """A Jersey of the seat, at the beginning of a sentence."""
        whose = "Your" if seat == self.viewer else f"{self.people[seat]}'s"
        return f"{whose} {jersey_name(jersey)}"


def sentence(heard: Heard, viewer: int, people: list[str]) -> str:
    """What happened, as this viewer reads it."""
    return SENTENCES[heard.kind](heard.args, Voice(viewer, people))


def hired(a: Args, v: Voice) -> str:
    """A new face."""
    cost = f"for {a[2]} €" if a[2] else "for free"
    facts = player_facts(2 * a[1]) if a[1] < PLAYERS else card_facts(a[1])
    return f"{v.does(a[0], 'hire', 'hires')} {name(a[1])} {cost}: {facts}."


def signs(a: Args, v: Voice) -> str:
    """A contract."""
    return f"{v.does(a[0], 'sign', 'signs')} {name(a[1])} as {CONTRACTS[a[2]]} Sponsor."


def votes(a: Args, v: Voice) -> str:
    """The board's die."""
    rolled = f"{v.does(a[0], 'roll', 'rolls')} a {a[1]} for the board: "
    return rolled + (f"{COLOUR_NAMES[a[2]]} has the majority." if a[2] >= 0 else "three colours, roll again.")


def decided(a: Args, v: Voice) -> str:
    """What the board wants."""
    row = DECISION[3 * (a[1] - BOARD_MEETING) + a[2]]
    line = WORDS["board_meetings"][THINGS[a[1]]][COLOURS[a[2]]]
    return f"“{name(a[1])}”, {COLOUR_NAMES[a[2]].lower()}: {line} For {v.who(a[0])}: {effect_words(row)}."


def moment(a: Args, v: Voice) -> str:
    """A shot, a block, a save."""
    what, side, section = a[2] & 3, a[2] >> 2 & 1, a[2] >> 3 & 7
    who, by = a[2] >> 8 & 0xFF, a[2] >> 16
    if side == THEM:
        man, blocker = footballer(a[1], who), f"{v.whose(a[0])} {jersey_name(by)}" if what == BLOCKED else ""
    else:
        man = name(a[3]) if a[3] >= 0 else f"{v.whose(a[0])} {jersey_name(who)}"
        blocker = footballer(a[1], by) if what == BLOCKED else ""
    told = BLOCKS if what == BLOCKED else SAVES if what == SAVED else GOALS
    words = told[(who + section) % len(told)].format(man=man, by=blocker)
    return f"{section_name(section).capitalize()}: {words[0].upper()}{words[1:]}"


def footballer(card: int, who: int) -> str:
    """One of the Opponent's ten, by his place and Strength."""
    at = 10 * (card - OPPONENT) + who
    return f"{of(name(card))} {POSTS[OPPONENT_ZONE[at]]} (S {OPPONENT_STRENGTH[at]})"


def of(owner: str) -> str:
    """What belongs to somebody."""
    return f"{owner}'" if owner.endswith("s") else f"{owner}'s"


def full_time(a: Args, v: Voice) -> str:
    """A result."""
    verb = v.does(a[0], RESULT_WORDS[a[4]], RESULT_WORDS_THEY[a[4]])
    return f"Full time: {verb} {a[2]}–{a[3]} against {name(a[1])}; {count(a[5], 'league point')}."


def consequence(a: Args, v: Voice) -> str:
    """The die after the Match."""
    what = consequence_words(a[1], a[2])
    return f"Consequence of the {RESULTS[a[1]]} for {v.who(a[0])}, die {a[2]}: {what}."


def kick_off(a: Args, v: Voice) -> str:
    """The Opponent is revealed."""
    who = f"with {names(a[3:])}" if a[3:] else "with plain Jerseys only"
    formation = THINGS[PLAN + a[2]].partition(":")[2]
    tactic = name(PLAN_TACTIC[a[2]])
    return f"Kick-off: {v.does(a[0], 'meet', 'meets')} {name(a[1])} in a {formation} (“{tactic}”), {who}."


def effect_goal(a: Args, v: Voice) -> str:
    """A goal out of the Sections."""
    who = f" by {name(a[2])}" if a[2] >= 0 else ""
    return f"Another goal{who} for {v.who(a[0])}: {a[3]}–{a[4]}."


def opponent_goal(a: Args, v: Voice) -> str:
    """The Opponent's score changes."""
    what = "The Opponent scores" if a[1] > 0 else "A goal of the Opponent is cancelled"
    return f"{what} against {v.who(a[0])}: {a[2]}–{a[3]}."


def weakened(a: Args, v: Voice) -> str:
    """A footballer of the Opponent is weaker."""
    at = 10 * (a[1] - OPPONENT) + a[2]
    man = f"{TASK_NAMES[OPPONENT_TASK[at]]} {OPPONENT_STRENGTH[at]} in {zone_name(OPPONENT_ZONE[at])}"
    return f"{v.does(a[0], 'weaken', 'weakens')} {of(name(a[1]))} {man} by 1."


def drawn_tactic(a: Args, v: Voice) -> str:
    """A Tactic card, face hidden to the others."""
    return f"{v.does(a[0], 'draw', 'draws')} {name(a[1]) if a[1] >= 0 else 'a Tactic card'}."


def solo_result(a: Args, v: Voice) -> str:
    """The end of a solo game."""
    rank = WORDS["ranks"][RANKS[a[2]]]["name"]
    if not a[0]:
        return f"Rank: {rank}."
    scenario = WORDS["scenarios"][SCENARIOS[a[0] - 1]]["name"]
    return f"{scenario} is {'won' if a[1] else 'lost'}. Rank: {rank}."


def market(a: Args, v: Voice) -> str:
    """The Transfer Area opens."""
    return f"The Transfer Area opens with {names(a)}."


SENTENCES: Final[dict[str, Callable[[Args, Voice], str]]] = {
    # Setup
    "market": market,
    "first_player": lambda a, v: f"{v.does(a[0], 'are', 'is')} First player.",
    "first_trainer": lambda a, v: f"{name(a[1])} is {v.whose(a[0])} First Trainer: {card_facts(a[1])}.",
    "directors_shown": lambda a, v: f"Directors to choose from: {names(a[1:])}.",
    "director_kept": lambda a, v: (
        f"{v.does(a[0], 'keep', 'keeps')} {name(a[1]) if a[1] >= 0 else 'a Director'}."
    ),
    "directors": lambda a, v: f"On the board of {v.who(a[0])}: {names(a[1:])}.",
    "starting_players": lambda a, v: f"{v.does(a[0], 'start', 'starts')} with {names(a[1:])}.",
    "tactic_drawn": drawn_tactic,
    "director_bonus": lambda a, v: f"{name(a[1])} gives {v.who(a[0])} a bonus.",
    "jerseys": lambda a, v: (
        f"{v.does(a[0], 'lay', 'lays')} out {bin(a[1]).count('1')} attacking and "
        f"{bin(a[2]).count('1')} defending Jerseys."
    ),
    "objective_kept": lambda a, v: (
        f"{v.does(a[0], 'keep', 'keeps')} the Objective {name(a[1])}."
        if a[1] >= 0
        else f"{v.does(a[0], 'keep', 'keeps')} an Objective in secret."
    ),
    # The club
    "gained": lambda a, v: f"{v.does(a[0], 'gain', 'gains')} {markers(a[2], a[1])}.",
    "lost": lambda a, v: f"{v.does(a[0], 'lose', 'loses')} {markers(a[2], a[1])}.",
    "paid": lambda a, v: f"{v.does(a[0], 'pay', 'pays')} {markers(a[2], a[1])}.",
    "stat": lambda a, v: f"{STAT_NAMES[a[1]]} of {v.who(a[0])}: {a[2]}.",
    "vp": lambda a, v: f"{v.does(a[0], 'take', 'takes')} {count(a[1], 'VP token')}.",
    "objective": lambda a, v: f"{v.does(a[0], 'reveal', 'reveals')} {name(a[1])}: the goal is met.",
    "perfect": lambda a, v: f"{v.does(a[0], 'meet', 'meets')} the perfect goal of {name(a[1])}.",
    "objective_missed": lambda a, v: f"{v.does(a[0], 'miss', 'misses')} {name(a[1])}.",
    "tokens": lambda a, v: f"{name(a[1])}: {count(a[3], f'{TOKEN_NAMES[a[2]]} token')}.",
    "injured": lambda a, v: f"{name(a[1])}: {count(a[2], 'Injury token')}.",
    "suspended": lambda a, v: f"{name(a[1])}: {count(a[2], 'Suspension token')}.",
    "cleared": lambda a, v: f"A token leaves {name(a[1])}.",
    "missed": lambda a, v: (
        f"Nobody in {v.whose(a[0])} team wears {f'the {a[1]}' if a[1] < 12 else 'a number above 11'}."
    ),
    "trained": lambda a, v: f"{name(a[1])} is trained: {player_facts(2 * a[1] + 1)}.",
    "untrained": lambda a, v: f"{name(a[1])} is back on the Untrained side.",
    "swapped": lambda a, v: f"{jersey_name(a[1])} comes off the Bench for {a_jersey(a[2])}.",
    "rolled": lambda a, v: f"{v.does(a[0], 'roll', 'rolls')} a {a[2]} (d{a[1]}).",
    "rerolls": lambda a, v: (
        f"{v.does(a[0], 'use', 'uses')} a free reroll."
        if a[1]
        else f"{v.does(a[0], 'spend', 'spends')} 1 fan on a reroll."
    ),
    "declined": lambda a, v: f"{v.does(a[0], 'decline', 'declines')} the rest.",
    "lasts": lambda a, v: f"This Week for {v.who(a[0])}: {lasting(a[1], a[2])}.",
    # Transfer Area
    "reshuffled": lambda a, v: "A discard pile is shuffled to become the new deck.",
    "entered": lambda a, v: f"{name(a[1])} enters the Transfer Area.",
    "refreshed": lambda a, v: f"A new row of {WORDS['rows'][ROWS[a[0]]]}: {names(a[1:])}.",
    "market_shift": lambda a, v: f"The Transfer Area moves on: {names(a)} are new.",
    "hired": hired,
    "joined": lambda a, v: f"{name(a[1])} joins {v.who(a[0])}: {player_facts(2 * a[1])}.",
    "sold": lambda a, v: f"{v.does(a[0], 'sell', 'sells')} {name(a[1])} for {a[2]} €.",
    "searched": lambda a, v: f"{v.does(a[0], 'find', 'finds')} {name(a[1])}: {card_facts(a[1])}.",
    "veterans": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} {names(a[1:])}.",
    "discarded": lambda a, v: f"{v.does(a[0], 'discard', 'discards')} {name(a[1])}.",
    "signed": signs,
    "adboard_mode": lambda a, v: f"{v.does(a[0], 'take', 'takes')} the {THINGS[a[2]]} of {name(a[1])}.",
    "sponsor_lost": lambda a, v: f"{v.does(a[0], 'lose', 'loses')} the Sponsor {name(a[1])}.",
    "built": lambda a, v: f"{v.does(a[0], 'build', 'builds')} {building(a[1])} for {a[2]} €.",
    "office": lambda a, v: f"{v.does(a[0], 'build', 'builds')} Office step {a[1]} for {a[2]} €.",
    # The Week
    "week": lambda a, v: f"Week {a[0]}. {v.does(a[1], 'hold', 'holds')} the Stage marker.",
    "day": lambda a, v: f"{DAY_NAMES[a[0]]}.",
    "meeting": lambda a, v: f"{v.does(a[0], 'discuss', 'discusses')} “{name(a[1])}” with the board.",
    "votes": votes,
    "decision": decided,
    "card_action": lambda a, v: f"{v.does(a[0], 'send', 'sends')} {name(a[1])} to work.",
    "passed": lambda a, v: f"{v.does(a[0], 'pass', 'passes')}.",
    "offered": lambda a, v: f"{v.does(a[0], 'offer', 'offers')} {v.who(a[1])} {a[3]} € for {name(a[2])}.",
    "offer_declined": lambda a, v: f"{v.does(a[0], 'decline', 'declines')} to sell {name(a[2])}.",
    "announced": lambda a, v: f"{v.does(a[0], 'announce', 'announces')} {name(a[1])} for {a[2]} €.",
    "bid": lambda a, v: (
        f"{v.does(a[0], 'bid', 'bids')} {a[2]} € for {name(a[1])}."
        if a[2] >= 0
        else f"{v.does(a[0], 'pass', 'passes')} on {name(a[1])}."
    ),
    "traded": lambda a, v: f"{v.does(a[0], 'sell', 'sells')} {name(a[2])} to {v.who(a[1])} for {a[3]} €.",
    "upkeep": lambda a, v: f"{v.does(a[0], 'pay', 'pays')} {a[1]} of {a[2]} € upkeep.",
    "debt_paid": lambda a, v: f"{v.does(a[0], 'pay', 'pays')} {a[1]} € of the debt; {a[2]} are left.",
    "deadline": lambda a, v: f"The inspector finds the stadium {'finished' if a[1] else 'unfinished'}.",
    # Matches
    "planned": lambda a, v: f"{v.does(a[0], 'have', 'has')} a line-up.",
    "effect": lambda a, v: f"{name(a[1])} comes into play for {v.who(a[0])}.",
    "seated": lambda a, v: f"{v.does(a[0], 'have', 'has')} {markers(a[1], FANS)} on the Stands.",
    "kick_off": kick_off,
    "tactic": lambda a, v: f"{v.does(a[0], 'play', 'plays')} {name(a[1])}.",
    "peeked": lambda a, v: f"{v.does(a[0], 'look', 'looks')} at the Opponent's {section_name(a[1])}.",
    "flipped": lambda a, v: f"{v.jersey(a[0], a[1])} turns to {TASK_NAMES[a[2]]}.",
    "moved": lambda a, v: f"{v.jersey(a[0], a[1])} moves to {zone_name(a[2])}.",
    "weakened": weakened,
    "boosted": lambda a, v: f"{v.jersey(a[0], a[1])} is stronger.",
    "section_boosted": lambda a, v: (
        f"All in {TASK_NAMES[a[2]]} on {v.whose(a[0])} {section_name(a[1])} are stronger."
    ),
    "moment": moment,
    "sections": lambda a, v: f"After the Sections: {a[2]}–{a[3]} for {v.who(a[0])} against {name(a[1])}.",
    "effect_goal": effect_goal,
    "opponent_goal": opponent_goal,
    "full_time": full_time,
    "experience": lambda a, v: f"{name(a[1])} gains {count(a[2], 'Experience token')}.",
    "consequence": consequence,
    "team_points": lambda a, v: f"{team_name(a[0])} {signed(a[1])}: {count(a[2], 'point')}.",
    "inactive": lambda a, v: f"{team_name(a[0])} met several clubs and will rest.",
    "active": lambda a, v: f"{team_name(a[0])} are back.",
    "idle": lambda a, v: f"{team_name(a[0])} play elsewhere, {signed(a[1])}: {count(a[2], 'point')}.",
    # The end
    "final": lambda a, v: f"{v.does(a[0], 'finish', 'finishes')} with {number(a[1])} VP, place {a[2]}.",
    "solo_result": solo_result,
}
