"""People are called when it is their turn: once, not while they sit at the table, and told nothing secret."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from tests.tables.given_people import SECRET, SOON, Post, called, sent
from tests.tables.given_tables import Clock, answer, order, play_on, scene, sit, until
from touchline.engine.chance import Chance
from touchline.engine.game import find, known
from touchline.engine.match import Match
from touchline.tables import notices, orders, people
from touchline.tables.clocks import Clock as Time
from touchline.tables.errors import TableError
from touchline.tables.notices import Notice
from touchline.tables.outward import NotSent
from touchline.tables.people import Address, Settings
from touchline.tables.sender import AT_ONCE, MOST
from touchline.tables.service import Pass, Tables
from touchline.tables.store import hash_token
from touchline.tables.table import Table

pytestmark = pytest.mark.usefixtures("both_stores")


def run(play, clock: Clock | None = None, path: Path | str = ":memory:") -> Post:
    """A scene in which notices are counted."""
    post = Post()
    scene(lambda tables: play(tables, post), path, channels=post, clock=clock or Clock())
    return post


async def turn_of_guest(tables: Tables, host: Pass, guest: Pass, table: Table) -> str:
    """Play until a move of the host has the guest decide; returns the decision."""
    for seed in range(300):
        if table.decision_id(1):
            await play_on(tables, guest, 1, seed)
            continue
        await play_on(tables, host, 1, seed)
        if table.decision_id(1):
            return table.decision_id(1)
    raise AssertionError


def test_manager_who_is_away_is_called_once() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link", title="Lantern Street")
        await called(tables, guests[1])
        await turn_of_guest(tables, host, guests[1], table)
        await sent(tables)
        assert not post.arrived  # a minute to answer by oneself
        clock.now += SOON
        await sent(tables)
        await sent(tables)
        ((kind, notice),) = post.arrived
        assert kind == "webhook"
        assert notice.title == "Your turn: Best 11"
        assert "Lantern Street" in notice.lines
        assert notice.url == f"https://play.example.org/t/{table.id}#decision"
        clock.now += 24 * 3600
        await sent(tables)
        assert len(post.arrived) == 1

    run(play, clock)


def test_who_is_asked_after_an_ordered_answer_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "AFTER", 0.0)
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, _, guests = await sit(tables, "here", "link", game="footmania", orders=True)
        await called(tables, guests[1])
        both = Pass(table.id, (0, 1))
        for seed in range(300):
            before = len(table.match.log)
            await play_on(tables, both, 1, seed)
            await until(lambda: not tables._orders._at_work)
            made = table.match.log[before:]
            if made[0].seat == 0 and made[-1].seat == 1 and table.decision_id(1):
                break  # after a move of the host the guest's orders answered, and now the guest is asked
        asked = table.decision_id(1)
        clock.now += SOON
        await sent(tables)
        assert [one.tag for _, one in post.arrived] == [f"{table.id}-1-turn-{asked}"]

    run(play, clock)


def test_who_answers_in_time_is_not_called() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1])
        decision = await turn_of_guest(tables, host, guests[1], table)
        await answer(tables, guests[1], 1, table.match.options_of(1)[0])
        assert table.decision_id(1) != decision
        clock.now += SOON
        await sent(tables)
        assert not [notice for _, notice in post.arrived if decision in notice.tag]

    run(play, clock)


def test_who_sits_at_the_table_is_called_only_when_nothing_happens_for_long() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1])
        await tables.present(guests[1])
        await turn_of_guest(tables, host, guests[1], table)
        clock.now += SOON
        await sent(tables)
        assert not post.arrived
        clock.now += 600
        await sent(tables)
        assert len(post.arrived) == 1

    run(play, clock)


def test_nobody_is_called_where_nobody_waits() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, _ = await sit(tables, "here", "bot")
        await called(tables, host)
        await play_on(tables, host, 20)
        await until(lambda: bool(table.decision_id(0)))
        clock.now += SOON
        await sent(tables)
        assert not post.arrived

    run(play, clock)


def test_end_of_the_game_is_told_to_who_is_not_there() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, _, guests = await sit(tables, "here", "link")
        await called(tables, guests[1])
        both = Pass(table.id, (0, 1))
        await play_on(tables, both)
        assert table.match.over
        clock.now += SOON
        await sent(tables)
        (told,) = [notice for _, notice in post.arrived]
        assert told.title == "Full time: Best 11"
        assert any(line.endswith("won") for line in told.lines)

    run(play, clock)


def test_next_game_is_told_even_to_whoever_wants_no_results() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1], results=False)
        await play_on(tables, Pass(table.id, (0, 1)))
        await tables.rematch(host)
        clock.now += SOON
        await sent(tables)
        (told,) = [notice for _, notice in post.arrived]
        assert told.title == "The same again? Best 11"

    run(play, clock)


def test_clock_that_runs_low_calls_again() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        time = Time(each=24 * 3600)
        table, host, guests = await sit(tables, "here", "link", clock=time)
        await called(tables, guests[1])
        await turn_of_guest(tables, host, guests[1], table)
        clock.now += SOON
        await sent(tables)
        clock.now += 20.5 * 3600
        await sent(tables)
        assert len(post.arrived) == 1
        clock.now += 3600
        await sent(tables)
        _, low = post.arrived[-1]
        assert low.title == "Time is running out: Best 11"
        assert any(line.endswith("left") for line in low.lines)

    run(play, clock)


def test_clock_that_runs_low_calls_whoever_could_not_be_called_when_it_began_to_run() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        time = Time(each=24 * 3600)
        first, _, guests = await sit(tables, "here", "link", clock=time)
        await called(tables, guests[1])  # has seen the first question, and says only now how to be called
        made = await tables.create(order("here", "link", clock=time))
        second = await tables.table(made.table)
        seat = await tables.sit(made.table, made.links[1])  # a second one, and nothing else happens
        await tables.calling.take_seats(SECRET, second, [seat.token])
        clock.now += 20.5 * 3600
        await sent(tables)
        assert not post.arrived
        clock.now += 3600
        await sent(tables)
        ((_, told),) = post.arrived
        assert {tag.partition("-")[0] for tag in told.parts} == {first.id, second.id}
        assert all("-late-" in tag for tag in told.parts)

    run(play, clock)


def test_others_are_called_to_agree_to_a_pause_or_to_the_end() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, _, guests = await sit(tables, "link", "link", clock=Time(each=24 * 3600))
        await called(tables, guests[1])
        await tables.pause(guests[0], 0, True)
        clock.now += SOON
        await sent(tables)
        ((_, told),) = post.arrived
        assert told.title == "A pause? Best 11"
        await tables.finish(guests[0], 0, True)
        clock.now += SOON
        await sent(tables)
        _, (_, told) = post.arrived
        assert told.title == "End the game? Best 11"
        assert told.lines[0].startswith(f"{table.names[0]} would like to end the game.")
        await tables.pause(guests[0], 0, False)
        await tables.pause(guests[0], 0, True)
        await tables.pause(guests[0], 0, False)  # taken back before anybody was called
        clock.now += SOON
        await sent(tables)
        assert len(post.arrived) == 2

    run(play, clock)


def test_who_has_to_decide_about_a_late_manager_is_called_and_if_nobody_does_the_caretaker_answers() -> None:
    clock, day = Clock(), 24 * 3600

    async def play(tables: Tables, post: Post) -> None:
        table, _, guests = await sit(
            tables, "link", "link", clock=Time(each=day, at_zero="others"), title="Lantern Street"
        )
        await called(tables, guests[0])
        await answer(tables, guests[0], 0, table.match.options_of(0)[0])
        decision = table.decision_id(1)
        clock.now += day + SOON
        await tables._clocks.expire(table.id)
        await sent(tables)
        await sent(tables)
        ((_, told),) = [one for one in post.arrived if "-decide-" in one[1].tag]
        assert told.title == "A manager’s time is up: Best 11"
        assert any(table.names[1] in line for line in told.lines)
        await tables.decide_for(guests[0], 0, 1, "time")
        await tables.say(guests[0], "Take your time.")  # a row after the gift calls nobody once more
        clock.now += day + SOON
        await tables._clocks.expire(table.id)
        await sent(tables)
        tags = [notice.tag for _, notice in post.arrived if "-decide-" in notice.tag]
        assert len(set(tags)) == len(tags) == 2  # called again when that time is up too
        assert table.decision_id(1) == decision
        clock.now += day
        await tables._clocks.expire(table.id)
        assert table.decision_id(1) != decision

    run(play, clock)


def test_who_lost_the_seat_is_not_called() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1])
        await turn_of_guest(tables, host, guests[1], table)
        await tables.change_lock(guests[1], 1)  # on another device, which signs this one out
        clock.now += SOON
        await sent(tables)
        assert not post.arrived
        assert not tables.hall.store.seat_key(hash_token(SECRET), table.id, 1)

    run(play, clock)


def test_trouble_is_tried_again_later_and_later_and_told() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        channel = await called(tables, guests[1])
        await turn_of_guest(tables, host, guests[1], table)
        post.trouble = [NotSent("nobody answers"), NotSent("busy", again_in=1000)]
        clock.now += SOON
        await sent(tables)
        clock.now += 29
        await sent(tables)
        assert len(post.trouble) == 1
        clock.now += 2
        await sent(tables)
        assert not post.trouble
        assert tables.hall.store.channel(channel).problem == "busy"
        clock.now += 900
        await sent(tables)
        assert not post.arrived  # it asked to be left alone for 1000 seconds
        clock.now += 200
        await sent(tables)
        assert len(post.arrived) == 1
        row = tables.hall.store.channel(channel)
        assert (row.problem, row.failing, row.sent) == ("", None, 1)

    run(play, clock)


class Hanging(Post):
    """Receivers that answer nothing until they are let go."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.free = 0, asyncio.Event()

    async def send(self, kind: str, address: Address, notice: Notice, stop: str, now: float) -> None:
        self.begun += 1
        await self.free.wait()
        await super().send(kind, address, notice, stop, now)


def test_play_goes_on_while_the_outbox_is_full_and_nothing_of_it_is_lost() -> None:
    clock, post, many = Clock(), Hanging(), MOST + 20

    async def play(tables: Tables) -> None:
        table, host, guests = await sit(tables, "here", "link")
        for number in range(many):
            await called(tables, guests[1], secret=f"person{number}")
        await turn_of_guest(tables, host, guests[1], table)
        clock.now += SOON
        sending = asyncio.create_task(tables.calling.sender.send_due())
        await until(lambda: post.begun == AT_ONCE)
        made = await asyncio.wait_for(play_on(tables, Pass(table.id, (0, 1)), 5), 5)
        assert (made, post.begun, post.arrived) == (5, AT_ONCE, [])
        post.free.set()
        await sending
        await tables.calling.sender.settled()
        clock.now += SOON
        await sent(tables)
        assert len(post.arrived) >= AT_ONCE  # what the moves did not answer meanwhile
        assert tables.hall.store.next_call() is None

    scene(play, channels=post, clock=clock)


def test_channel_that_fails_for_days_is_switched_off() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        channel = await called(tables, guests[1])
        both = Pass(table.id, (0, 1))
        post.trouble = [NotSent("nobody answers")] * 1000
        for day in range(5):
            await turn_of_guest(tables, host, guests[1], table)
            for _ in range(20):
                clock.now += 3600 * 1.2
                await sent(tables)
            await play_on(tables, both, 1, seed=day)
        row = tables.hall.store.channel(channel)
        assert row.state == "off"
        assert tables.hall.store.next_call() is None
        post.trouble.clear()
        await tables.calling.try_out(SECRET, channel)  # its owner tries it: it is well again
        assert tables.hall.store.channel(channel).state == "good"

    run(play, clock)


def test_calls_are_stored_with_the_move_and_survive_the_server(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "tables.sqlite3"
    told: list[str] = []

    async def before(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1])
        told.append(await turn_of_guest(tables, host, guests[1], table))

    async def after(tables: Tables, post: Post) -> None:
        clock.now += 3600
        await tables.resume()
        for _ in range(2000):
            if post.arrived:
                break
            await asyncio.sleep(0.001)
        ((_, notice),) = post.arrived
        assert told[0] in notice.tag

    run(before, clock, path)
    run(after, clock, path)


def test_quiet_hours_and_digests_gather_what_comes_up() -> None:
    clock = Clock()
    paris = ZoneInfo("Europe/Paris")
    clock.now = datetime(2026, 3, 2, 23, 30, tzinfo=paris).timestamp()

    async def play(tables: Tables, post: Post) -> None:
        games = []
        for _ in range(2):
            table, host, guests = await sit(tables, "here", "link")
            await called(tables, guests[1], quiet=(22, 7), zone="Europe/Paris")
            await turn_of_guest(tables, host, guests[1], table)
            games.append(table)
        clock.now += SOON
        await sent(tables)
        assert not post.arrived
        clock.now = datetime(2026, 3, 3, 7, 0, 1, tzinfo=paris).timestamp()
        await sent(tables)
        ((_, both),) = post.arrived
        assert both.title == "2 tables are waiting for you"
        assert both.url.endswith("/me")
        assert len(both.lines) == 2
        assert len(both.parts) == 2
        other = notices.together([notices.notice(table, 1, "turn another", "") for table in games], "")
        assert other.tag != both.tag  # a mail program would drop it as one that it has

    run(play, clock)


def test_moment_of_a_digest() -> None:
    def at(hour: int, minute: int = 0, day: int = 2) -> float:
        return datetime(2026, 3, day, hour, minute, tzinfo=ZoneInfo("Asia/Kolkata")).timestamp()

    hourly = Settings(pace="hourly", zone="Asia/Kolkata")
    twice = Settings(pace="twice", zone="Asia/Kolkata", quiet=(17, 20))
    assert people.when(hourly, at(9, 10), at(9, 11)) == at(10)
    assert people.when(hourly, at(9, 10), at(10, 1)) == at(10, 1)
    assert people.when(twice, at(7), at(7)) == at(8)
    assert people.when(twice, at(9), at(9)) == at(20)  # 18:00 is in the quiet hours
    assert people.when(twice, at(19), at(19)) == at(8, day=3)
    assert people.when(Settings(), at(19), at(19, 1)) == at(19, 1)


def test_secret_decision_is_not_told_where_others_read() -> None:
    """A late bid may be asked of one manager alone, and nobody may know of whom (B11-262)."""
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1], shared=True)
        await called(tables, guests[1], secret="mine alone")
        await turn_of_guest(tables, host, guests[1], table)
        secretly = {"thinking": lambda state, seat: [seat] if seat >= 0 else []}
        for name, value in secretly.items():
            object.__setattr__(table.game, name, value)
        clock.now += SOON
        with pytest.raises(TableError, match="nothing is asked there"):
            await tables.nudge(host, 0, 1)
        await sent(tables)
        ((_, notice),) = post.arrived
        assert notice.title == "A table is waiting for you: Best 11"
        assert not any("?" in line for line in notice.lines)

    thinking = find("best11").thinking
    try:
        run(play, clock)
    finally:
        object.__setattr__(find("best11"), "thinking", thinking)


@pytest.mark.parametrize("game_id", known())
def test_words_of_a_question_are_the_same_in_worlds_that_look_the_same(game_id: str) -> None:
    """What spectators cannot tell apart gives the same words, also after the same decision in both worlds."""
    game, chance, told = find(game_id), Chance(11), set()
    for deal in range(2):
        match = Match(game, game.seats[0], {}, bytes([deal]) * 32)
        for step in range(150):
            if match.over:
                break
            seat = match.waiting()[chance.rand(len(match.waiting()))]
            options = match.options_of(seat)
            option = options[chance.rand(len(options))]
            if step % 3 == 0:
                world = game.redeal(match.state, -1, chance.rand(1 << 60))
                said = [notices.asked(game, match.state, one) for one in range(match.seats)]
                heard = match.state.open[seat] and not game.rules.unheard[match.state.open[seat] & 0xFF]
                assert said[seat] or not heard or not notices.public(game, match.state, seat)
                told.update(said)
                assert said == [notices.asked(game, world, one) for one in range(match.seats)]
                number = game.codec.number(option)
                if world.open[seat] and number in game.rules.options(world, seat):
                    mine = match.state.clone()
                    game.rules.apply(mine, seat, number)
                    game.rules.apply(world, seat, number)
                    if game.view(mine, -1) == game.view(world, -1):
                        both = [one for one in range(match.seats) if mine.open[one] and world.open[one]]
                        for one in both:  # nobody else is told anything
                            assert notices.asked(game, mine, one) == notices.asked(game, world, one)
            match.play(seat, option)
    assert any(told)


def test_bad_addresses_are_refused_with_a_reason() -> None:
    for text in (
        "",
        "hooks.example.org",
        "https://",
        "ftp://x.example",
        "https://a b",
        "https://u:p@x.example",
    ):
        with pytest.raises(TableError):
            people.web_address(text)
    for text in ("http://x.example", "https://x.example:0/"):
        with pytest.raises(TableError):
            people.web_address(text)
    for text in (
        "",
        "a@b",
        "a b@example.org",
        "a@example.org\nBcc: b@example.org",
        "é@example.org",
        "@x.org",
    ):
        with pytest.raises(TableError):
            people.mail_address(text)
    assert people.mail_address(" Ilse@Example.ORG ") == "Ilse@example.org"
    with pytest.raises(TableError):
        people.webhook("telegram", {"token": "nonsense", "chat": "1"})
    with pytest.raises(TableError):
        people.webhook("pigeon", {"url": "https://x.example"})


def test_channels_and_people_have_a_bound() -> None:
    async def play(tables: Tables, post: Post) -> None:
        await tables.calling.save(SECRET, Settings())
        for n in range(people.MOST_CHANNELS):
            await tables.calling.add_webhook(SECRET, "ntfy", {"url": f"https://ntfy.example/{n}"})
        await tables.calling.add_webhook(SECRET, "ntfy", {"url": "https://ntfy.example/0"})  # has it already
        with pytest.raises(TableError, match="Remove one first"):
            await tables.calling.add_webhook(SECRET, "ntfy", {"url": "https://ntfy.example/more"})
        await tables.calling.forget(SECRET)
        assert await tables.calling.settings(SECRET) is None
        assert await tables.calling.ways(SECRET) == []

    run(play)


def test_who_is_away_is_nudged_once_a_decision() -> None:
    clock = Clock()

    async def play(tables: Tables, post: Post) -> None:
        table, host, guests = await sit(tables, "here", "link")
        await called(tables, guests[1])
        await turn_of_guest(tables, host, guests[1], table)
        with pytest.raises(TableError, match="is at the table"):
            await tables.nudge(host, 0, 1)
        clock.now += SOON
        await sent(tables)
        before = len(post.arrived)
        await tables.nudge(host, 0, 1)
        await sent(tables)
        assert [notice.title for _, notice in post.arrived[before:]] == [
            "Everybody is waiting for you: Best 11"
        ]
        with pytest.raises(TableError, match="Once is enough"):
            await tables.nudge(host, 0, 1)
        with pytest.raises(TableError, match="is at the table"):
            await tables.nudge(host, 0, 0)

    run(play, clock)


def test_a_server_stops_even_while_something_new_comes_to_be_sent() -> None:
    async def play(tables: Tables) -> None:
        sender = tables.calling.sender
        sender.start()
        await asyncio.sleep(0.1)  # nothing is to be sent: it waits
        sender.expect(0)
        await asyncio.wait_for(sender.close(), 5)

    scene(play)
