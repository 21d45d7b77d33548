"""Time of Soccer in words: options and questions. Names are in words.py, events are told in story.py.

Labels say verb, thing and consequence; what an option leads to is
shown before it is chosen: money, operation points, levels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.engine.game import OptionText, Prompt
from touchline.games.time_of_soccer.cards import (
    ADVERTISING,
    AGAIN,
    BENCH,
    BESIDE,
    BUY,
    COMMUNITY,
    COMPASS,
    CROSSES,
    DIE,
    EMPTY,
    HEADING,
    KEEP,
    KIND,
    MANAGER,
    PAY,
    PLACES,
    PLAYER,
    POSITION,
    PRICE,
    SALE_BONUS,
    SALES,
    SCOUT,
    SECRETARY,
    SEGMENT,
    SHARE,
    SHARES,
    SPACE,
    STARTING,
    THINGS,
    TILES,
    TV,
)
from touchline.games.time_of_soccer.rules.acquire import MOST_MANAGERS
from touchline.games.time_of_soccer.rules.fatigue import LEAST_FATIGUE
from touchline.games.time_of_soccer.rules.levels import club_values, eleven, level, team_values
from touchline.games.time_of_soccer.rules.match import ATTACK_DICE, result_of_roll
from touchline.games.time_of_soccer.state import (
    ALIGN,
    ALIGN_POSITION,
    ALIGN_PRINCIPAL,
    CHOOSE_CLUB,
    DISMISS,
    END,
    FORCE,
    FORCE_BUY,
    KEEP_UNIQUE,
    MARKET_STEP,
    MOVE,
    PARK,
    PAY_TALKS,
    PLACE_CAR,
    PLACE_TILE,
    RECOVER,
    REROLL,
    RESULT,
    SELL_WHICH,
    TEAM_KIND,
    TimeOfSoccer,
)
from touchline.games.time_of_soccer.words import (
    DAYS,
    TEAM_KINDS,
    WORDS,
    count,
    dollars,
    facts,
    listed,
    manager_facts,
    name,
    number,
    player_facts,
    position_name,
    street,
    team_name,
)


def levels_in_words(attack: int, defence: int) -> str:
    """Values and levels."""
    return (
        f"attack {number(attack)} (level {level(attack)}), defence {number(defence)} (level {level(defence)})"
    )


def change_of_levels(g: TimeOfSoccer, seat: int, team: list[int], principal: int) -> OptionText:
    """Detail and effect of another line-up: the values that it has, the levels that change."""
    before = club_values(g, seat)
    after = team_values(team, principal, g.managers[seat])
    effects = [
        f"{what} {level(old)} → {level(new)}"
        for what, old, new in zip(("attack", "defence"), before, after, strict=True)
        if level(old) != level(new)
    ]
    return OptionText("", levels_in_words(*after), ", ".join(effects))


# Options


def label(g: TimeOfSoccer, seat: int, option: int) -> OptionText:
    """An option in words, with its cost or outcome and where it lies on the table."""
    return LABELS[option & 0xFF](g, seat, option >> 8)


def label_club(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A club to take."""
    words = WORDS["teams"][THINGS[thing]]
    return OptionText(
        f"Take {words['name']}", f"{THINGS[thing]}, at home at {words['ground']}", place="clubs"
    )


def label_unique(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A unique starter to keep."""
    return OptionText(f"Keep {name(thing)}", facts(thing), place="drawn")


def label_place(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A position for a football player who joins."""
    tile = g.open[seat] >> 8
    if thing == BENCH:
        return OptionText(
            "To the bench", f"{name(tile)} waits; the salary is paid all the same", place="bench"
        )
    at = thing - POSITION
    team = eleven(g, seat)
    out = team[at]
    team[at] = tile
    words = change_of_levels(g, seat, team, g.principal[seat])
    bench = f"; {name(out)} goes to the bench" if out >= 0 else ""
    return OptionText(f"Play as {position_name(at)}", words.detail + bench, words.effect, "pitch")


def label_car(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A corner to start from."""
    segment = thing - SEGMENT
    return OptionText(
        f"Start on {street(segment)}", f"Traffic leads {COMPASS[HEADING[segment]]}", place="streets"
    )


def label_recover(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A split of the recovery points."""
    energy, fatigue = SHARES[thing - SHARE]
    left = g.energy[seat] + energy
    tired = max(LEAST_FATIGUE, g.tired[seat] + fatigue + min(0, left))
    shares = [f"{n} to {what}" for n, what in ((energy, "energy"), (fatigue, "fatigue")) if n]
    words = f"Recover: {listed(shares) or 'nothing'}"
    return OptionText(words, f"Energy {max(0, left)}, fatigue {number(tired)}", place="tracks")


def label_move(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """One street piece on."""
    to, car = thing - SEGMENT, g.car[seat]
    way = way_of(car, to)
    verb = f"Drive on {way}" if to // 4 == car // 4 else f"Turn {way} into {street(to).split(' (')[0]}"
    spaces = [str(space + 1) for space in BESIDE[to]]
    detail = f"{street(to)}, beside space{'s' * (len(spaces) > 1)} {listed(spaces)}"
    return OptionText(verb, detail, "1 point", "streets")


def way_of(car: int, to: int) -> str:
    """The direction in which a car drives into a street piece next to its own."""
    if to < 20:
        return "east" if 2 * (to % 4) + 1 > column(car) else "west"
    return "south" if 2 * (to % 4) + 1 > row(car) else "north"


def column(segment: int) -> int:
    """How far east the middle of a street piece lies, in half blocks."""
    return 2 * (segment % 4) + 1 if segment < 20 else 2 * (segment % 20 // 4)


def row(segment: int) -> int:
    """How far south it lies."""
    return 2 * (segment // 4) if segment < 20 else 2 * (segment % 4) + 1


def label_park(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Enter a parking."""
    tile = g.market[thing - SPACE]
    if tile < 0:
        return OptionText(f"Park at space {thing - SPACE + 1}", place="market")
    if KIND[tile] == SALES:
        return OptionText(f"Park at {name(tile)}", f"{facts(tile)}. Ends your day", place="market")
    verb = "buy" if PRICE[tile] else "take"
    return OptionText(
        f"Park and {verb} {name(tile)}",
        f"{facts(tile)}. {consequence(g, seat, tile)}Ends your day",
        dollars(-PRICE[tile]) if PRICE[tile] else "free",
        "market",
    )


def consequence(g: TimeOfSoccer, seat: int, tile: int) -> str:
    """What a tile would change in the club: the levels, or who or what makes room for it."""
    kind = KIND[tile]
    places = {
        SCOUT: g.scout,
        SECRETARY: g.secretary,
        COMMUNITY: g.community,
        ADVERTISING: g.advertising,
        TV: g.tv,
    }
    if kind == PLAYER:
        return best_position(g, seat, tile)
    if kind == MANAGER and len(g.managers[seat]) == MOST_MANAGERS:
        return "One of your three managers makes room. "
    old = places[kind][seat] if kind in places else -1
    if old < 0:
        return ""
    return f"{name(old)} {'goes back to the market' if kind in (ADVERTISING, TV) else 'leaves the game'}. "


def best_position(g: TimeOfSoccer, seat: int, tile: int) -> str:
    """Where a football player would help most, and the levels that change."""
    found: tuple[int, int, list[int]] | None = None
    for at in PLACES[tile]:
        team = eleven(g, seat)
        team[at] = tile
        attack, defence = team_values(team, g.principal[seat], g.managers[seat])
        worth = (level(attack) + level(defence)) * 256 + attack + defence
        if found is None or worth > found[0]:
            found = worth, at, team
    assert found is not None
    change = change_of_levels(g, seat, found[2], g.principal[seat]).effect
    return f"As {position_name(found[1])}: {change}. " if change else ""


def label_force(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Try for a tile from the wrong side."""
    tile = g.market[thing - SPACE]
    if tile < 0:
        return OptionText(f"Force space {thing - SPACE + 1}", place="market")
    table = DIE[6 * g.secretary[seat] : 6 * g.secretary[seat] + 6]
    can = [amount for amount in table if amount and PRICE[tile] + amount <= g.cash[seat]]
    dear = sum(1 for amount in table if amount) - len(can)
    chances = [f"{len(can)} in 6 you can pay" if can else "", f"{dear} in 6 too dear" if dear else ""]
    chances.append(f"{table.count(0)} in 6 talks break" if 0 in table else "")
    cost = f"${PRICE[tile] + min(can)}–{PRICE[tile] + max(can)}" if can else ""
    what = consequence(g, seat, tile)
    detail = f"{facts(tile)}. {what}Roll: {', '.join(filter(None, chances))}. Ends your day"
    return OptionText(f"Force {name(tile)}", detail, cost, "market")


def label_end(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Enough for today."""
    return OptionText("End the day", f"{count(g.op, 'point')} {'is' if g.op == 1 else 'are'} lost")


def label_dismiss(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A manager who goes."""
    if thing >= TILES:
        return OptionText(THINGS[thing])
    return OptionText(f"Dismiss {name(thing)}", facts(thing), place="managers")


def label_force_buy(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Pay what the die says, or not."""
    arg = g.open[seat] >> 8
    tile = g.market[arg & 15]
    cost = PRICE[tile] + (arg >> 4)
    if thing == BUY:
        detail = f"{facts(tile)}. Price ${PRICE[tile]}, talks ${arg >> 4}"
        return OptionText(f"Take {name(tile)} for ${cost}", detail, dollars(-cost), "market")
    return OptionText(f"Leave {name(tile)}", "Your day ends without the tile")


def label_sell(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """A football player to sell, or to buy from the pile."""
    if thing >= TILES:
        return OptionText(THINGS[thing])
    amount = PRICE[thing] + SALE_BONUS[g.market[g.open[seat] >> 8]]
    if thing in g.second:
        return OptionText(f"Buy {name(thing)} from the pile", facts(thing), dollars(-amount), "second")
    return OptionText(f"Sell {name(thing)}", facts(thing), f"+${amount}", "squad")


def label_talks(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Save the deal or not."""
    cost = CROSSES[g.secretary[seat]]
    tile = g.open[seat] >> 12
    if thing == PAY:
        return OptionText(f"Pay ${cost} and close the deal", f"For {name(tile)}", dollars(-cost), "secretary")
    return OptionText("Let the deal fail", "Your day ends", place="secretary")


def label_align(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Keep or edit."""
    if thing == KEEP:
        return OptionText(
            "Keep the line-up", levels_in_words(*club_values(g, seat)).capitalize(), place="pitch"
        )
    return OptionText(
        "Edit the line-up", "Choose the principal manager, then position by position", place="pitch"
    )


def label_principal(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Whose formation counts."""
    if thing >= TILES:
        return OptionText(THINGS[thing])
    words = change_of_levels(g, seat, eleven(g, seat), thing)
    return OptionText(f"{name(thing)} leads", manager_facts(thing), words.effect, "managers")


def label_position(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Who stands there."""
    at = g.open[seat] >> 8
    if thing == EMPTY:
        return OptionText(f"Leave {position_name(at)} empty", "Counts −2", place="pitch")
    team = [-1 if tile == thing else tile for tile in eleven(g, seat)]
    team[at] = thing
    words = change_of_levels(g, seat, team, g.principal[seat])
    return OptionText(f"{name(thing)} plays {position_name(at)}", words.detail, words.effect, "pitch")


def label_kind(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Which team plays."""
    lower = thing - STARTING
    detail = f"Both levels −{lower}" if lower else "Full levels"
    return OptionText(
        f"Play the {TEAM_KINDS[lower]}", detail, f"energy −{2 - lower}" if lower < 2 else "", "pitch"
    )


def label_reroll(g: TimeOfSoccer, seat: int, thing: int) -> OptionText:
    """Again, or not."""
    side = g.open[seat] >> 8 & 1
    what = "shot" if len(g.dice) == ATTACK_DICE else "save"
    if thing == AGAIN:
        return OptionText("Roll all dice again", "The second roll counts; once a match", place="dice")
    return OptionText(f"Keep {count(result_of_roll(g, side), what)}", "No second roll now", place="dice")


LABELS: Final[dict[int, Callable[[TimeOfSoccer, int, int], OptionText]]] = {
    CHOOSE_CLUB: label_club,
    KEEP_UNIQUE: label_unique,
    PLACE_TILE: label_place,
    PLACE_CAR: label_car,
    RECOVER: label_recover,
    MOVE: label_move,
    PARK: label_park,
    FORCE: label_force,
    END: label_end,
    DISMISS: label_dismiss,
    FORCE_BUY: label_force_buy,
    SELL_WHICH: label_sell,
    PAY_TALKS: label_talks,
    ALIGN: label_align,
    ALIGN_PRINCIPAL: label_principal,
    ALIGN_POSITION: label_position,
    TEAM_KIND: label_kind,
    REROLL: label_reroll,
}


# Questions


def prompt(g: TimeOfSoccer, seat: int) -> Prompt:
    """The seat's question in words: who is asked, what, what is at stake, under which rule."""
    asked = g.open[seat]
    return PROMPTS[asked & 0xFF](g, seat, asked >> 8)


def prompt_place(g: TimeOfSoccer, seat: int, tile: int) -> Prompt:
    """Where a newcomer plays."""
    return Prompt("Your turn", f"Where does {name(tile)} play?", player_facts(tile), "TS-074")


def prompt_market(g: TimeOfSoccer, seat: int, arg: int) -> Prompt:
    """One operation point."""
    points = f"{count(g.op, 'point')} left"
    car = g.car[seat]
    context = f"You are on {street(car)}; traffic leads {COMPASS[HEADING[car]]}. You have ${g.cash[seat]}."
    return Prompt("Your turn", f"{DAYS[str(g.day)]} market: {points}", context, "TS-061")


def prompt_force_buy(g: TimeOfSoccer, seat: int, arg: int) -> Prompt:
    """The die has spoken."""
    tile = g.market[arg & 15]
    cost = PRICE[tile] + (arg >> 4)
    return Prompt("Your turn", f"Take {name(tile)} for ${cost}?", f"You have ${g.cash[seat]}.", "TS-114")


def prompt_sell(g: TimeOfSoccer, seat: int, space: int) -> Prompt:
    """One football player, named before the roll."""
    what = "Whom do you sell, or buy from the pile?" if g.second else "Whom do you sell?"
    return Prompt("Your turn", what, f"{name(g.market[space])}: {facts(g.market[space])}.", "TS-101")


def prompt_talks(g: TimeOfSoccer, seat: int, arg: int) -> Prompt:
    """An X."""
    cost = CROSSES[g.secretary[seat]]
    return Prompt(
        "Your turn", f"Talks break: pay ${cost}?", f"It saves the deal with {name(arg >> 4)}.", "TS-106"
    )


def prompt_align(g: TimeOfSoccer, seat: int, arg: int) -> Prompt:
    """Before a match or before scoring."""
    if g.teams and any(entry & 0xFF == RESULT for entry in g.agenda):
        side = g.teams.index(g.club[seat])
        rival = team_name(g.teams[1 - side])
        told = f" {rival} plays {g.attack_levels[1]} in attack and {g.defence_levels[1]} in defence."
        where = f"At home to {rival}." + told if side == 0 else f"Away to {rival}."
        return Prompt("Match day", "Is this your eleven?", where, "TS-188")
    return Prompt(
        "Full time", "Your last line-up?", "The lower of your two levels scores, each gap costs.", "TS-234"
    )


def prompt_position(g: TimeOfSoccer, seat: int, at: int) -> Prompt:
    """The next position."""
    values = levels_in_words(*club_values(g, seat)).capitalize()
    return Prompt("Line-up", f"Who plays {position_name(at)}?", f"{values}.", "TS-150")


def prompt_kind(g: TimeOfSoccer, seat: int, side: int) -> Prompt:
    """With fatigue."""
    context = f"Energy {number(g.energy[seat])}, fatigue {number(g.tired[seat])}."
    return Prompt("Match day", "Which team do you send out?", context, "TS-258")


def prompt_reroll(g: TimeOfSoccer, seat: int, arg: int) -> Prompt:
    """The dice lie on the table."""
    what = "shot" if arg >> 1 else "save"
    rolled = " ".join(map(str, g.dice))
    result = result_of_roll(g, arg & 1)
    return Prompt("Your roll", f"{count(result, what)}: keep the roll?", f"You rolled {rolled}.", "TS-204")


def plain(who: str, question: str, context: str, rule: str) -> Callable[[TimeOfSoccer, int, int], Prompt]:
    """A question that always reads the same."""
    made = Prompt(who, question, context, rule)
    return lambda g, seat, arg: made


PROMPTS: Final[dict[int, Callable[[TimeOfSoccer, int, int], Prompt]]] = {
    CHOOSE_CLUB: plain("Your turn", "Which club is yours?", "Whatever nobody takes is neutral.", "TS-006"),
    KEEP_UNIQUE: plain("Your turn", "Whom do you keep?", "The others leave the game.", "TS-289"),
    PLACE_TILE: prompt_place,
    PLACE_CAR: plain("Your turn", "Where does your car start?", "All streets are one-way.", "TS-030"),
    RECOVER: plain("Monday", "How do you recover?", "Two points for energy and fatigue.", "TS-264"),
    MARKET_STEP: prompt_market,
    DISMISS: plain("Your turn", "Who makes room?", "A club has at most three managers.", "TS-078"),
    FORCE_BUY: prompt_force_buy,
    SELL_WHICH: prompt_sell,
    PAY_TALKS: prompt_talks,
    ALIGN: prompt_align,
    ALIGN_PRINCIPAL: plain("Line-up", "Who is principal manager?", "Only his formation counts.", "TS-155"),
    ALIGN_POSITION: prompt_position,
    TEAM_KIND: prompt_kind,
    REROLL: prompt_reroll,
}
