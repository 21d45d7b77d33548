"""Records: a game as JSON lines that anybody can read, replay and verify.

The first line is the header (game, versions, options, names, commitment), then comes one line per
decision, and the last line tells the secret and, when the game is over, its result. Every line ends
with `h`, a fingerprint of everything up to and including it, so that a change is found in the line
where it was made. docs/records.md describes the format.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from touchline.engine.errors import BadRecord, NotARecord, Refused, TouchlineError
from touchline.engine.game import Game, find, pinned
from touchline.engine.match import Fork, Match
from touchline.engine.words import counted

FORMAT = 1
MOST_FORKS = 100
Forks = Annotated[list[tuple[int, str]], msgspec.Meta(max_length=MOST_FORKS)]
MOST_BYTES = 4_000_000
LOOKS = 500  # decisions between two looks at a game that is replayed

Look = Callable[[Match], None]
_TRACE = re.compile(r'"touchline":\s*\d|"h":"[0-9a-f]{16}"\}')  # of a header, or of any line, however damaged
_NO_TEXT = re.compile("[\0\ud800-\udfff]")  # bytes that no text has


@dataclass(frozen=True)
class Verdict:
    """What checking a record found."""

    true: bool
    line: int
    message: str
    decisions: int
    over: bool
    match: Match | None = None  # the game that a true record tells of


def _edition(game: Game) -> str | dict[str, str]:
    """The content that a game is played with, as the header has it."""
    return game.edition if game.standard else {"name": game.edition, "hash": game.content_hash}


def _line(data: dict[str, Any], before: str) -> tuple[str, str]:
    """A line of the record, and the fingerprint that it ends with."""
    body = msgspec.json.encode(data)
    mark = hashlib.sha256(before.encode() + body).hexdigest()[:16]
    return body[:-1].decode() + f',"h":"{mark}"}}', mark


def write(match: Match, names: list[str], coached: Sequence[tuple[int, int]] = ()) -> str:
    """The record of a game, finished or not. It tells every secret: give it to nobody who still plays.

    `coached` says after how many decisions which seats asked the coach.
    """
    game = match.game
    header: dict[str, Any] = {
        "touchline": FORMAT,
        "game": game.id,
        "edition": _edition(game),
        "rules": game.rules_version,
        "seats": match.seats,
        "options": game.plain_options(match.options),
        "names": names,
        "commitment": match.commitment,
    }
    if match.forks:
        header["forks"] = [[fork.decisions, fork.secret.hex()] for fork in match.forks]
    lines: list[str] = []
    text, mark = _line(header, "")
    lines.append(text)
    for n, entry in enumerate(match.log, 1):
        text, mark = _line({"n": n, "seat": entry.seat, "play": entry.option}, mark)
        lines.append(text)
    end: dict[str, Any] = {"over": match.over, "secret": match.secret.hex(), "digest": match.digest()}
    if match.over:
        end["scores"] = [[score.total, score.place] for score in match.scores]
    if coached:
        end["coached"] = [list(asked) for asked in coached]
    lines.append(_line(end, mark)[0])
    return "\n".join(lines) + "\n"


def check_kind(text: str) -> None:
    """Refuse what is no record at all, not even a damaged one, and say what it is."""
    if len(text) > MOST_BYTES:
        raise NotARecord(f"it is larger than {MOST_BYTES // 1_000_000} MB, and no game is that long.")
    if not _TRACE.search(text):
        raise NotARecord(_other_kind(text))


def _other_kind(text: str) -> str:
    """What something is that is not a record."""
    if not text.strip():
        return "it is empty."
    if _NO_TEXT.search(text):
        return "it is not text."
    try:
        msgspec.json.decode(text.encode())
        return "it is JSON, but not that of a game; records have a line for each decision."
    except (msgspec.DecodeError, RecursionError):
        pass
    if text.startswith('{"') and '"touchline":"tournament"' in text.partition("\n")[0]:
        return (
            "it is the file of a tournament. "
            "`touchline record --from FILE --game 0` writes the record of one of its games."
        )
    return "it is some other text; records are JSON, with a line for each decision."


def read(text: str, look: Look | None = None) -> tuple[Match, list[str]]:
    """Replay a record, checking every line; raises BadRecord with the first line that is false.

    `look` is called now and then while the game is replayed, and may stop that by raising an error.
    """
    check_kind(text)
    raw = text.split("\n")
    if raw and raw[-1] == "":
        raw.pop()
    rows = []
    mark = ""
    for number, line in enumerate(raw, 1):
        row = _row(number, line)
        found = row.pop("h", None)
        expected, mark = _line(row, mark)
        if found != mark or line != expected:
            raise BadRecord(number, "This line was changed, or one before it is missing or was added.")
        rows.append(row)
    match, names = _open(rows[0])
    if len(rows) < 2 or "secret" not in rows[-1]:
        raise BadRecord(len(rows), "The record is cut off: its last line, with the secret, is missing.")
    return _replay(match, rows, look), names


def _row(number: int, line: str) -> dict[str, Any]:
    try:
        row = msgspec.json.decode(line.encode())
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(number, "This line is not JSON.") from error
    if not isinstance(row, dict):
        raise BadRecord(number, "This line is not a JSON object.")
    return row


def _open(header: dict[str, Any]) -> tuple[Match, list[str]]:
    if header.get("touchline") != FORMAT:
        raise BadRecord(1, f"This is not a Touchline record of format {FORMAT}.")
    edition, rules = header.get("edition"), header.get("rules")
    if type(rules) is not int or rules < 1:
        raise BadRecord(1, "The header does not say by which version of the rules the game was played.")
    own = edition if isinstance(edition, dict) else {}
    spec = pinned(str(header.get("game")), str(own.get("name")), str(own.get("hash", "")), rules)
    try:
        game = find(spec)
    except TouchlineError as error:
        raise BadRecord(1, str(error)) from error
    if edition != _edition(game):
        raise BadRecord(
            1,
            f"The record was made with edition {edition!r} of {game.title}; this Touchline has "
            f"{_edition(game)!r}. Open it with the Touchline that made it.",
        )
    names = header.get("names")
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise BadRecord(1, "The header has no list of names.")
    seats = header.get("seats")
    options = header.get("options")
    if not isinstance(seats, int) or not isinstance(options, dict) or len(names) != seats:
        raise BadRecord(1, "The header does not say how many seats and which options the game has.")
    try:
        return Match(game, seats, options, b"", _forks(header)), names
    except TouchlineError as error:
        raise BadRecord(1, str(error)) from error


def _forks(header: dict[str, Any]) -> list[Fork]:
    """Where the game branched off from others, if it did."""
    try:
        told = msgspec.convert(header.get("forks", []), Forks)
        return [Fork(bytes.fromhex(secret), decisions) for decisions, secret in told]
    except ValueError as error:  # msgspec's own are among these
        raise BadRecord(1, "The header does not say where the game branched off.") from error


def coached(text: str) -> list[tuple[int, int]]:
    """Who asked the coach in a game whose record was read: after how many decisions, which seat."""
    told = msgspec.json.decode(text.rstrip("\n").rpartition("\n")[2].encode()).get("coached", [])
    try:
        return msgspec.convert(told, list[tuple[int, int]])
    except msgspec.ValidationError as error:
        raise BadRecord(text.count("\n"), "It does not say who asked the coach.") from error


def _replay(match: Match, rows: list[dict[str, Any]], look: Look | None = None) -> Match:
    header, end = rows[0], rows[-1]
    try:
        secret = bytes.fromhex(str(end["secret"]))
    except ValueError as error:
        raise BadRecord(len(rows), "The secret is not a hexadecimal number.") from error
    match = Match(match.game, match.seats, match.options, secret, match.forks)
    if match.commitment != header.get("commitment"):
        raise BadRecord(
            len(rows), "The secret does not fit the commitment that was published at the start: false dice."
        )
    for number, row in enumerate(rows[1:-1], 2):
        if row.get("n") != number - 1:
            raise BadRecord(number, f"Decision {number - 1} is missing here.")
        try:
            match.play(row.get("seat", -1), row.get("play", ""))
        except Refused as error:
            raise BadRecord(number, f"The rules do not allow this decision: {error}") from error
        except TouchlineError as error:
            raise BadRecord(number, str(error)) from error
        if look is not None and number % LOOKS == 0:
            look(match)
    if match.digest() != end.get("digest") or match.over != end.get("over"):
        raise BadRecord(len(rows), "Replaying the decisions leads to another state than the record says.")
    if match.over and [[s.total, s.place] for s in match.scores] != end.get("scores"):
        raise BadRecord(len(rows), "Replaying the decisions leads to another result than the record says.")
    return match


def verify(text: str) -> Verdict:
    """Whether a record is true: rules kept, dice as committed, result as replayed."""
    try:
        match, _ = read(text)
    except BadRecord as error:
        return Verdict(False, error.line, str(error), 0, False)
    state = "finished" if match.over else "unfinished"
    if match.forks:
        state += f", tried from decision {match.forks[-1].decisions} of another game on"
    message = (
        f"True: {match.game.title}, {counted(match.seats, 'seat')}, "
        f"{counted(len(match.log), 'decision')}, {state}; "
        "every decision is legal and the dice fit the commitment."
    )
    return Verdict(True, 0, message, len(match.log), match.over, match)
