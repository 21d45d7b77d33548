"""Words: what people read, in the language of whoever reads it.

Whoever speaks (a game, the pages, the command line) has a folder `words` in its package, one folder a
language in it, and Fluent files (.ftl) in each. Code names a message and gives facts, never sentences:

    say = Words("touchline.games.footmania")
    say("event-bought", who=Seat(2), card=name(card), price=money(9))

`speaking` says who reads: the language, the seat that is "you", and what the seats are called. A fact that is
a `Seat` is told twice: as `$who` (`you`, `other`, or `nobody` below seat 0), which chooses among sentences,
and as `$who-name`. What a language lacks is said in English, message by message. Nothing else knows Fluent,
which is imported when the first words are needed: search and simulation say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cache, lru_cache, partial, wraps
from importlib.metadata import version
from importlib.resources import files
from types import CodeType
from typing import Any, Final, ParamSpec, TypeVar

from touchline.engine import content
from touchline.engine.errors import TouchlineError
from touchline.engine.prepared import prepared

ENGLISH: Final = "en"
FOLDER: Final = "words"
ENDING: Final = ".ftl"
HOUSE: Final = "touchline.engine"  # says what a package does not say in its own way
_MESSAGE: Final = re.compile(r"^[a-zA-Z][\w-]* *=.*\n(?:(?:[ }].*)?\n)*", re.M)
_PLAIN: Final = re.compile(r"[\w-]+ *= *([^{}\n]*[^{}\s])\s*")  # a line without facts
_ATTRIBUTE: Final = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.M)
_REFERENCE: Final = re.compile(r"\{ *([a-zA-Z][\w-]*)(?:\.[\w-]+)? *\}")
REMEMBERED: Final = 65_536  # sentences: pages say the same ones over and over


class Seat(int):
    """A seat, as a fact of a sentence."""


Fact = str | int
P = ParamSpec("P")
T = TypeVar("T")
_Said = Callable[[dict[str, Fact]], tuple[str, list[Exception]]]
_Spoken = dict[str, Callable[..., str]]  # compiled messages


@dataclass(frozen=True)
class Speaker:
    """The present reader: the language, which seat is "you", and what the seats are called.

    Without names a seat reads `{2}`, for others to fill in.
    """

    language: str = ENGLISH
    you: int = -1
    names: tuple[str, ...] = ()

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else f"{{{seat}}}"

    def role(self, seat: int) -> str:
        """What a seat is to the reader."""
        return "nobody" if seat < 0 else "you" if seat == self.you else "other"


_NOBODY: Final = Speaker()
_SPEAKER: ContextVar[Speaker] = ContextVar("speaker", default=_NOBODY)


def speaker() -> Speaker:
    """The present reader."""
    return _SPEAKER.get()


class speaking:
    """Speak to this reader; anything that is not given stays as it is.

    It is called hundreds of times a move, and a generator would take half as long again.
    """

    def __init__(
        self, language: str | None = None, you: int | None = None, names: Sequence[str] | None = None
    ) -> None:
        self._given = language, you, names

    def __enter__(self) -> None:
        language, you, names = self._given
        now = _SPEAKER.get()
        self._token = _SPEAKER.set(
            Speaker(
                now.language if language is None else language,
                now.you if you is None else you,
                now.names if names is None else tuple(names),
            )
        )

    def __exit__(self, *_: object) -> None:
        _SPEAKER.reset(self._token)


class Words:
    """The messages of one package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, message: str, **facts: Fact) -> str:
        """The message with these facts, in the words of the present reader."""
        reader = _SPEAKER.get()
        if not facts:
            return _said(self.package, reader.language, message, ())
        given: list[tuple[str, Fact]] = []
        for key, value in facts.items():
            if type(value) is Seat:
                given += [(key, reader.role(value)), (f"{key}-name", reader.name(value))]
            else:
                given.append((key, value))
        return _said(self.package, reader.language, message, tuple(given))

    def has(self, message: str) -> bool:
        """Whether there is such a message, in English at least."""
        return message in _messages(self.package, ENGLISH) or message in _messages(HOUSE, ENGLISH)

    def beginning(self, start: str) -> list[str]:
        """The messages whose names begin so, in the order of the file."""
        return [name for name in _messages(self.package, ENGLISH) if name.startswith(start)]

    def maybe(self, message: str, **facts: Fact) -> str:
        """The message, or nothing where there is none: for parts that not everything has."""
        return self(message, **facts) if self.has(message) else ""

    def languages(self) -> tuple[str, ...]:
        """The languages that there are words in, English first."""
        folder = files(self.package) / FOLDER  # in the first release, words were somewhere else
        found = sorted(each.name for each in folder.iterdir() if each.is_dir()) if folder.is_dir() else ()
        return (ENGLISH, *(name for name in found if name != ENGLISH))


class Names:
    """What is printed on a game's cards, by table and id as in en.toml.

    The English names are part of a game's content, which an edition replaces; other languages have them in
    `cards.ftl`, as `TABLE-ID` with an attribute for each field but the name. Numbers are the card's own. What
    an edition calls something else is called that in every language.
    """

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, table: str, id: str, field: str = "name") -> str:
        """A field of a card, in the words of the present reader."""
        return _printed(self.package, _SPEAKER.get().language, table, id, field)

    def by_number(self, table: str, ids: Sequence[str], field: str = "name") -> Callable[[int], str]:
        """A function that gives a field of a row by its number; `ids` are the rows in their order."""
        return lambda number: self(table, ids[number], field)

    def has(self, table: str, id: str) -> bool:
        """Whether there is such a card."""
        return id in content.read_words(self.package).get(table, {})


def by_language(function: Callable[P, T]) -> Callable[P, T]:
    """Keep what a function of plain values makes, for each language on its own."""

    @lru_cache(maxsize=REMEMBERED)
    def kept(language: str, *args: P.args, **named: P.kwargs) -> T:
        return function(*args, **named)

    @wraps(function)
    def made(*args: P.args, **named: P.kwargs) -> T:
        return kept(_SPEAKER.get().language, *args, **named)  # type: ignore[arg-type]

    return made


def listed(items: Iterable[str], style: str = "standard") -> str:
    """Words in a row, as the reader's language says it: "a, b and c"."""
    words = tuple(items)
    return _listed(words, style, _SPEAKER.get().language) if len(words) > 1 else "".join(words)


def figure(number: int) -> str:
    """A number in digits, as the reader's language writes it: 7,000 or 7 000."""
    return str(number) if -1000 < number < 1000 else _figure(number, _SPEAKER.get().language)


def decimal(number: float) -> str:
    """A number with one decimal, as the reader's language writes it: 1.5 or 1,5."""
    return _decimal(round(number, 1), _SPEAKER.get().language)


def paragraphs(*lines: str) -> str:
    """All that is to be said about a thing, line by line: its name first, nothing where there is nothing."""
    return "\n".join(line for line in lines if line)


def capital(text: str) -> str:
    """The text with a capital letter at its start."""
    return text[:1].upper() + text[1:]


@lru_cache(maxsize=REMEMBERED)
def _printed(package: str, language: str, table: str, id: str, field: str) -> str:
    english = content.read_words(package)[table][id]
    plain = english if isinstance(english, str) else english[field]
    if language == ENGLISH or content.is_own_text(package, table, id, field):
        return str(plain)
    message = f"{table}-{id}" if field == "name" or isinstance(english, str) else f"{table}-{id}.{field}"
    found = _compiled(package, language, message)
    text, wrong = found(content.read_numbers(package, table, id)) if found else ("", [])
    return str(plain) if wrong or not found else text


@lru_cache(maxsize=4096)
def _listed(words: tuple[str, ...], style: str, language: str) -> str:
    from babel.lists import format_list

    # British English, as everywhere else in the house: no comma before "and".
    locale = "en_GB" if language == ENGLISH else language
    return format_list(words, style=style, locale=locale)  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def _decimal(number: float, language: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(number, format="#,##0.0", locale=language)


@lru_cache(maxsize=4096)
def _figure(number: int, language: str) -> str:
    from babel.numbers import format_decimal

    return format_decimal(number, locale=language)


@lru_cache(maxsize=REMEMBERED)
def _said(package: str, language: str, message: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    found = _compiled(package, language, message)
    text, wrong = found(dict(facts)) if found else ("", [])
    if found and not wrong:
        return text
    if language != ENGLISH:
        return _said(package, ENGLISH, message, facts)
    if found is None and package != HOUSE:
        return _said(HOUSE, language, message, facts)
    if found is None:
        raise TouchlineError(f"There are no words '{message}' in {package}.")
    raise TouchlineError(f"The words '{message}' in {package} cannot be said with {dict(facts)}: {wrong[0]}")


@cache
def _messages(package: str, language: str) -> dict[str, str]:
    """The source of each message of a package in one language, by id; none if it does not speak it.

    An attribute stands there as `id.attribute`, with the source of its message.
    """
    folder = files(package) / FOLDER / language
    found: dict[str, str] = {}
    for each in sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else ():
        if each.name.endswith(ENDING):
            for source in _MESSAGE.findall(each.read_text(encoding="utf-8")):
                name = source.partition("=")[0].rstrip()
                found[name] = source
                found |= {f"{name}.{attribute}": source for attribute in _ATTRIBUTE.findall(source)}
    return found


@cache
def _compiled(package: str, language: str, message: str) -> _Said | None:
    """A message, ready to be said. Each is compiled when it is first wanted: nobody meets them all."""
    sources = _messages(package, language)
    if message not in sources:
        return None
    if line := _PLAIN.fullmatch(sources[message]):
        text = line[1]
        return lambda facts: (text, [])
    source = sources[message]
    made = _PREPARED.get((package, language, source)) or _run(
        language, *_compile(package, language, [source])
    )
    return partial(_say, made[message])


def prepare(package: str, language: str) -> None:
    """Compile all messages of a package in one language: in two thirds of the time that they take one by one.

    For a thread beside one that speaks already. A package that does not speak the language has nothing to do.
    """
    sources = dict.fromkeys(_messages(package, language).values())
    wanted = [
        source
        for source in sources
        if not _PLAIN.fullmatch(source) and (package, language, source) not in _PREPARED
    ]
    made_by = "\n".join(("words", version("fluent-compiler"), *sources))
    for at in range(0, len(wanted), TOGETHER):
        some = wanted[at : at + TOGETHER]
        compile_them = partial(_compile, package, language, some)
        made = _run(language, *prepared(compile_them, made_by, package, language, *some))
        _PREPARED.update(dict.fromkeys(((package, language, one) for one in some), made))


TOGETHER: Final = 40  # messages; the compiler looks at all others for each, so that more take longer
_PREPARED: Final[dict[tuple[str, str, str], _Spoken]] = {}  # by package, language and source


def _say(spoken: Callable[..., str], facts: dict[str, Fact]) -> tuple[str, list[Exception]]:
    wrong: list[Exception] = []
    return spoken(facts, wrong), wrong


@cache
def _around(language: str) -> dict[str, Any]:
    """What compiled messages of a language find around them."""
    return _module({}, language)[2]


def _module(messages: dict[str, Any], language: str) -> tuple[Any, dict[str, str], dict[str, Any], list[Any]]:
    from babel import Locale
    from fluent_compiler import builtins, compiler

    made: tuple[Any, dict[str, str], dict[str, Any], list[Any]] = compiler.messages_to_module(
        messages, Locale.parse(language), use_isolating=False, functions=builtins.BUILTINS
    )
    return made


def _run(language: str, code: list[CodeType], names: dict[str, str]) -> _Spoken:
    """What `_compile` made, by message."""
    around = _around(language).copy()
    for each in code:
        exec(each, around)
    return {message: around[name] for message, name in names.items()}


def _compile(package: str, language: str, wanted: Sequence[str]) -> tuple[list[CodeType], dict[str, str]]:
    """These messages, and those that they refer to, as code; and what each of them is called there."""
    from fluent_compiler import compiler
    from fluent_compiler.resource import FtlResource

    sources = _messages(package, language)
    needed: dict[str, None] = {}
    open_ = [*wanted]
    while open_:
        source = open_.pop()
        if source not in needed:
            needed[source] = None
            open_ += [sources[name] for name in _REFERENCE.findall(source) if name in sources]
    messages, unread = compiler._parse_resources([FtlResource.from_string("\n".join(needed))])
    module, names, _, wrong = _module(messages, language)
    for name, error in [*unread, *wrong]:
        raise TouchlineError(f"{package}, words/{language}: '{name}' is wrong: {error}")
    code = [compile(each, FOLDER, "exec") for each in module.as_multiple_module_ast()]
    return code, {str(message): name for message, name in names.items()}
