"""The recorded games of the tests: python -m tools.records [GAME …] plays them and writes them down.

Every row of RECORDS is a game to have: who plays at which table, and how it has to end. Seeds are tried one
after the other until it ends like that, so a change of the rules is answered by running this again. The games
named in GOLDEN are also written as a story that one can read, beside the records.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from touchline.bots import Sight, decide, get
from touchline.engine import record
from touchline.engine.chance import Chance
from touchline.engine.game import find
from touchline.engine.match import Match, secret_of
from touchline.engine.transcript import EVERYTHING, told
from touchline.games.best11.rules.board import base_total
from touchline.games.eleven.rules.solo import is_won
from touchline.games.footmania.rules import scoring as title
from touchline.games.footmania.rules.turn import MOST_TURNS
from touchline.games.superclub.state import BY_SUPER_DUPER, BY_SUPERCUP, ENDS
from touchline.games.time_of_soccer.cards import LEAGUE_TEAMS
from touchline.games.time_of_soccer.rules import scoring

TESTS = Path(__file__).resolve().parent.parent / "tests" / "games"
NAMES = ["Ilse", "Mara", "Teo", "Calder", "Noor", "Piet"]
CARETAKER = "caretaker"  # nobody plays: time is up at every decision
DESERTER = "deserter"  # nobody plays, and in the second round the table notices
WRITER = "writer"  # plays at random, and starts at random what it may start unasked
CORRESPONDENT = "correspondent"  # plays at random, and finishes the letters that it begins
LETTER = ("letter:write", "offer_to:", "give:", "ask:", "pay:", "ask_cash:", "offer:done", "offer:send")
MOST_SEEDS = 5000


class Row(NamedTuple):
    """A game to have: its file, a bot for each seat, the options of the table, how it ends, what happens."""

    file: str
    bots: str
    options: dict[str, Any]
    way: str
    verb: str = ""  # of an option that somebody has to take on the way


ALL_OF_FOOTMANIA = {"quick_phase1": True, "free_market": True, "no_deals": True}
ALL_OF_SUPERCLUB = {
    "cash": 120,
    "quick": True,
    "home_and_away": True,
    "unhappy_players": True,
    "top_six": True,
    "powerhouses": True,
    "season_limit": 3,
}

RECORDS: dict[str, list[Row]] = {
    "best11": [
        Row("two", "greedy greedy", {}, "points"),
        Row("three-draft", "greedy random greedy", {"manager_draft": True}, "points"),
        Row(
            "four-bench-cap",
            "greedy greedy greedy greedy",
            {"bench_tactics": True, "money_cap": True},
            "points",
        ),
        Row("base-values", "random random", {}, "base"),
        Row("shared", "random random", {}, "shared"),
        Row("shootout", "random random", {"shootout": True}, "shootout"),
        Row("nobody", "caretaker caretaker caretaker", {}, "points"),
    ],
    "eleven": [
        Row("solo", "greedy", {}, "won"),
        Row("solo-first-job", "greedy", {"scenario": 1}, "won"),
        Row("solo-promotion-race", "greedy", {"scenario": 2}, "won"),
        Row("solo-club-in-crisis", "greedy", {"scenario": 3}, "won"),
        Row("solo-ageing-team", "greedy", {"scenario": 4}, "won"),
        Row("solo-building-deadline", "greedy", {"scenario": 5}, "won"),
        Row("solo-the-title", "greedy", {"scenario": 6, "step_by_step_friday": True}, "won"),
        Row("solo-last-place", "random", {"scenario": 1}, "lost"),
        Row("solo-too-late", "random", {"scenario": 5, "division": 3}, "lost"),
        Row("two", "greedy greedy", {}, "points"),
        Row("two-division-1", "greedy greedy", {"division": 1}, "points"),
        Row("two-random", "random random", {"division": 2}, "points", "swap_out"),
        Row("three", "greedy greedy greedy", {}, "points"),
        Row("three-transfers", "random random greedy", {"player_transfers": True}, "points"),
        Row("four", "greedy greedy random greedy", {}, "points"),
        Row(
            "four-all",
            "greedy random greedy greedy",
            {"division": 2, "player_transfers": True, "step_by_step_friday": True},
            "points",
        ),
        Row("league-points", "caretaker caretaker", {"step_by_step_friday": True}, "league points"),
        Row("shared", "caretaker caretaker", {}, "shared"),
    ],
    "footmania": [
        Row("two", "greedy greedy", {}, "points"),
        Row("two-pennants", "greedy greedy", {"free_market": True}, "pennants"),
        Row("two-playoff", "greedy greedy", {"quick_phase1": True}, "playoff"),
        Row("two-letters", "writer writer", {}, "points"),
        Row("three", "greedy greedy greedy", {}, "points"),
        Row("three-all", "greedy random greedy", ALL_OF_FOOTMANIA, "points"),
        Row("four", "greedy caretaker greedy caretaker", {}, "points"),
        Row("four-no-deals", "greedy greedy greedy greedy", {"no_deals": True}, "points"),
        Row("cash", "caretaker caretaker", {}, "cash"),
        Row("shared", "caretaker caretaker", {}, "shared"),
    ],
    "superclub": [
        Row("two", "greedy greedy", {}, "points"),
        Row("two-cash", "greedy greedy", {"cash": 90}, "supercup"),
        Row("two-penalties", "greedy greedy", {"quick": True}, "supercup on penalties"),
        Row("two-home-and-away", "greedy caretaker", {"home_and_away": True}, "points"),
        Row("two-top-six", "greedy greedy", {"top_six": True}, "points"),
        Row("two-powerhouses", "greedy caretaker", {"powerhouses": True}, "points"),
        Row("two-endless", "caretaker greedy", {"cash": 150, "season_limit": 0}, "points"),
        Row("two-deserted", "greedy deserter", {"season_limit": 0}, "season_limit", "last_season"),
        Row("two-letters", "correspondent greedy", {"season_limit": 3}, "season_limit", "accept_letter"),
        Row("two-asides", "writer writer", {"season_limit": 3}, "season_limit"),
        Row("three", "greedy caretaker greedy", {}, "super_duper_cup"),
        Row("three-unhappy", "greedy greedy caretaker", {"unhappy_players": True}, "points", "unhappy_bid"),
        Row("four", "greedy caretaker greedy caretaker", {}, "points"),
        Row("five", "greedy caretaker caretaker caretaker caretaker", {}, "points"),
        Row("five-all", "greedy caretaker caretaker caretaker caretaker", ALL_OF_SUPERCLUB, "season_limit"),
        Row("six", "greedy caretaker caretaker caretaker caretaker caretaker", {}, "points"),
    ],
    "time_of_soccer": [
        Row("solo", "greedy", {"neutral_level": 4, "clash_level": 3}, "club"),
        Row(
            "solo-neutral-wins",
            "random",
            {"neutral_level": 6, "clash_level": 5, "unique_starters": True, "fatigue": True},
            "neutral",
        ),
        Row("two", "greedy greedy", {}, "points"),
        Row(
            "two-second-market", "greedy random", {"secondary_market": True, "absent_rivals": True}, "points"
        ),
        Row(
            "three-fatigue",
            "greedy greedy random",
            {
                "fatigue": True,
                "absent_rivals": True,
                "free_traffic.1": True,
                "handicap.2": 2,
                "clash_level": 1,
            },
            "points",
        ),
        Row(
            "four-unique",
            "greedy random greedy greedy",
            {"unique_starters": True, "neutral_level": 5},
            "points",
        ),
        Row(
            "four-all",
            "random greedy random random",
            {
                "fatigue": True,
                "no_random": True,
                "secondary_market": True,
                "unique_starters": True,
                "neutral_level": 3,
                "clash_level": 4,
                **{f"free_traffic.{seat}": True for seat in range(4)},
                **{f"handicap.{seat}": (3, 1, 2, 3)[seat] for seat in range(4)},
            },
            "points",
        ),
        Row("level", "random random", {"neutral_level": 1}, "level"),
        Row("higher-level", "random random", {}, "higher level"),
        Row("cash", "caretaker caretaker", {}, "cash"),
        Row("shirt", "caretaker caretaker", {"no_random": True}, "shirt"),
        Row("shared", "caretaker caretaker", {"no_random": True}, "shared"),
    ],
}
GOLDEN = {
    "best11": "three-draft",
    "eleven": "two",
    "footmania": "two-playoff",
    "superclub": "two-penalties",
    "time_of_soccer": "two",
}


def best11_way(match: Match) -> str:
    """How the first place was decided: by points, base values, a shoot-out, or not at all."""
    order = sorted(match.scores, key=lambda score: score.place)
    first, second = order[0], order[1]
    if first.total != second.total:
        return "points"
    g: Any = match.state
    if base_total(g, first.seat) != base_total(g, second.seat):
        return "base"
    return "shared" if first.place == second.place else "shootout"


def eleven_way(match: Match) -> str:
    """How the first place was decided (EL-294, EL-295); alone, whether the scenario was won (EL-306)."""
    g: Any = match.state
    if match.seats == 1:
        return "won" if is_won(g, match.scores[0].total) else "lost"
    table = [(score.total, g.points[score.seat]) for score in match.scores]
    first, second = sorted(table, reverse=True)[:2]
    pairs = zip(("points", "league points"), first, second, strict=True)
    return next((name for name, best, other in pairs if best != other), "shared")


def footmania_way(match: Match) -> str:
    """How the title was decided: by points, pennants, a play-off or cash, or not at all (FM-217, FM-222)."""
    g: Any = match.state
    table = [
        (title.points(g, seat), title.pennants(g, seat), title.points(g, seat, True), g.cash[seat])
        for seat in range(match.seats)
    ]
    first, second = sorted(table, reverse=True)[:2]
    pairs = zip(("points", "pennants", "playoff", "cash"), first, second, strict=True)
    return next((name for name, best, other in pairs if best != other), "shared")


def phase_1_timed_out(match: Match) -> bool:
    """Whether nobody had a complete team after 80 turns (FM-113)."""
    g: Any = match.state
    return bool(g.turns >= MOST_TURNS * match.seats)


def superclub_way(match: Match) -> str:
    """How the game ended, and whether it took penalties (SC-202, SC-204, SC-221, SC-224, SC-328)."""
    g: Any = match.state
    how: str = ENDS[g.over]
    return f"{how} on penalties" if g.kicks and g.over in (BY_SUPERCUP, BY_SUPER_DUPER) else how


def time_of_soccer_way(match: Match) -> str:
    """How the first place among the clubs was decided; alone, who won: the club or a neutral team."""
    g: Any = match.state
    if match.seats == 1:
        return "club" if scoring.final_place(g, g.club[0]) == 1 else "neutral"
    ranked = sorted((scoring.strength(g, g.club[seat]) for seat in range(match.seats)), reverse=True)
    names = ("points", "level", "higher level", "cash", "shirt")
    pairs = zip(names, ranked[0], ranked[1], strict=True)
    return next((name for name, first, second in pairs if first != second), "shared")


WAYS: dict[str, Callable[[Match], str]] = {
    "best11": best11_way,
    "eleven": eleven_way,
    "footmania": footmania_way,
    "superclub": superclub_way,
    "time_of_soccer": time_of_soccer_way,
}


def neutral_wins(match: Match) -> bool:
    """Whether a neutral team is first of the six (TS-246)."""
    g: Any = match.state
    first = [team for team in range(LEAGUE_TEAMS) if scoring.final_place(g, team) == 1]
    return all(g.seat_of[team] < 0 for team in first)


def played(game_id: str, bots: list[str], options: dict[str, Any], seed: int) -> Match:
    """A refereed game of bots, of writers, or of nobody."""
    game = find(game_id)
    match = Match(game, len(bots), options, secret_of(seed))
    chance = Chance(f"{seed}:bots")
    while not match.over:
        seat = match.state.next_seat()
        if bots[seat] in (CARETAKER, DESERTER):
            gone = bots[seat] == DESERTER and game.rounds[1](match.state) == 2
            if gone and not match.refusal(seat, game.deserted):
                match.play(seat, game.deserted)
            match.act_for(seat)
            continue
        if bots[seat] == WRITER:
            aside = match.side_options_of(seat)
            choices = aside if aside and not chance.rand(3) else match.options_of(seat)
            match.play(seat, choices[chance.rand(len(choices))])
            continue
        if bots[seat] == CORRESPONDENT:
            letter = [option for option in match.side_options_of(seat) if option.startswith(LETTER)]
            writes = letter and (letter[0] != LETTER[0] or not chance.rand(4))
            choices = letter if writes else match.options_of(seat)
            match.play(seat, choices[chance.rand(len(choices))])
            continue
        sight = Sight.of(game, match.state, seat, chance.rand(1 << 30))
        match.play(seat, game.codec.text(decide(bots[seat], get(bots[seat], game_id), sight, chance)))
    return match


def found(game_id: str, row: Row) -> Match:
    """The first game that ends as wanted."""
    for seed in range(1, MOST_SEEDS):
        match = played(game_id, row.bots.split(), row.options, seed)
        if WAYS[game_id](match) == row.way and is_taken(match, row.verb):
            return match
    raise SystemExit(
        f"No game of {row} ends by {row.way!r} in {MOST_SEEDS} seeds; choose other bots or options."
    )


def is_taken(match: Match, verb: str) -> bool:
    """Whether somebody has taken an option of this verb; of none, always."""
    return not verb or any(entry.option.startswith(f"{verb}:") for entry in match.log)


def report(match: Match, names: list[str]) -> str:
    """The game as a story, with the number of the decision and the rule of each line."""
    lines = [f"{match.game.title}: {', '.join(names)}", ""]
    for line in told(match, names, EVERYTHING):
        aside = f"({names[line.only]}) " if line.only >= 0 else ""
        lines.append(f"{line.decision:4}  {aside}{line.text} [{line.rule}]")
    lines.append("")
    for score in sorted(match.scores, key=lambda score: (score.place, score.seat)):
        parts = ", ".join(f"{name} {points}" for name, points in score.parts.items())
        lines.append(f"{score.place}. {names[score.seat]}: {score.total} points ({parts})")
    return "\n".join(lines) + "\n"


def write(game_id: str) -> None:
    """All records of a game, and its story."""
    folder = TESTS / game_id
    (folder / "records").mkdir(exist_ok=True)
    (folder / "golden").mkdir(exist_ok=True)
    for row in RECORDS[game_id]:
        match = found(game_id, row)
        names = NAMES[: match.seats]
        path = folder / "records" / f"{row.file}.jsonl"
        path.write_text(record.write(match, names), encoding="utf-8", newline="\n")
        print(f"{game_id}/{path.name}: {len(match.log)} decisions")
        if GOLDEN[game_id] == row.file:
            story = folder / "golden" / f"{row.file}.txt"
            story.write_text(report(match, names), encoding="utf-8", newline="\n")


def main() -> None:
    """Write the records of the games that were named, or of all."""
    parser = argparse.ArgumentParser(description="Write the recorded games of the tests.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    for game_id in parser.parse_args().games or RECORDS:
        write(game_id)


if __name__ == "__main__":
    main()
