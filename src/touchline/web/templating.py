"""The one Jinja2 environment: templates, the drawing kit as globals, addresses of static files."""

import hashlib
import json
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, MutableMapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from io import StringIO
from pathlib import Path
from types import CodeType
from typing import Any, ClassVar, Final, cast

import jinja2
from jinja2 import nodes, runtime
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.environment import TemplateModule
from markupsafe import Markup, escape

from touchline.engine.game import find, known
from touchline.engine.prepared import prepared
from touchline.engine.speech import Fact, Words, by_language, speaker
from touchline.tables.doors import CODE_LETTERS
from touchline.web import clubs, covers, kit
from touchline.web.hyphens import soft
from touchline.web.language import LANGUAGES, in_language, say, spoken
from touchline.web.qr import qr_code

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
TEMPLATES: Final = HERE / "templates"
SIGNS: Final = (("&", "&amp;"), (">", "&gt;"), ("<", "&lt;"), ("'", "&#39;"), ('"', "&#34;"))
SCRIPT: Final = "script-"  # messages of the scripts
SCRIPT_FACTS: Final = {name: f"{{{name}}}" for name in ("attempt", "days", "hours", "n", "status", "total")}
INVITATION: Final = re.compile(rf"/t/([{CODE_LETTERS}]{{8}})/s/([{CODE_LETTERS}]{{12}})$")
METHODS: Final = frozenset(dir(dict))
MISSING: Final = getattr(runtime, "missing")  # noqa: B009 - what a macro was not given
NAMED: Final = re.compile(r'url\("([\w.-]+)"\)')  # a file beside the style sheet


@cache
def static_file(name: str) -> tuple[bytes, str]:
    """A static file and the mark of its content. Style sheets name their fonts with marks too."""
    data = _read(name)
    if name.endswith(".css"):
        data = NAMED.sub(lambda url: f'url("{marked(url[1])}")', data.decode()).encode()
    return data, hashlib.sha256(data).hexdigest()[:10]


def static_names() -> list[str]:
    """All that there is to be had under /static."""
    own = [f"{game_id}.css" for game_id in known() if (files(find(game_id).package) / "page.css").is_file()]
    return [*(path.name for path in STATIC.iterdir() if path.is_file()), "games.css", *own]


def _read(name: str) -> bytes:
    """Ours, or a game's own: `GAME.css` is `page.css` in its folder, `games.css` the accents of all games."""
    if name == "games.css":
        accents = (files(find(game_id).package) / "accent.css" for game_id in known())
        return b"\n".join(accent.read_bytes() for accent in accents if accent.is_file())
    game_id = name.removesuffix(".css")
    return (files(find(game_id).package) / "page.css" if game_id in known() else STATIC / name).read_bytes()


def marked(name: str) -> str:
    """The name of a static file with its mark, which changes with the content."""
    return f"{name}?v={static_file(name)[1]}"


def static_url(name: str) -> str:
    """The address of a static file; browsers may keep what is there for ever."""
    return f"/static/{marked(name)}"


@by_language
def script_words() -> Markup:
    """The messages for the scripts of a page, as JSON; a fact is `{name}` there."""
    told = {name.removeprefix(SCRIPT): say(name, **SCRIPT_FACTS) for name in say.beginning(SCRIPT)}
    return Markup(json.dumps(told, ensure_ascii=False).replace("<", "\\u003c"))


def number(n: int) -> str:
    """A number, with a minus rather than a hyphen."""
    return str(n).replace("-", "−")


def html(say: Words, message: str, **facts: Fact) -> Markup:
    """A message in which some facts are drawn, such as `<b>3</b>`; everything else is escaped."""
    drawn = {key: fact for key, fact in facts.items() if isinstance(fact, Markup)}
    stand_ins = {key: f"\ue000{key}\ue001" for key in drawn}
    text = escape(say(message, **{**facts, **stand_ins}))
    for key, fact in drawn.items():
        text = text.replace(stand_ins[key], fact)
    return text


class Escaped(dict[str, str]):
    """Texts as they are written in HTML. Pages write the same short ones over and over."""

    MOST: Final = 20_000
    SHORT: Final = 500  # characters; what is longer is written once

    def __missing__(self, text: str) -> str:
        made = text
        if not made.isalnum():
            for sign, written in SIGNS:
                made = made.replace(sign, written)
        if len(text) <= self.SHORT:
            if len(self) >= self.MOST:
                self.clear()
            self[text] = made
        return made


ESCAPED: Final = Escaped()


def shown(value: Any) -> str:
    """A value as a template writes it. Most are short texts and numbers, by the hundred: this is for them."""
    kind = type(value)
    if kind is str:
        return ESCAPED[value]
    if kind is Markup:
        return cast(str, value)
    return str(value) if kind is int else escape(value)


class Macro(runtime.Macro):
    """A macro that is usually called with nothing but arguments in their order."""

    def __call__(self, *args: Any, **named: Any) -> Markup:
        """What it draws."""
        left = self._argument_count - len(args)
        if left < 0 or named or self.caller or self.catch_kwargs or self.catch_varargs:
            return cast(Markup, super().__call__(*args, **named))
        return str.__new__(Markup, self._func(*args, *(MISSING,) * left))


def joined(parts: tuple[Any, ...]) -> str:
    """What `~` makes of these values."""
    for part in parts:
        if type(part) is not str and type(part) is not int:
            return runtime.markup_join(parts)
    return "".join(map(str, parts))


class Code(CodeGenerator):
    """Templates that write values by `shown`, and call what they call without a detour: nothing here asks for
    the context."""

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """A macro is one of ours."""
        self.write("environment.")
        super().macro_def(macro_ref, frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("shown(")

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """A value or another one; nothing where none is named, as Jinja writes an undefined value."""
        self.write("(")
        self.visit(node.expr1, frame)
        self.write(" if ")
        self.visit(node.test, frame)
        self.write(" else ")
        self.visit(node.expr2 or nodes.Const(""), frame)
        self.write(")")

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:
        """Values in a row."""
        self.write("joined((")
        for part in node.nodes:
            self.visit(part, frame)
            self.write(", ")
        self.write("))")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """A call of a macro or a function."""
        self.visit(node.node, frame)
        self.write("(")
        written, self.stream = self.stream, StringIO()
        self.signature(node, frame, {"caller": "caller"} if forward_caller else None)
        written.write(self.stream.getvalue().removeprefix(", "))
        self.stream = written
        self.write(")")


class Template(jinja2.Template):
    """A template that is imported by others as it is: there are no globals but the environment's."""

    @classmethod
    def from_code(
        cls,
        environment: jinja2.Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],
        uptodate: Callable[[], bool] | None = None,
    ) -> jinja2.Template:
        """The template of this code, which finds here what it calls most."""
        named = {"environment": environment, "__file__": code.co_filename, "shown": shown, "joined": joined}
        exec(code, named)
        return cls._from_namespace(environment, named, globals)

    def _get_default_module(self, ctx: Any = None) -> TemplateModule:
        return super()._get_default_module()


class Environment(jinja2.Environment):
    """Templates that write values quickly."""

    code_generator_class = Code
    template_class = Template
    Macro = Macro
    version: ClassVar[str] = f"template {jinja2.__version__} {Path(__file__).read_text(encoding='utf-8')}"

    def compile(  # type: ignore[override]
        self, source: str, name: str | None = None, filename: str | None = None
    ) -> CodeType:
        """The code of a template; it is kept, since a server that starts needs many of them at once."""
        make = partial(super().compile, source, name, filename)
        return prepared(make, self.version, name or "", filename or "", source)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """A part of a value: one named in a dictionary is looked for there at once."""
        if type(obj) is dict and attribute in obj and attribute not in METHODS:
            return obj[attribute]
        try:
            return getattr(obj, attribute)
        except AttributeError:
            return super().getattr(obj, attribute)


def clock_face(seconds: float) -> str:
    """What a clock shows: days and hours, or hours, minutes and seconds. static/clock.js counts on."""
    minutes, left = divmod(max(0, round(seconds)), 60)
    hours, minutes = divmod(minutes, 60)
    if hours >= 24:
        return say("script-clock-days", days=hours // 24, hours=hours % 24)
    return f"{hours}:{minutes:02}:{left:02}" if hours else f"{minutes}:{left:02}"


def invitation_code(href: str) -> str:
    """The link of a seat as a code that can be read out, for the box in which one types a table's code."""
    found = INVITATION.search(href)
    code = "".join(found.groups()).upper() if found else ""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


@cache
def words(game_id: str) -> Words:
    """The words of a game, for its templates: `{% set say = words("GAME") %}`."""
    return Words(find(game_id).package)


@lru_cache(maxsize=16_384)  # pieces, of some kB each
def _drawn(language: str, macro: Callable[..., Markup], *args: Hashable) -> Markup:
    return macro(*args)


def once(macro: Callable[..., Markup], *args: Hashable) -> Markup:
    """What a macro makes of these arguments, drawn once and kept: a card looks the same everywhere."""
    return _drawn(speaker().language, macro, *args)


class Kept:
    """What many see alike, drawn once for all of them: `kept(macro, place, …)` draws again what has changed.

    The macro comes from a template that is imported without context: it knows only what it is given.
    """

    MOST: Final = 4096  # places, of some kB each
    LOOKS: Final = 3  # of one place: as different viewers know it

    def __init__(self) -> None:
        self._places: OrderedDict[Hashable, list[tuple[tuple[Any, ...], Markup]]] = OrderedDict()

    def __call__(self, macro: Callable[..., Markup], place: str, *args: Any) -> Markup:
        """What the macro makes of these arguments at this place."""
        key = macro, place, speaker().language
        looks = self._places.setdefault(key, [])
        self._places.move_to_end(key)
        for given, drawn in looks:
            if given == args:
                return drawn
        if len(self._places) > self.MOST:
            self._places.popitem(last=False)
        made = macro(*args)
        looks.insert(0, (args, made))
        del looks[self.LOOKS :]
        return made


@cache
def templates() -> jinja2.Environment:
    """The templates of the pages, and those in the folders of games as `GAME/table.html`."""
    own = {game_id: jinja2.FileSystemLoader(str(files(find(game_id).package))) for game_id in known()}
    env = Environment(
        loader=jinja2.ChoiceLoader([jinja2.FileSystemLoader(TEMPLATES), jinja2.PrefixLoader(own)]),
        autoescape=True,
        auto_reload=False,  # a release does not change while it runs
        trim_blocks=True,
        lstrip_blocks=True,
    )
    env.globals.update(kit.GLOBALS)
    env.filters["number"] = number
    env.filters["soft"] = soft
    env.globals.update(
        club=clubs.club,
        clock_face=clock_face,
        spoken=spoken,
        html=html,
        invitation_code=invitation_code,
        language=lambda: speaker().language,
        languages=LANGUAGES,
        in_language=in_language,
        say=say,
        cover=covers.cover,
        seat_crest=clubs.seat_crest,
        seat_mark=clubs.seat_mark,
        seat_sprite=clubs.seat_sprite,
        team_mark=clubs.team_mark,
        script_words=script_words,
        static=static_url,
        qr_code=qr_code,
        kept=Kept(),
        once=once,
        words=words,
    )
    return env
