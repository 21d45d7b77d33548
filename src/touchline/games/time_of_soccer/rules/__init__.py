"""The rules of Time of Soccer: its steps and questions, one module per phase of the rulebook.

There are no other questions: the engine runs collection, neutral rolls, press checks, fan gains and market
movement without asking (TS-323), answers a question with one option itself (TS-324), and clubs neither trade
nor lend (TS-326). Out of turn a club is asked only about its own match (TS-325). A bot that runs a club is
asked like a human (TS-334).
"""

from __future__ import annotations

from typing import Final

from touchline.engine.rules import Rules
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
    sales,
    scoring,
    setup,
    week,
)

RULES: Final = Rules(
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
    questions={
        state.CHOOSE_CLUB: (setup.legal_choose_club, setup.answer_choose_club),
        state.KEEP_UNIQUE: (setup.legal_keep_unique, setup.answer_keep_unique),
        state.PLACE_TILE: (alignment.legal_place_tile, alignment.answer_place_tile),
        state.PLACE_CAR: (setup.legal_place_car, setup.answer_place_car),
        state.RECOVER: (fatigue.legal_recover, fatigue.answer_recover),
        state.MARKET_STEP: (market.legal_market_step, market.answer_market_step),
        state.DISMISS: (acquire.legal_dismiss, acquire.answer_dismiss),
        state.FORCE_BUY: (forced.legal_force_buy, forced.answer_force_buy),
        state.SELL_WHICH: (sales.legal_sell_which, sales.answer_sell_which),
        state.PAY_TALKS: (sales.legal_pay_talks, sales.answer_pay_talks),
        state.ALIGN: (alignment.legal_align, alignment.answer_align),
        state.ALIGN_PRINCIPAL: (alignment.legal_align_principal, alignment.answer_align_principal),
        state.ALIGN_POSITION: (alignment.legal_align_position, alignment.answer_align_position),
        state.TEAM_KIND: (fatigue.legal_team_kind, fatigue.answer_team_kind),
        state.REROLL: (match.legal_reroll, match.answer_reroll),
    },
    unheard=frozenset({state.ALIGN, state.ALIGN_PRINCIPAL, state.ALIGN_POSITION}),  # told of as a whole
)
