"""docs/performance.md, written from one run over the text in page.md."""

from __future__ import annotations

from pathlib import Path

from side_by_side.report import HEADINGS, Run, bar_sentences, machine, table_rows
from side_by_side.worker import COPIES_PER_POSITION, PLAY_SHARE

TEXT = Path(__file__).with_name("page.md")


def write_page(run: Run) -> str:
    """The whole text of docs/performance.md."""
    held = "were held on one core" if run.pinned else "were not held on one core: this system offers no way"
    return TEXT.read_text(encoding="utf-8").format(
        date=run.date,
        machine=machine_line(run),
        table=markdown_table(run),
        rounds=run.rounds,
        seconds=run.seconds,
        bars="\n".join(f"- {sentence}" for sentence in bar_sentences(run)),
        missing=missing_section(run),
        pinning=f"All processes {held}.",
        play=PLAY_SHARE,
        copies=COPIES_PER_POSITION,
    )


def machine_line(run: Run) -> str:
    """The machine in one line, and how busy it was before the run."""
    about = machine()
    line = f"{about['cpu']}, {about['cores']} cores, {about['system']}, {about['python']}"
    return line if run.load_at_start is None else f"{line}; load before the run {run.load_at_start:.2f}"


def markdown_table(run: Run) -> str:
    """The table as Markdown, figures to the right."""
    rule = ("---", "---") + ("---:",) * (len(HEADINGS) - 2)
    return "\n".join("| " + " | ".join(row) + " |" for row in (HEADINGS, rule, *table_rows(run)))


def missing_section(run: Run) -> str:
    """Who could not be measured, and why."""
    if not run.missing:
        return ""
    reasons = "\n".join(f"- {name}: {reason}." for name, reason in run.missing.items())
    return f"## Not measured\n\n{reasons}\n\n"
