"""The house around the code: clean, complete in the wheel, true in the README, at home on every machine."""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from touchline.engine import fields

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
NOT_OURS = re.compile(
    r"(^|/)(\.(?!ci/|editorconfig|git(ignore|attributes)$)[^/]*|build|dist|__pycache__|[^/]*\.egg-info)(/|$)"
)
CODE = {".py", ".html", ".js", ".css"}
TEXT = {".py", ".md", ".toml", ".html", ".css", ".js", ".svg", ".json", ".jsonl", ".txt", ".yml", ".cfg", ""}


def project_files() -> list[Path]:
    """Every file of the checkout that is not made by a tool."""
    found: list[Path] = []
    for folder, folders, files in os.walk(ROOT):
        here = Path(folder)
        folders[:] = [name for name in folders if not NOT_OURS.search(f"{name}/")]
        found += [here / name for name in files if not NOT_OURS.search(name)]
    return found


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in the checkout, with the package importable."""
    env = {**os.environ, "PYTHONPATH": str(SOURCE), **environment}
    return subprocess.run(
        [str(word) for word in command], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("room", ["engine", "games"])
def test_room_imports_only_the_standard_library_msgspec_and_words(room: str) -> None:
    allowed = {*sys.stdlib_module_names, "babel", "fluent_compiler", "msgspec", "touchline"}
    strangers = set()
    for path in (SOURCE / "touchline" / room).rglob("*.py"):
        if path.name == "quick_pen.py":  # which is done without where librt is missing
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for_types = {id(node) for block in ast.walk(tree) if types_only(block) for node in ast.walk(block)}
        for node in ast.walk(tree):
            names = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            if id(node) not in for_types:
                strangers |= {
                    f"{path.relative_to(ROOT)}: {n}" for n in names if n.split(".")[0] not in allowed
                }
    assert not strangers


def types_only(node: ast.AST) -> bool:
    """Whether a block is for type checkers and the compiler, and is never run."""
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


@pytest.mark.timeout(300)
def test_wheel_holds_every_file_of_the_package(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    shutil.copytree(SOURCE, checkout / "src", ignore=shutil.ignore_patterns("*.egg-info", "__pycache__"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, checkout)
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    home = "https://example.org/touchline"
    built = run(*pip, "--wheel-dir", tmp_path, checkout, TOUCHLINE_COMPILE="0", TOUCHLINE_HOME=home)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    (about,) = (name for name in inside if name.endswith(".dist-info/METADATA"))
    told = zipfile.ZipFile(wheel).read(about).decode()
    assert "](https://example.org/touchline/blob/HEAD/docs/python.md)" in told
    assert "](https://example.org/touchline/raw/HEAD/docs/img/table.png)" in told
    assert not re.findall(r"\]\((?!https://)[^)]*\)", told), "a link that leads nowhere on PyPI"
    ours = {str(path.relative_to(SOURCE)) for path in project_files() if path.is_relative_to(SOURCE)}
    assert ours - inside == set(), "add the missing kinds of files to package-data in pyproject.toml"
    assert not {name for name in inside if name.endswith((".so", ".pyd", ".pyc"))}


@pytest.mark.slow
def test_source_archive_holds_what_tests_and_documents_it(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    ours = [path.relative_to(ROOT) for path in project_files()]
    for path in ours:
        (checkout / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, checkout / path)
    build = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, checkout]
    built = run(*build)  # type: ignore[arg-type]
    assert built.returncode == 0, built.stdout + built.stderr
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        inside = {name.partition("/")[2] for name in file.getnames()}
    wanted = [
        path.as_posix()
        for path in ours
        if path.parts[0] in ("benchmarks", "deploy", "docs", "examples", "src", "tests", "tools")
    ]
    assert len(wanted) > 1000
    assert set(wanted) - inside == set()
    assert {"Makefile", "mkdocs.yml", "CHANGELOG.md", "constraints.txt", "pyproject.toml"} <= inside


# What cibuildwheel 3 knows of the options that are used here.
WHEEL_OPTIONS = {"build", "skip", "build-verbosity", "environment", "test-command", "linux", "macos"}
PLATFORM_OPTIONS = {"linux": {"manylinux-x86_64-image", "manylinux-aarch64-image"}, "macos": {"archs"}}


def test_wheels_are_built_for_every_python_that_is_supported() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = project["tool"]["cibuildwheel"]
    assert asked.keys() <= WHEEL_OPTIONS
    assert all(asked[name].keys() <= known for name, known in PLATFORM_OPTIONS.items())
    named = [name.rsplit(" ", 1)[-1] for name in project["project"]["classifiers"] if " :: 3." in name]
    assert asked["build"].split() == [f"cp{version.replace('.', '')}-*" for version in named]
    assert asked["environment"] == {"TOUCHLINE_COMPILE": "1"}
    assert shlex.split(asked["test-command"])[:3] == ["python", "-m", "touchline"]


@pytest.mark.parametrize("command", ["play", "test"])
def test_readme_command_is_in_the_makefile(command: str) -> None:
    assert f"make {command}" in README
    assert re.search(rf"^{command}:", MAKEFILE, re.M)


def test_makefile_calls_only_programs_that_exist() -> None:
    modules = [f"{name.replace('.', '/')}.py" for name in re.findall(r"python\S* -m (tools\.\w+)", MAKEFILE)]
    scripts = re.findall(r"python (\w+/\w+\.py)", MAKEFILE)
    missing = [name for name in modules + scripts if not (ROOT / name).exists()]
    assert modules
    assert not missing


def test_links_of_readme_and_docs_lead_somewhere() -> None:
    broken = []
    for page in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)\s]+)\)|(?:src|href|srcset)=\"([^\"]+)\"", text):
            link = "".join(target).split("#")[0]
            if (
                link
                and "://" not in link
                and not link.startswith("mailto:")
                and not (page.parent / link).exists()
            ):
                broken.append(f"{page.relative_to(ROOT)}: {link}")
    assert not broken


def test_no_file_names_a_place_on_one_machine() -> None:
    place = re.compile(r"(?<![\w.:/-])/(?:root|home|Users|work|opt)/[\w.]|[A-Z]:\\Users\\")
    guilty = []
    for path in project_files():
        if path.suffix in TEXT:
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if place.search(line):
                    guilty.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert not guilty


def test_editable_install_would_stay_pure() -> None:
    compiled = [path for path in (SOURCE / "touchline").rglob("*") if path.suffix in {".so", ".pyd"}]
    assert not compiled, "compiled modules in src shadow the source that is being edited; delete them"


MOST_LINES = {"file": 400, "function": 60}


def test_no_file_and_no_function_of_the_package_is_long() -> None:
    """Nobody reads what is generated: the copies of states at the end of state.py."""
    long = []
    for path in (SOURCE / "touchline").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > MOST_LINES["file"]:
            long.append(f"{path.relative_to(ROOT)}: {text.count(chr(10))} lines")
        for node in ast.walk(ast.parse(text.partition(fields.START)[0])):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or 0) - node.lineno + 1
                if lines > MOST_LINES["function"]:
                    long.append(f"{path.relative_to(ROOT)}: {node.name} has {lines} lines")
    assert not long, "split it by what it is about"


def test_what_happened_and_what_lies_there_leave_a_match_by_one_door() -> None:
    """`heard_in` for events, `Seen` for views; what everybody may know (`view(-1)`) is nobody's secret."""
    doors = {
        r"\bheard_by\(|list\[Event\]\)": {"engine/events.py", "engine/check_secrets.py"},
        r"\bmatch\.view\((?!-1)": {"tables/seen.py", "engine/check_secrets.py"},
    }
    beside = []
    for path in (SOURCE / "touchline").rglob("*.py"):
        where = path.relative_to(SOURCE / "touchline").as_posix()
        text = path.read_text(encoding="utf-8").split('"""', 2)[-1]
        beside += [
            f"{where}: {door}" for door, at in doors.items() if where not in at and re.search(door, text)
        ]
    assert not beside


def test_what_all_games_share_names_none_of_them() -> None:
    """Nothing outside a game's folder has to be told about it."""
    package = SOURCE / "touchline"
    games = [folder.name for folder in (package / "games").iterdir() if (folder / "state.py").exists()]
    named = re.compile(rf"([\"'])({'|'.join(games)})\1|touchline\.games\.({'|'.join(games)})")
    found = []
    for path in project_files():
        if path.is_relative_to(package) and package / "games" not in path.parents and path.suffix in CODE:
            text = path.read_text(encoding="utf-8")
            if path.suffix == ".py":
                text = re.sub(r'""".*?"""', "", text, flags=re.S)  # examples
            found += [f"{path.relative_to(package)}: {match[0]}" for match in named.finditer(text)]
    assert found == []


def test_styles_use_no_property_that_nothing_sets() -> None:
    package = SOURCE / "touchline"
    texts = [
        path.read_text(encoding="utf-8")
        for path in project_files()
        if path.is_relative_to(package) and path.suffix in {".css", ".html", ".js", ".py"}
    ]
    known = {name for text in texts for name in re.findall(r"(--[\w-]+)[\"']?\s*[:,]", text)}
    used = {name for text in texts for name in re.findall(r"var\((--[\w-]+)\)", text)}
    assert used - known == set()
