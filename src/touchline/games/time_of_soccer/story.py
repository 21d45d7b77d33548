"""What happened, in sentences: one for every kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.events import Heard
from touchline.games.time_of_soccer.rules.match import CLASH, CUP, PENALTIES
from touchline.games.time_of_soccer.words import (
    DAYS,
    TEAM_KINDS,
    WORDS,
    count,
    facts,
    listed,
    name,
    number,
    position_name,
    street,
    team_name,
)


class Voice:
    """Speaks of seats: "You sign", "Mara signs"."""

    def __init__(self, viewer: int, names: list[str]) -> None:
        self.viewer = viewer
        self.names = names

    def does(self, seat: int, you: str, they: str) -> str:
        """The seat and its verb."""
        return f"You {you}" if seat == self.viewer else f"{self.names[seat]} {they}"

    def who(self, seat: int) -> str:
        """The seat inside a sentence."""
        return "you" if seat == self.viewer else self.names[seat]


def sentence(heard: Heard, viewer: int, names: list[str]) -> str:
    """What happened, as this viewer reads it."""
    return SENTENCES[heard.kind](heard.args, Voice(viewer, names))


def tiles(things: list[int]) -> str:
    """Tiles by name."""
    return listed([name(tile) for tile in things])


def week(number: int) -> str:
    """The headline of a week."""
    title = WORDS["weeks"][str(number)]["name"]
    return f"Week {number}: {title}." if number else f"Pre-season: {title}."


def collection(a: list[int], v: Voice) -> str:
    """Pay-day."""
    if a[1] > 0:
        return f"{v.does(a[0], 'collect', 'collects')} ${a[1]}."
    if a[1] < 0:
        return f"{v.does(a[0], 'owe', 'owes')} the bank ${-a[1]}."
    return f"{v.does(a[0], 'break', 'breaks')} even this week."


def secretary_roll(a: list[int], v: Voice) -> str:
    """The secretary's die."""
    return f"{v.does(a[0], 'roll', 'rolls')} a {a[1]}: " + (f"${a[2]}." if a[2] else "✕.")


def acquired(a: list[int], v: Voice) -> str:
    """A new tile."""
    cost = f" for ${a[2]}" if a[2] else ""
    return f"{v.does(a[0], 'get', 'gets')} {name(a[1])}{cost}: {facts(a[1])}."


def friendly(a: list[int], v: Voice) -> str:
    """A match without an opponent."""
    return f"{v.does(a[0], 'play', 'plays')} {name(a[1])}: {facts(a[1])}."


def press(a: list[int], v: Voice, outcome: str) -> str:
    """A bet won or lost."""
    prize = (
        (f"+{a[3]} VP" if a[3] > 0 else f"−{-a[3]} VP")
        if a[3]
        else f"+${a[2]}"
        if a[2] >= 0
        else f"−${-a[2]}"
    )
    whose = "your" if a[0] == v.viewer else f"{v.names[a[0]]}'s"
    return f"“{name(a[1])}”: {whose} promise {outcome}, {prize}."


def removal_roll(a: list[int], v: Voice) -> str:
    """An absent rival at work."""
    rolled = f"Absent rivals roll {a[0]} and {a[1]}: "
    return rolled + (f"{name(a[2])} leaves the market." if a[2] >= 0 else "nothing happens.")


def placed(a: list[int], v: Voice) -> str:
    """A newcomer's place."""
    where = f"plays {position_name(a[2])}" if a[2] >= 0 else "sits on the bench"
    return f"{name(a[1])} {where} for {v.who(a[0])}."


def aligned(a: list[int], v: Voice) -> str:
    """A new line-up."""
    filled = sum(1 for tile in a[2:] if tile >= 0)
    return f"{v.does(a[0], 'line', 'lines')} up {count(filled, 'player')} under {name(a[1])}."


def kick_off(a: list[int], v: Voice) -> str:
    """Two teams come out."""
    return f"{'Cup' if a[2] else 'League'}: {team_name(a[0])} at home to {team_name(a[1])}."


def rolled(a: list[int], what: str) -> str:
    """Dice of a match."""
    dice = " ".join(map(str, a[3:]))
    return f"{team_name(a[0])}, level {a[1]}, roll {dice}: {count(a[2], what)}."


def goals(a: list[int], v: Voice) -> str:
    """What the saves left over."""
    return f"{team_name(a[2])} save {a[3]}: {team_name(a[0])} score {a[1]}."


def full_time(a: list[int], v: Voice) -> str:
    """A result."""
    home, away, flags = team_name(a[0]), team_name(a[1]), a[5]
    if flags & CLASH:
        dice = f"({a[2]}–{a[3]} on the dice)"
        if not a[4]:
            return f"{home} and {away} draw {dice}."
        first, last = (home, away) if a[4] == 1 else (away, home)
        return f"{first} beat {last}{' on penalties' if flags & PENALTIES else ''} {dice}."
    score = f"{home} {a[2]}–{a[3]} {away}"
    if flags & PENALTIES:
        return f"Full time: {score}; {home if a[4] == 1 else away} win on penalties."
    return f"Full time{' in the cup' if flags & CUP else ''}: {score}."


def match_day_over(a: list[int], v: Voice) -> str:
    """The table after a match day."""
    order = sorted(range(6), key=lambda team: (-a[team], team))
    return "The table: " + ", ".join(f"{team_name(team)} {a[team]}" for team in order) + "."


def recovered(a: list[int], v: Voice) -> str:
    """Monday's legs."""
    barred = "; no reroll this week" if a[3] else ""
    tracks = f"energy {number(a[1])}, fatigue {number(a[2])}"
    return f"{v.does(a[0], 'recover', 'recovers')}: {tracks}{barred}."


def moved(a: list[int], v: Voice) -> str:
    """One street piece."""
    return f"{v.does(a[0], 'drive', 'drives')} to {street(a[1])}, {count(a[2], 'point')} left."


def short_of_money(a: list[int], v: Voice) -> str:
    """An empty till."""
    paid = f"{v.does(a[0], 'can', 'can')} pay only ${a[1]}; ${a[2]} are forgiven"
    return f"{paid} and a fan goes, {a[3]} are left."


RESULTS: Final = ("win", "draw", "defeat")

SENTENCES: Final[dict[str, Callable[[list[int], Voice], str]]] = {
    "club_chosen": lambda a, v: f"{v.does(a[0], 'take', 'takes')} charge of {team_name(a[1])}.",
    "decks_shuffled": lambda a, v: f"The decks are shuffled: {a[0]} tiles, {a[1]} are out unseen.",
    "uniques_drawn": lambda a, v: f"{v.does(a[0], 'draw', 'draws')} {tiles(a[1:])}.",
    "unique_kept": lambda a, v: f"{v.does(a[0], 'keep', 'keeps')} {name(a[1])}.",
    "starters_drawn": lambda a, v: f"{v.does(a[0], 'start', 'starts')} with {tiles(a[1:])}.",
    "first_player": lambda a, v: f"{v.does(a[0], 'hold', 'holds')} the first-player marker.",
    "cup_drawn": lambda a, v: (
        "Cup draw: "
        + ", ".join(f"{team_name(a[box])} v {team_name(a[box + 1])}" for box in range(0, 8, 2))
        + "."
    ),
    "fixtures_shuffled": lambda a, v: f"The fixtures are drawn: {' '.join('ABCDE'[tile] for tile in a)}.",
    "market_filled": lambda a, v: f"The market opens: {tiles(a)}.",
    "car_placed": lambda a, v: f"{v.does(a[0], 'start', 'starts')} on {street(a[1])}.",
    "week": lambda a, v: week(a[0]),
    "market_day": lambda a, v: f"{DAYS[str(a[0])]}: the market is open.",
    "no_market": lambda a, v: f"{DAYS[str(a[0])]}: there is nothing left on the market.",
    "pre_season_over": lambda a, v: "The pre-season is over; the fixtures lie open.",
    "marker_passed": lambda a, v: f"The first-player marker passes to {v.who(a[0])}.",
    "collection": collection,
    "short_of_money": short_of_money,
    "fan_gained": lambda a, v: f"{v.does(a[0], 'have', 'has')} a new fan: {a[1]}.",
    "market_turn": lambda a, v: f"{v.does(a[0], 'have', 'has')} {count(a[1], 'operation point')}.",
    "moved": moved,
    "parked": lambda a, v: f"{v.does(a[0], 'park', 'parks')} at space {a[1] + 1}.",
    "turn_ended": lambda a, v: f"{v.does(a[0], 'end your day', 'ends the day')}.",
    "acquired": acquired,
    "replaced": lambda a, v: f"{name(a[1])} leaves {v.who(a[0])}.",
    "contract_returned": lambda a, v: (
        f"{name(a[1])} goes back to space {a[2] + 1}, for one more week at most."
    ),
    "dismissed": lambda a, v: f"{v.does(a[0], 'dismiss', 'dismisses')} {name(a[1])}.",
    "secretary_roll": secretary_roll,
    "forced": lambda a, v: f"{v.does(a[0], 'try', 'tries')} to force {name(a[2])}.",
    "talks_broken": lambda a, v: f"Talks with {name(a[1])} break down.",
    "declined": lambda a, v: f"{v.does(a[0], 'leave', 'leaves')} {name(a[1])} on the market.",
    "sales_entered": lambda a, v: f"{v.does(a[0], 'park', 'parks')} at {name(a[2])}.",
    "deal_named": lambda a, v: f"{v.does(a[0], 'talk', 'talks')} about {name(a[1])}.",
    "talks_paid": lambda a, v: f"{v.does(a[0], 'pay', 'pays')} ${a[1]} to save the deal.",
    "deal_failed": lambda a, v: f"The deal with {name(a[1])} fails.",
    "bought_second": lambda a, v: f"{v.does(a[0], 'buy', 'buys')} {name(a[1])} from the pile for ${a[2]}.",
    "sold": lambda a, v: f"{v.does(a[0], 'sell', 'sells')} {name(a[1])} for ${a[2]}.",
    "friendly": friendly,
    "press_true": lambda a, v: press(a, v, "kept"),
    "press_false": lambda a, v: press(a, v, "broken"),
    "recovered": recovered,
    "team_kind": lambda a, v: f"{v.does(a[0], 'send', 'sends')} out the {TEAM_KINDS[a[1]]}.",
    "old_tiles_left": lambda a, v: f"Old tiles leave: {tiles(a)}." if a else "No old tile leaves.",
    "tiles_aged": lambda a, v: (
        "1 tile stays for its last week."
        if len(a) == 1
        else f"{count(len(a), 'tile')} stay for their last week."
    ),
    "tile_placed": lambda a, v: f"Space {a[0] + 1}: {name(a[1])}.",
    "removal_roll": removal_roll,
    "placed": placed,
    "aligned": aligned,
    "kick_off": kick_off,
    "match_income": lambda a, v: f"{v.does(a[0], 'take', 'takes')} ${a[1]} at the gate.",
    "levels": lambda a, v: f"{team_name(a[0])} play attack {a[1]}, defence {a[2]}.",
    "shots_by_level": lambda a, v: f"{team_name(a[0])} make {count(a[1], 'shot')}.",
    "attack_roll": lambda a, v: rolled(a, "shot"),
    "defence_roll": lambda a, v: rolled(a, "save"),
    "goals": goals,
    "neutral_reroll": lambda a, v: f"No impact: {team_name(a[0])} roll again.",
    "reroll": lambda a, v: f"{v.does(a[0], 'ask', 'asks')} for the dice again.",
    "penalties": lambda a, v: f"Penalties: {team_name(a[0])} {a[2]}, {team_name(a[1])} {a[3]}.",
    "full_time": full_time,
    "cup_passed": lambda a, v: f"{team_name(a[0])} go on in the cup, {team_name(a[1])} are out.",
    "cup_won": lambda a, v: f"{team_name(a[0])} win the cup against {team_name(a[1])}.",
    "win_bonus": lambda a, v: f"{v.does(a[0], 'receive', 'receives')} a win bonus of ${a[1]}.",
    "satisfaction": lambda a, v: (
        f"{v.does(a[0], 'gain', 'gains')} {count(a[1], 'step')} of satisfaction for the {RESULTS[a[2]]}."
    ),
    "match_day_over": match_day_over,
    "clash": lambda a, v: (
        f"{team_name(a[0])} roll {count(a[2], 'white die').replace('dies', 'dice')}, best {a[3]}; "
        f"{team_name(a[1])} roll a {a[4]}."
    ),
    "final": lambda a, v: f"{team_name(a[0])}: {number(a[1])} VP, place {a[2]}.",
}
