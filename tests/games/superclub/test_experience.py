"""What many games taught: stars who play before stars who fill the bench, and the bench pays for them."""

from __future__ import annotations

from tests.games import greedy as shared
from tests.games.superclub.asked import answer
from tests.games.superclub.given import THING, Table, card, given
from touchline.engine.chance import Chance, best
from touchline.games.superclub import experience
from touchline.games.superclub.outlook import weigh
from touchline.games.superclub.state import Superclub
from touchline.games.superclub.valuation import NEWCOMER, SHREWD, Outlook

DAY = experience.DEADLINE_DAY


def mind(table: Table, seat: int = 0) -> experience.Experience:
    return experience.Experience(Outlook(table.g, seat, SHREWD), DAY)


def old_hand(world: Superclub, seat: int, options: list[int], chance: Chance) -> int:
    return best(options, weigh(world, seat, options, chance), chance)


def auction(cash: int) -> Table:
    """A good midfielder, and sixteen modest players who could pay for him."""
    table = given().crew(1, 16, stars=1).crew(0, 16, stars=2).cash(cash, 20)
    return table.deadline(0, card("MID", 4))


def test_a_star_who_plays_is_worth_more_than_two_who_fill_the_bench() -> None:
    looks = mind(given().crew(0, 16, 3).cash(60, 60))
    assert looks.player(THING[card("MID", 5)]) > 2 * looks.player(THING[card("MID", 3)]) > 0


def test_money_is_worth_something_and_the_last_of_it_more() -> None:
    rich, poor = mind(given().cash(200)), mind(given().cash(10))
    assert rich.millions(50) > poor.millions(50) > 10


def test_talents_bring_less_the_more_there_are() -> None:
    hopes = ((1, 5), (2, 6), (2, 6))
    one, three = experience.forecast(hopes[:1], 1, 1), experience.forecast(hopes, 1, 1)
    assert one[0] == three[0] == 5 / 6
    assert sum(one) < sum(three) < 3 * sum(one)


def test_figures_go_from_one_size_of_squad_to_the_next() -> None:
    low, middle, high = (experience.figures(DAY, squad)[experience.STAR] for squad in (52, 57, 62))
    assert middle == (low + high) / 2
    assert experience.figures(DAY, 30) == experience.figures(DAY, 42)
    assert experience.figures(DAY, 95) == experience.figures(DAY, 82)


def test_only_old_hands_have_it() -> None:
    newcomer = Outlook(given().g, 0, NEWCOMER)
    assert experience.on(newcomer, DAY) is newcomer


def test_the_bench_pays_for_a_star() -> None:
    assert shared.answer(old_hand, auction(60), 0, 1) == "open:0"
    assert shared.answer(old_hand, auction(35), 0, 1).startswith("sell_abroad:")
    assert answer(auction(35)) == "bid:pass"


def test_trains_whoever_will_play() -> None:
    bench, plays = card("MID", 1, 3), card("ATT", 3, 6)
    table = given().crew(0, 12, stars=2).squad(0, bench, plays).level(0, training=3).training(0)
    assert answer(table) == f"train:{bench}"
    assert shared.answer(old_hand, table, 0, 1) == f"train:{plays}"
