"""What is wrong with an edition is said with its file, its line and its field."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from tests.given_editions import edit, make
from touchline.engine import editions
from touchline.engine.content import FACTS, NAMES, read_words
from touchline.engine.edition_check import Problem, doubts, problems
from touchline.engine.game import find, known


class Slip(NamedTuple):
    """An edit that breaks an edition, and what is said about it."""

    game: str
    old: str
    new: str
    field: str
    words: str
    file: str = FACTS
    there: bool = True  # whether it is found in the line of the edit; what it does not fit may be elsewhere


SLIPS = [
    # Best 11
    Slip(
        "best11",
        "base = 1",
        "base = 12",
        "free_agents[fa_001].base",
        "Expected a whole number <= 9, found 12",
    ),
    Slip(
        "best11", 'colour = "yellow"', 'colour = "pink"', "free_agents[fa_001].colour", "take one of 'yellow'"
    ),
    Slip("best11", 'id = "fa_002"', 'id = "fa_001"', "free_agents[fa_001].id", "is there twice"),
    Slip("best11", 'id = "fa_002"', 'id = "fa_200"', "free_agents[fa_200].id", "is not the id of a card"),
    Slip("best11", "late_bid = false, ", "", "free_agents[fa_001].late_bid", "This is missing"),
    Slip(
        "best11", "late_bid = false", "late_bid = 0", "free_agents[fa_001].late_bid", "Expected true or false"
    ),
    Slip("best11", "skill = 0", "skil = 0", "free_agents[fa_001].skil", "no such field"),
    Slip("best11", "amount = 3", "amount = 4", "managers[mgr_tax].amount", "it stays 3"),
    Slip(
        "best11",
        "formation = [4, 2, 4]",
        "formation = [4, 2, 5]",
        "managers[mgr_symbols].formation",
        "add up to 10",
    ),
    Slip("best11", "13, 18]", "8, 18]", "symbol_points[6]", "8 comes after 9"),
    Slip("best11", "[11, 0]]", "[10, 0]]", "income", "reach 11"),
    Slip("best11", "money_cards = {", "money_card = {", "money_card", "no such field"),
    Slip("best11", 'edition = "2026.1"', 'edition = "2020.1"', "edition", "Make a new copy"),
    Slip("best11", "day = ", "dy = ", "rounds.1.dy", "no such field", NAMES),
    Slip("best11", "[keepers.kp_1]", "[keepers.kp_0]", "keepers.kp_0", "no such field", NAMES),
    Slip("best11", 'emblem = "', 'emblem = "x', "game.emblem", "names a picture", NAMES),
    # Eleven
    Slip(
        "eleven",
        'task = "", cost = 1',
        'task = "", cost = 1000',
        "regulars[P01].cost",
        "Expected a whole number <= 9",
    ),
    Slip("eleven", 'line = "GK"', 'line = "DEF"', "regulars[P01].line", "belongs to the rules"),
    Slip("eleven", 'bonus = "SB01"', 'bonus = "SB99"', "sponsors[SP01].bonus", "There is no bonus 'SB99'"),
    Slip("eleven", "gain 5 cash", "gain 5 gold", "sponsors[SP01].one_off", "is no effect of such a card"),
    Slip("eleven", "gain 5 cash", "gain 50 cash", "sponsors[SP01].one_off", "is no effect of such a card"),
    Slip(
        "eleven",
        'effect = "PE14", pays',
        'effect = "PE77", pays',
        "regulars[P02].trained.effect",
        "No effect of such",
    ),
    Slip("eleven", 'votes = "RYBBYY"', 'votes = "RYBBYX"', "directors[D01].votes", "Expected"),
    Slip(
        "eleven", 'CD = "d2 d1 d1"', 'CD = "d2 d1"', "opponents[T01-1].line_up.CD", "has 3 footballers here"
    ),
    Slip("eleven", "per = 2", "per = 0", "upkeep.players.per", "Expected a whole number >= 1"),
    Slip("eleven", "During, {cost}", "During, {price}", "player_effects.PE01", "has to have {cost}", NAMES),
    Slip("eleven", 'mon = "', 'mon = "" #', "days.mon", "This text is empty", NAMES),
    # Footmania
    Slip("footmania", "price = 250", "price = 275", "footballers[Y01].price", "multiple of 50"),
    Slip(
        "footmania", "resale = 150", "resale = 300", "footballers[Y01].resale", "no more than the price, 250"
    ),
    Slip("footmania", 'posts = "1"', 'posts = "12"', "footballers[Y01].posts", "Expected"),
    Slip("footmania", 'posts = "1"', 'posts = "2-3-2"', "footballers[Y01].posts", "once"),
    Slip("footmania", 'colour = "yellow"', 'colour = "red"', "footballers[Y01].colour", 'it stays "yellow"'),
    Slip(
        "footmania",
        "stars = 2, euro",
        "stars = 3, euro",
        "plus_cards[S02].stars",
        "All cards 'form'",
        FACTS,
        False,
    ),
    Slip(
        "footmania",
        '"championship", "blue"',
        '"championship", "red"',
        "board.circuit[1]",
        "belongs to the rules",
    ),
    Slip(
        "footmania",
        "[options.free_market]",
        "[options.free_markt]",
        "options.free_markt",
        "no such field",
        NAMES,
    ),
    Slip(
        "footmania",
        '  "Bibi Latoque",\n',
        "",
        "trainees",
        "There are 11 texts; there must be 12",
        NAMES,
        False,
    ),
    # Superclub
    Slip(
        "superclub",
        "stars = 1, potential = 1",
        "stars = 2, potential = 1",
        "cards.players[ATT-01].potential",
        "at least the stars",
    ),
    Slip(
        "superclub",
        "stars = 1, potential = 1",
        "stars = 1, potential = 7",
        "cards.players[ATT-01].potential",
        "<= 6",
    ),
    Slip(
        "superclub",
        'chemistry = "left"',
        'chemistry = "up"',
        "cards.players[ATT-02].chemistry",
        "take one of 'none'",
    ),
    Slip("superclub", "from = 40", "from = 70", "status[mid_table].from", "must not fall", FACTS, False),
    Slip(
        "superclub",
        "draw = 8, win = 10",
        "draw = 11, win = 10",
        "status[newly_promoted].draw",
        "no more than a win",
    ),
    Slip("superclub", "amount = -10", "amount = 10", "cards.game_changers[GC-08a].amount", "is no bad news"),
    Slip(
        "superclub",
        "cash = { slower = 90, normal = 120",
        "cash = { normal = 120, slower = 90",
        "cash",
        "Keep the order",
    ),
    Slip(
        "superclub",
        'set = "base", stars',
        'set = "top_six", stars',
        "cards.players[ATT-01].set",
        'it stays "base"',
    ),
    Slip("superclub", "red = {", "pink = {", "clubs.pink", "no such field", NAMES),
    # Time of Soccer
    Slip(
        "time_of_soccer",
        "price = 6",
        "price = 0",
        "players[F101].price",
        "Expected a whole number >= 1, found 0",
    ),
    Slip(
        "time_of_soccer",
        'positions = ["gk"]',
        'positions = ["goal"]',
        "players[F101].positions[0]",
        "found 'goal'",
    ),
    Slip("time_of_soccer", 'R = "MK"', 'R = "MS"', "players[F101].icons.R", "Expected"),
    Slip("time_of_soccer", 'R = "MK"', 'R = "MM"', "players[F101].icons.R", "once"),
    Slip("time_of_soccer", "deck = 1", "deck = 2", "players[F101].deck", "it stays 1"),
    Slip("time_of_soccer", "levels = [3, 9", "levels = [3, 2", "levels[1]", "2 comes after 3"),
    Slip(
        "time_of_soccer",
        "fans_points = [0, ",
        "fans_points = [",
        "fans_points",
        "There are 25 numbers; the rules fix 26",
    ),
    Slip(
        "time_of_soccer",
        "training = { pass = 1 }",
        "training = { dribble = 1 }",
        "managers[M101].training.dribble",
        "no such field",
    ),
    Slip("time_of_soccer", 'H0 = "', 'H9 = "', "streets.H9", "no such field", NAMES),
]


def found(folder: Path, game: str) -> list[Problem]:
    """All problems of an edition."""
    return problems(find(game).package, editions.read(folder))


@pytest.mark.parametrize("slip", SLIPS, ids=lambda slip: f"{slip.game}: {slip.field}")
def test_slip_is_found_where_it_was_made(shelf: Path, slip: Slip) -> None:
    folder = make(slip.game)
    line = edit(folder, slip.old, slip.new, slip.file)
    said = [problem for problem in found(folder, slip.game) if problem.field == slip.field]
    assert said, found(folder, slip.game)
    assert slip.words in said[0].text
    assert str(said[0]).startswith(f"{slip.file}:{said[0].line}: {slip.field}: ")
    assert (said[0].line == line) == slip.there


@pytest.mark.parametrize("game", known())
def test_every_game_has_slips_of_five_kinds(game: str) -> None:
    assert len({slip.words for slip in SLIPS if slip.game == game}) >= 5


@pytest.mark.parametrize("game", known())
def test_copy_of_the_games_own_content_has_no_problems(shelf: Path, game: str) -> None:
    assert found(make(game), game) == []


@pytest.mark.parametrize("file", [FACTS, NAMES])
def test_what_is_not_toml_is_said_with_its_line(shelf: Path, file: str) -> None:
    folder = make()
    text = (folder / file).read_text(encoding="utf-8")
    (folder / file).write_text(text + "\nbroken = = 1\n", encoding="utf-8")
    (problem,) = found(folder, "best11")
    assert (problem.file, problem.line) == (file, text.count("\n") + 2)
    assert "not TOML" in problem.text
    for odd in ("a = " + "[" * 9000, "a = " + "9" * 9000, "a = 1\na = 2", "\x00"):
        (folder / file).write_text(odd, encoding="utf-8")
        assert found(folder, "best11")[0].file == file
        with pytest.raises(editions.NoEdition):
            find("best11@my-cards")


@pytest.mark.parametrize(
    ("odd", "said"),
    [
        ("a = 12\nb = " + "9" * 9000 + "\nc = 34\n", "This number has too many digits to be read."),
        ("a = [1]\nb = " + "[" * 9000 + "\nc = 34\n", "Brackets stand within brackets too deep to be read."),
    ],
)
def test_what_is_too_much_to_read_is_said_plainly_with_its_line(shelf: Path, odd: str, said: str) -> None:
    folder = make()
    (folder / FACTS).write_text(odd, encoding="utf-8")
    (problem,) = found(folder, "best11")
    assert (problem.line, problem.text) == (2, said)


def test_mark_at_the_beginning_of_a_file_is_no_problem(shelf: Path) -> None:
    folder = make()
    (folder / NAMES).write_bytes(b"\xef\xbb\xbf" + (folder / NAMES).read_bytes())
    assert found(folder, "best11") == []
    assert find("best11@my-cards").content_hash == find("best11").content_hash


def test_row_too_few_is_named_with_the_number_that_the_rules_fix(shelf: Path) -> None:
    folder = make()
    text = (folder / FACTS).read_text(encoding="utf-8")
    kept = [line for line in text.split("\n") if '"fa_050"' not in line]
    (folder / FACTS).write_text("\n".join(kept), encoding="utf-8")
    line = 1 + kept.index("free_agents = [")
    assert [str(problem) for problem in found(folder, "best11")] == [
        f"content.toml:{line}: free_agents: There are 100 rows; the rules fix 101.",
        f"content.toml:{line}: free_agents: Missing: fa_050.",
    ]


def test_rows_in_another_order_are_refused(shelf: Path) -> None:
    folder = make()
    edit(folder, 'id = "fa_001"', 'id = "fa_zzz"')
    edit(folder, 'id = "fa_002"', 'id = "fa_001"')
    line = edit(folder, 'id = "fa_zzz"', 'id = "fa_002"')
    (problem,) = found(folder, "best11")
    assert (problem.line, problem.field) == (line, "free_agents[fa_002].id")
    assert "Keep the order" in problem.text


def test_texts_have_to_fit_and_to_be_shown(shelf: Path) -> None:
    folder = make()
    long = edit(folder, 'name = "', f'name = "{"x" * 700}', NAMES)
    tab = edit(folder, 'flavour = "', 'flavour = "\\u0007', NAMES)
    said = {problem.line: problem.text for problem in found(folder, "best11")}
    assert "there is room for 600" in said[long]
    assert "cannot be shown" in said[tab]


# Texts and facts

TIERS = 'filter = "colour=yellow", tiers = [[3, 4], [5, 7]]'


def doubted(folder: Path, game: str) -> list[str]:
    """All that does not fit together in an edition without problems."""
    assert found(folder, game) == []
    return [str(doubt) for doubt in doubts(find(game).package, editions.read(folder))]


@pytest.mark.parametrize("game", known())
def test_copy_of_the_games_own_content_leaves_no_doubt(shelf: Path, game: str) -> None:
    assert doubted(make(game), game) == []


@pytest.mark.parametrize(
    ("tiers", "said"),
    [
        ("[[3, 9], [5, 30]]", "3 or 4 score 9 points, 5 or more score 30."),
        (
            "[[1, 1], [2, 4], [3, 6], [8, 9]]",
            "1 scores 1 point, 2 score 4, 3 to 7 score 6, 8 or more score 9.",
        ),
        ("[[2, 5]]", "2 or more score 5 points."),
    ],
)
def test_text_of_a_card_follows_its_facts(shelf: Path, tiers: str, said: str) -> None:
    folder = make()
    edit(folder, TIERS, TIERS.replace("[[3, 4], [5, 7]]", tiers))
    assert doubted(folder, "best11") == []
    words = read_words(find("best11@my-cards").package)["tactics"]["tac_01"]
    assert words["objective"] == f"Yellow cards in your Best 11, keeper included: {said}"


def test_text_of_an_older_edition_opens_and_is_doubted_where_it_contradicts_the_facts(shelf: Path) -> None:
    """Texts had their numbers written in them."""
    folder = make()
    line = edit(folder, "included: {tiers}.", "included: 3 or 4 score 4 points, 5 or more score 7.", NAMES)
    assert doubted(folder, "best11") == []
    assert "score 7." in read_words(find("best11@my-cards").package)["tactics"]["tac_01"]["objective"]
    edit(folder, TIERS, TIERS.replace("[[3, 4], [5, 7]]", "[[3, 9], [5, 30]]"))
    place = f"en.toml:{line}: tactics.tac_01.objective: The text says"
    assert doubted(folder, "best11") == [
        f"{place} 4, the facts say 9. Write {{tiers}}, and it follows the facts.",
        f"{place} 7, the facts say 30. Write {{tiers}}, and it follows the facts.",
    ]
    assert find("best11@my-cards").module("cards").FACTS["tactics"][0]["tiers"] == [[3, 9], [5, 30]]


@pytest.mark.parametrize(
    ("game", "named", "written", "fact", "other", "said"),
    [
        ("eleven", "{goal:# Match|# Matches} won", "3 Matches won", "goal = 3", "goal = 2", ("3", "2")),
        (
            "superclub",
            "{amount:all|half|a third of|a quarter of|1/# of} the",
            "half the",
            '"wage_factor", amount = 2',
            '"wage_factor", amount = 3',
            ("2", "3"),
        ),
        ("superclub", "{actions} inv", "3 inv", '_action", amount = 1', '_action", amount = 2', ("3", "4")),
        ("superclub", "{slower}M", "90M", "slower = 90", "slower = 80", ("90", "80")),
    ],
)
def test_number_in_a_text_that_is_not_the_fact_is_doubted(
    shelf: Path, game: str, named: str, written: str, fact: str, other: str, said: tuple[str, str]
) -> None:
    folder = make(game)
    edit(folder, fact, other)
    assert doubted(folder, game) == []
    line = edit(folder, named, written, NAMES)
    (doubt,) = doubted(folder, game)
    assert doubt.startswith(f"en.toml:{line}: ")
    assert f"The text says {said[0]}, the facts say {said[1]}." in doubt


def test_footmanias_plus_cards_of_one_name_have_one_text(shelf: Path) -> None:
    folder = make("footmania")
    path = folder / FACTS
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"boost_self", stars = 3', '"boost_self", stars = 4'), encoding="utf-8")
    assert doubted(folder, "footmania") == []
    printed = find("footmania@my-cards").module("text").printed
    assert printed("plus_cards", "great_form", "text") == "+4 stars for your team in this match."


def test_report_about_a_line_up_that_was_changed_is_doubted(shelf: Path) -> None:
    folder = make("eleven")
    edit(folder, 'LD = "d1", CD = "d2 d1 d1", RD = "a1"', 'LD = "a1", CD = "d2 d1 d1", RD = "a1"')
    (doubt,) = doubted(folder, "eleven")
    assert "opponents.T01-1: This text was written for another line_up." in doubt
    edit(folder, "5-3-2 and wave at passing boats", "5-3-2 and wave at passing ferries", NAMES)
    assert doubted(folder, "eleven") == []


def test_text_may_name_only_what_its_card_has(shelf: Path) -> None:
    folder = make()
    edit(folder, "included: {tiers}.", "included: {teirs}.", NAMES)
    (problem,) = found(folder, "best11")
    assert problem.field == "tactics.tac_01.objective"
    assert "has to have none, and may have {tiers}" in problem.text
    edit(folder, "included: {teirs}.", "included: {tiers}, {tiers.", NAMES)
    assert len(found(folder, "best11")) == 1
