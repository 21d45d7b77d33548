"""Compiles the hot modules with mypyc when this machine can; everything else is in pyproject.toml.

TOUCHLINE_COMPILE=auto (the default) compiles when there is a C compiler with Python's headers, and falls
back to pure Python with one line that says so; 0 never compiles; 1 compiles or fails. Editable installs
stay pure, because a compiled module would shadow the source that is being edited.
TOUCHLINE_OPTIMIZE is the C compiler's level, 1 by default; tests that only compare builds take 0.
TOUCHLINE_COMPILE_GAMES names the games that are compiled, all by default: the quick tests take one.
TOUCHLINE_HOME is the address of the repository (https://github.com/OWNER/touchline): links of the README lead
there on PyPI, where the files beside it are missing. Without it, they are plain words there.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

# What bots think with, where a game has it.
MINDS = ("beliefs", "bot", "outlook", "redeal", "valuation", "odds", "weights")
MORE_MINDS = {
    "best11": ("bidding",),
    "eleven": ("lineups", "trial_matches"),
    "footmania": ("tactics", "teams", "trading"),
    "superclub": ("deals", "experience", "planning", "tactics", "weaponry"),
    "time_of_soccer": ("driving", "eleven", "press"),
}
# Facts of a game that have a module of their own beside its cards.
FACTS = {
    "eleven": ("aftermath", "objective_cards", "opponents", "scenarios"),
    "superclub": ("changer_cards",),
}
# Modules in which a game spends its time. They form one group: calls between them are direct.
COMPILED = (
    "src/touchline/table.py",
    "src/touchline/engine/chance.py",
    "src/touchline/engine/encoder.py",
    "src/touchline/engine/pen.py",
    "src/touchline/engine/quick_pen.py",
    "src/touchline/engine/state.py",
    "src/touchline/engine/rows.py",
    "src/touchline/engine/rules.py",
    "src/touchline/games/*/state.py",
    "src/touchline/games/*/cards.py",
    "src/touchline/games/*/encoder.py",
    "src/touchline/games/*/rules/*.py",
    "src/touchline/bots/search.py",
    *(f"src/touchline/games/*/{module}.py" for module in MINDS),
    *(f"src/touchline/games/{game}/{module}.py" for game, more in MORE_MINDS.items() for module in more),
    *(f"src/touchline/games/{game}/{module}.py" for game, more in FACTS.items() for module in more),
)
MODES = ("auto", "0", "1")
LEVELS = ("0", "1", "2", "3")
HERE = Path(__file__).resolve().parent
MODE = os.environ.get("TOUCHLINE_COMPILE") or "auto"
GAMES = (os.environ.get("TOUCHLINE_COMPILE_GAMES") or "").split()
HOME = os.environ.get("TOUCHLINE_HOME", "").rstrip("/")
OPTIMIZE = os.environ.get("TOUCHLINE_OPTIMIZE") or "1"  # 2 and 3 play no faster, and take longer to compile


def stay_pure(reason: str) -> None:
    """Say in one line why nothing is compiled, or stop when compiling was demanded."""
    if MODE == "1":
        sys.exit(f"touchline: TOUCHLINE_COMPILE=1, but {reason}. Use TOUCHLINE_COMPILE=0 for pure Python.")
    print(f"touchline: pure Python, because {reason}")


def compiler_works() -> bool:
    """Whether a file that includes Python.h compiles here."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=headers)
        except Exception:  # each platform's compiler class fails in its own way
            return False
    return True


def is_wanted(path: Path) -> bool:
    """Whether a module belongs to no game, or to one that is to be compiled."""
    rooms = path.parts[2:]
    return not GAMES or rooms[0] != "games" or rooms[1] in GAMES


def extensions() -> list[Any]:
    """The compiled modules, or an empty list when this build is pure."""
    if MODE not in MODES:
        sys.exit(f"touchline: TOUCHLINE_COMPILE is {MODE!r}; use one of {', '.join(MODES)}.")
    if OPTIMIZE not in LEVELS:
        sys.exit(f"touchline: TOUCHLINE_OPTIMIZE is {OPTIMIZE!r}; use one of {', '.join(LEVELS)}.")
    builds_wheel = bool({"bdist_wheel", "build", "install"}.intersection(sys.argv))
    if MODE == "0" or not builds_wheel:
        return []
    if not compiler_works():
        stay_pure("there is no C compiler with Python's headers (Debian: apt-get install gcc python3-dev)")
        return []
    paths = [path.relative_to(HERE) for glob in COMPILED for path in HERE.glob(glob)]
    modules = sorted(str(path) for path in paths if is_wanted(path))
    flags = [f"--config-file={HERE / 'mypyc.ini'}", f"--cache-dir={HERE / 'build' / 'mypyc-cache'}"]
    try:
        from mypyc.build import mypycify

        return list(
            mypycify(
                flags + modules, opt_level=OPTIMIZE, debug_level="0", group_name="touchline", multi_file=True
            )
        )
    except (Exception, SystemExit):  # mypyc prints why it refuses a module, and exits
        stay_pure("mypyc refused a module (its message is above)")
        return []


def readme() -> str:
    """The README as PyPI shows it."""

    def absolute(link: re.Match[str]) -> str:
        picture, words, target = link.groups()
        if "://" in target:
            return link[0]
        if not HOME:
            return "" if picture else words
        return f"{picture}[{words}]({HOME}/{'raw' if picture else 'blob'}/HEAD/{target})"

    text = (HERE / "README.md").read_text(encoding="utf-8")
    return re.sub(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)", absolute, text)


def addresses() -> dict[str, str]:
    """The links beside the README on PyPI."""
    if not HOME:
        return {}
    return {"Repository": HOME, "Changes": f"{HOME}/blob/HEAD/CHANGELOG.md", "Issues": f"{HOME}/issues"}


class FreshBuild(build):
    """Builds into an empty folder: what an earlier build left there would end up in the wheel."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class CompileOrStayPure(build_ext):
    """Compiles; when the C compiler fails and that is allowed, the wheel is an ordinary pure one."""

    def build_extensions(self) -> None:
        """Compile the C files on all cores; setuptools itself takes those of one extension in turn."""
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **named: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_some([source], *args, **named), sources)
                return [file for files in made for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            stay_pure("the C compiler failed (its message is above)")
            for path in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
                path.unlink()
            self.extensions = []
            self.distribution.ext_modules = []
            self.get_finalized_command("bdist_wheel").root_is_pure = True


setup(
    long_description=readme(),
    project_urls=addresses(),
    long_description_content_type="text/markdown",
    ext_modules=extensions(),
    cmdclass={"build": FreshBuild, "build_ext": CompileOrStayPure},
)
