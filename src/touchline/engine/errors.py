"""What can go wrong, in words that say what to do."""

from __future__ import annotations


class TouchlineError(Exception):
    """Bad input. The message is for the person who gave it; nothing was changed."""


class Refused(TouchlineError):
    """An option that the rules do not allow now; says why, with the rule."""

    def __init__(self, option: str, rule: str, reason: str) -> None:
        super().__init__(f"{option}: {reason} ({rule})")
        self.option = option
        self.rule = rule
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, str]]:
        """Errors travel from worker processes, too."""
        return Refused, (self.option, self.rule, self.reason)


class BadRecord(TouchlineError):
    """A record that is broken, false, or made by another version; says in which line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadRecord], tuple[int, str]]:
        """Errors travel from worker processes, too."""
        return BadRecord, (self.line, self.reason)


class NotARecord(BadRecord):
    """Something that is no record at all; says what it is."""

    def __init__(self, what: str) -> None:
        super().__init__(0, f"This is not a record: {what}")
        self.what = what

    def __reduce__(self) -> tuple[type[NotARecord], tuple[str]]:  # type: ignore[override]
        """Errors travel from worker processes, too."""
        return NotARecord, (self.what,)
