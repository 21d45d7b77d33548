"""The rules of Time of Soccer: its steps and questions, one module per phase of the rulebook.

There are no other questions: the engine runs collection, neutral rolls, press checks, fan gains and market
movement without asking (TS-323), answers a question with one option itself (TS-324), and clubs neither trade
nor lend (TS-326). Out of turn a club is asked only about its own match (TS-325). A bot that runs a club is
asked like a human (TS-334).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.questions import questions_of, rules_of
from touchline.games.time_of_soccer import state
from touchline.games.time_of_soccer.rules import (
    acquire,
    alignment,
    cup,
    fatigue,
    forced,
    friendlies,
    league,
    market,
    match,
    monday,
    movement,
    reroll,
    sales,
    scoring,
    setup,
    week,
)

QUESTIONS: Final = questions_of(setup, alignment, fatigue, market, acquire, forced, sales, reroll)

RULES: Final = rules_of(
    steps={
        state.CHOOSE_CLUBS: setup.choose_clubs,
        state.SHUFFLE_DECKS: setup.shuffle_decks,
        state.UNIQUE_STARTERS: setup.unique_starters,
        state.STARTING_PLAYERS: setup.starting_players,
        state.JOIN: setup.join,
        state.FIRST_PLAYER: setup.first_player,
        state.CUP_DRAW: setup.cup_draw,
        state.LEAGUE_TILES: setup.league_tiles,
        state.FILL_MARKET: setup.fill_market,
        state.PLACE_CARS: setup.place_cars,
        state.START_WEEK: week.start_week,
        state.COLLECTION_DAY: monday.collection_day,
        state.RECOVERY: fatigue.recovery,
        state.MARKET_DAY: week.market_day,
        state.CUP_MATCHES: cup.cup_matches,
        state.CLUB_TURNS: week.club_turns,
        state.MARKET_MOVEMENT: movement.market_movement,
        state.WEEKEND: week.weekend,
        state.LEAGUE_MATCHES: league.league_matches,
        state.TURN_LEAGUE_TILE: league.turn_league_tile,
        state.END_WEEK: week.end_week,
        state.INCOME: match.income,
        state.ALIGNMENT: alignment.alignment,
        state.TEAM_KINDS: fatigue.team_kinds,
        state.ANNOUNCEMENT: match.announcement,
        state.ATTACK: match.attack,
        state.DEFENCE: match.defence,
        state.RESULT: match.result,
        state.VICTORY_INCOME: match.victory_income,
        state.FANS_INCREASED: match.fans_increased,
        state.PRESS_CHECK: match.press_check,
        state.LEAGUE_STATEMENTS: friendlies.league_statements,
        state.LAST_LINE_UPS: alignment.last_line_ups,
        state.VICTORY_POINTS: scoring.victory_points,
    },
    questions=QUESTIONS,
)
