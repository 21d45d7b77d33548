"""What each seat may see (EL-012, EL-368 to EL-376), and what must be conserved.

Everything that leaves the state for a player leaves it here. Cards are given by id, None means none or
hidden.
"""

from __future__ import annotations

from typing import Any

from touchline.games.eleven import cards as c, scenarios, state, table_view as t
from touchline.games.eleven.effects import LASTING, RESOURCES
from touchline.games.eleven.match_view import card_id, ids, match_view, opponent_view
from touchline.games.eleven.rules import club
from touchline.games.eleven.rules.club import adboards, board, dealt, maintenance, strength, upkeep
from touchline.games.eleven.rules.dice import D6
from touchline.games.eleven.rules.league import on_table, place
from touchline.games.eleven.rules.market import SLOTS
from touchline.games.eleven.rules.scoring import total
from touchline.games.eleven.rules.solo import is_won, rank
from touchline.games.eleven.rules.targets import sees_tactics
from touchline.games.eleven.rules.transfers import CARD
from touchline.games.eleven.state import Eleven
from touchline.games.eleven.text import DAYS, day_name, name, say

OPTIONS = ("division", "scenario", "step_by_step_friday", "player_transfers")


def view(g: Eleven, seat: int) -> t.TableView:
    """The table as this seat (-1: a spectator) may see it."""
    return t.TableView(
        you=seat,
        week=g.week,
        day=g.day,
        phase=phase(g),
        first=g.lead,
        options={name: getattr(g, name) for name in OPTIONS},
        players=[card_id(card) for card in g.market[:SLOTS]],
        staff=[card_id(card) for card in g.market[SLOTS : 2 * SLOTS]],
        sponsors=[card_id(card) for card in g.market[2 * SLOTS :]],
        youngster=card_id(g.youngster_deck[-1]) if g.youngster_deck else None,  # EL-017, EL-374
        next_player=card_id(g.player_deck[-1]) if g.player_deck else None,
        decks={
            "players": len(g.player_deck),
            "youngsters": len(g.youngster_deck),
            "veterans": len(g.veteran_deck),
            "staff": len(g.staff_deck),
            "sponsors": len(g.sponsor_deck),
            "board_meetings": len(g.board_deck),
            "tactics": len(g.tactic_deck),
        },
        discards={  # EL-376
            "players": ids(g.player_discard),
            "youngsters": ids(g.youngster_discard),
            "veterans": ids(g.veteran_discard),
            "staff": ids(g.staff_discard),
            "sponsors": ids(g.sponsor_discard),
            "board_meetings": ids(g.board_discard),
        },
        trained_known=trained_known(g, seat),
        shown_veterans=ids([card for card in g.dealt if c.VETERAN <= card < c.PLAYERS]),
        clubs=[club_view(g, other, seat) for other in range(g.seats)],
        league=[
            t.TeamView(f"T{team + 1:02}", g.team_points[team], bool(g.inactive >> team & 1))
            for team in range(c.TEAMS)
            if on_table(g, team)
        ],
        own=own_view(g, seat) if seat >= 0 else None,
        basic=bool(g.basic),
        paid=bool(g.paid),
        debt=g.debt,
        solo=solo_view(g),
    )


def phase(g: Eleven) -> str:
    """Where the game stands: `phase-…` in the words, or a Day of the Week."""
    if g.over:
        return "full-time"
    return DAYS[g.day] if g.week else "setup"


def trained_known(g: Eleven, seat: int) -> list[str]:
    """Player cards whose Trained side the seat may look at: its own, and those once shown (EL-372,
    EL-373)."""
    own = g.squad[seat] if seat >= 0 else []
    return [c.THINGS[card] for card in range(c.PLAYERS) if g.unveiled[card] or card in own or g.over]


def hidden_plan(g: Eleven, owner: int, seat: int) -> bool:
    """Whether the line-up of a club is still hidden from a seat (EL-375)."""
    planning = g.day == state.FRIDAY and g.result[owner] < 0 and not g.revealed >> owner & 1
    return planning and owner != seat and not g.over


def club_view(g: Eleven, owner: int, seat: int) -> t.ClubView:
    """A club as a seat sees it; markers on cards of a hidden line-up still count as stock."""
    hidden = hidden_plan(g, owner, seat)
    directors = [] if g.drafting and owner != seat else board(g, owner)  # EL-038
    four = range(4 * owner, 4 * owner + 4)
    stock = [g.resources[at] + (g.placed[at] if hidden else 0) for at in four]
    known = g.objective_state[owner] != state.SECRET or g.over
    return t.ClubView(
        seat=owner,
        resources=dict(zip(RESOURCES[:4], stock, strict=True)),
        stats=dict(zip(RESOURCES[:4], [g.stats[at] for at in four], strict=True)),
        points=g.points[owner],
        place=place(g, owner),
        vp=g.vp[owner],
        so_far=total(g, owner),
        office=g.office[owner],
        built={
            name: g.built[c.INFRASTRUCTURES * owner + kind]
            for kind, name in enumerate(c.INFRASTRUCTURE_NAMES)
        },
        upkeep=upkeep(g, owner) if g.week else 0,
        maintenance=maintenance(g, owner),
        directors=[card_view(g, owner, card, at) for at, card in enumerate(directors)],
        staff=[card_view(g, owner, card, 3 + at) for at, card in enumerate(g.staff[owner])],
        adboards=[contract_view(g, contract) for contract in adboards(g, owner)],
        kit=t.SponsorView(c.THINGS[g.kit[owner]], "kit", g.suspension[g.kit[owner]])
        if g.kit[owner] >= 0
        else None,
        lasting=[
            (LASTING[what], g.lasting[club.LASTING_KINDS * owner + what])
            for what in range(club.LASTING_KINDS)
            if g.lasting[club.LASTING_KINDS * owner + what]
        ],
        meeting=card_id(g.meeting[owner]),
        colour=c.COLOURS[g.colour[owner]] if g.colour[owner] >= 0 else None,
        die=g.die[owner],
        free_rolls=g.free_rolls[owner],
        squad=[player_view(g, card) for card in g.squad[owner]],
        jerseys=jersey_views(g, owner, hidden, owner == seat),
        tactics=len(g.tactics[owner]),
        # Sorted: the order in the hand would tell when its other cards were drawn.
        tactics_shown=ids(
            sorted(card for card in g.tactics[owner] if g.shown >> card - c.TACTIC & 1 or g.over)
        ),
        objective=card_id(g.objective[owner]) if known else None,
        objective_met=g.objective_state[owner],
        opponent=opponent_view(g, owner, seat),
        match=match_view(g, owner, hidden),
        history=[
            (c.THINGS[match & 0xFFFF], match >> 16 & 0xFF, match >> 24)
            for match in g.history[6 * owner : 6 * owner + 6]
            if match >= 0
        ],
        won=g.won[owner],
        sold_outs=g.sold_outs[owner],
        clean_sheets=g.clean_sheets[owner],
        bid=g.bids[owner] if g.bids[owner] >= 0 else None,
    )


def card_view(g: Eleven, owner: int, card: int, at: int) -> t.CardView:
    """A Director or a Staff card, and whether its action was used: `at` is its place among those bits."""
    return t.CardView(c.THINGS[card], bool(g.exhausted[owner] >> at & 1), g.suspension[card])


def contract_view(g: Eleven, contract: int) -> t.SponsorView:
    """A Sponsor on an Adboard."""
    card, use = contract >> 2, contract & 3
    return t.SponsorView(c.THINGS[card], "effect" if use == state.FOR_EFFECT else "bonus", g.suspension[card])


def player_view(g: Eleven, card: int) -> t.PlayerView:
    """A Player card with its tokens."""
    at = 8 * card
    return t.PlayerView(
        card=c.THINGS[card],
        trained=bool(g.tokens[at + state.TRAINED]),
        strength=strength(g, card),
        str_temp=g.tokens[at + state.STR_TEMP],
        str_perm=g.tokens[at + state.STR_PERM],
        weak_temp=g.tokens[at + state.WEAK_TEMP],
        weak_perm=g.tokens[at + state.WEAK_PERM],
        injury=g.tokens[at + state.INJURIES],
        suspension=g.suspension[card],
        match_xp=g.tokens[at + state.MATCH_XP],
        goal_xp=g.tokens[at + state.GOAL_XP],
    )


def jersey_views(g: Eleven, owner: int, hidden: bool, mine: bool) -> list[t.JerseyView]:
    """The 13 Jerseys; while a line-up is planned, its owner sees it as planned."""
    planning = mine and g.day == state.FRIDAY and g.result[owner] < 0 and not g.revealed >> owner & 1
    sides = g.plan_attacking[owner] if planning else g.attacking[owner]
    bench = g.plan_bench[owner] if planning else g.bench[owner]
    playing = g.day == state.FRIDAY and not hidden
    found = []
    for jersey in range(state.JERSEYS_EACH):
        at = state.JERSEYS_EACH * owner + jersey
        player = g.line_up[at] if playing else -1
        if player < 0 and jersey >= 10:
            player = g.bound[3 * owner + jersey - 10]
        found.append(
            t.JerseyView(
                jersey=c.JERSEY_NAMES[jersey],
                task=c.TASKS[1 - (sides >> jersey & 1)],
                bench=bool(bench >> jersey & 1),
                player=card_id(player),
                zone=c.ZONE_NAMES[g.zone[at]] if playing and g.zone[at] >= 0 else None,
            )
        )
    return found


def about(question: int, arg: int) -> str | None:
    """The Sponsor or the Player that a question is about, if it is about one."""
    if question in (state.ADBOARD_MODE, state.KIT_ORDER):
        return c.THINGS[arg]
    return (
        c.THINGS[arg & CARD]
        if question in (state.OFFER, state.OFFER_REPLY, state.ASKING_PRICE, state.BID, state.TAKE_BID)
        else None
    )


def own_view(g: Eleven, seat: int) -> t.OwnView:
    """The secrets of a seat, for that seat (EL-368, EL-369)."""
    asked = g.open[seat]
    question = asked & 0xFF
    return t.OwnView(
        tactics=ids(g.tactics[seat]),
        objective=card_id(g.objective[seat]),
        unused=card_id(g.unused[seat]),
        dealt=ids(dealt(g, seat)),
        deck=ids(sorted(g.tactic_deck)) if sees_tactics(g, seat) else [],
        about=about(question, asked >> 8),
        sides=D6 if question == state.BM_REROLL else asked >> 8 if question == state.DIE_REROLL else 0,
    )


def solo_view(g: Eleven) -> dict[str, Any]:
    """What a solo player wants to know of the scenario; the rank counts the present points."""
    if g.seats > 1:
        return {}
    points = total(g, 0) if g.week else 0
    return {
        "scenario": scenarios.SCENARIOS[g.scenario - 1] if g.scenario else None,
        "won": is_won(g, points),
        "rank": scenarios.RANKS[rank(g, points)],
        "deadline_met": bool(g.deadline_met),
    }


def stage(table: t.TableView) -> str:
    """How far the game is, in a line."""
    if table.phase in DAYS:
        return say("stage", week=table.week, day=day_name(table.day))
    return say(f"phase-{table.phase}")


def secrets(g: Eleven, seat: int) -> list[str]:
    """Names of cards whose place this seat may not know, for the check that no log line tells them."""
    if g.over:
        return []
    hidden = g.player_deck[:-1] + g.youngster_deck[:-1] + g.veteran_deck + g.staff_deck + g.sponsor_deck
    hidden += g.board_deck + g.objective_deck + g.spare
    if not sees_tactics(g, seat):
        hidden += g.tactic_deck
    for other in range(g.seats):
        if other != seat:
            hidden += [card for card in g.tactics[other] if not g.shown >> card - c.TACTIC & 1]
            if g.objective_state[other] == state.SECRET:
                hidden += [g.objective[other]]
            hidden += [g.unused[other]]
            if g.drafting:
                hidden += dealt(g, other) + board(g, other)
            if g.open[other] & 0xFF == state.KEEP_OBJECTIVE:
                hidden += dealt(g, other)
    return [name(card) for card in hidden if card >= 0]


def conserved(g: Eleven) -> str:
    """What is wrong with the cards on the table, or nothing: every card is in exactly one place."""
    shown = [card for card in g.dealt if card >= 0]
    squads = [card for squad in g.squad for card in squad]
    players = squads + [card for card in shown if card < c.PLAYERS and card not in squads]
    players += g.player_deck + g.youngster_deck + g.veteran_deck
    players += g.player_discard + g.youngster_discard + g.veteran_discard
    players += [card for card in g.market[:SLOTS] if card >= 0]
    if g.player_deck and sorted(players) != list(range(c.PLAYERS)):
        return f"Players are not conserved: {sorted(players)}"
    staff = [card for cards in g.staff for card in cards] + g.staff_deck + g.staff_discard
    staff += [card for card in g.market[SLOTS : 2 * SLOTS] if card >= 0]
    if len(set(staff)) != len(staff) or (g.week and len(staff) != g.seats + (24 if g.seats < 3 else 32)):
        return f"Staff is not conserved: {sorted(staff)}"
    sponsors = (
        g.sponsor_deck + g.sponsor_discard + [card for card in g.market[2 * SLOTS :] + g.kit if card >= 0]
    )
    sponsors += [contract >> 2 for contract in g.adboards if contract >= 0]
    if len(set(sponsors)) != 36 or len(sponsors) != 36:
        return f"Sponsors are not conserved: {sorted(sponsors)}"
    tactics = g.tactic_deck + [card for hand in g.tactics for card in hand]
    if g.week and sorted(tactics) != list(range(c.TACTIC, c.TACTIC + 12)):
        return f"Tactic cards are not conserved: {sorted(tactics)}"
    board = g.board_deck + g.board_discard + [card for card in g.meeting if card >= 0]
    if len(set(board)) != 36 or len(board) != 36:
        return f"Board Meetings are not conserved: {sorted(board)}"
    if min(g.resources + g.placed + g.suspension + g.tokens + g.score) < 0:
        return "something is less than nothing"
    if g.week and any(bin(bench).count("1") != 3 for bench in g.bench):
        return "there are not exactly three Jerseys on the Bench"
    return ""
