"""Questions in plain lines: a number, a text, yes or no.

Each question is asked again until the answer fits. End of input raises Leaving, so that whoever
asked can end politely.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

import click

from companion.commands import frame
from companion.sentences.keys import has_key, visible

HELP = frozenset({"aide", "help", "?"})
LEAVE = frozenset({"0", "quitter", "quit", "x"})
"""What leaves a list of choices: its number, and the words that leave a game."""
YES = frozenset({"1", "oui", "o", "yes", "y"})
NO = frozenset({"2", "non", "n", "no"})


class Leaving(Exception):
    """The person at the keyboard ends here: 0, or end of input."""


def read_line() -> str:
    """Read one answer, without the blanks around it. Leaving at the end of input.

    A key that writes no letter is said to be of no use; what is typed next answers.
    """
    while has_key(answer := read_typed()):
        frame.line(frame.words("why-key_unusable"))
    return visible(answer).strip()


def read_typed() -> str:
    """Read a line as it was typed, with its blanks and keys. Leaving at the end of input."""
    answer = sys.stdin.readline()
    if not answer:
        if sys.stdin.isatty():
            click.echo()
        raise Leaving
    return answer


def ask_number(
    question: str, choices: Sequence[str], *, leave: str | None = None, known: str | None = None
) -> int:
    """Ask for one of several numbered choices and return its index, from 0.

    `leave` is the text of choice 0, "go back" where none is given; choosing it, or typing that one
    quits, raises Leaving.
    `known` is asked instead where the choices have been listed before; help then lists them.
    """
    if known is not None:
        frame.line(known)
        answer = _number(len(choices), lambda answer: answer.casefold() in HELP)
        if isinstance(answer, int):
            return answer
    chosen = ask_number_or(question, choices, lambda _: False, leave=leave)
    assert isinstance(chosen, int)
    return chosen


def ask_number_or(
    question: str,
    choices: Sequence[str],
    is_answer: Callable[[str], bool],
    *,
    leave: str | None = None,
) -> int | str:
    """As `ask_number`; an answer in words that will do is given back as it was typed."""
    frame.line(question)
    for number, choice in enumerate(choices, start=1):
        frame.line(f"{number}. {choice}")
    frame.line(f"0. {leave or frame.words('ask-back')}")
    return _number(len(choices), is_answer)


def _number(most: int, is_answer: Callable[[str], bool]) -> int | str:
    """The index that a number from 1 to `most` calls, or an answer in words that will do."""
    while True:
        _prompt(frame.words("ask-number-prompt"))
        answer = read_line()
        if answer.casefold() in LEAVE:
            raise Leaving
        if answer.isdecimal() and 1 <= int(answer) <= most:
            return int(answer) - 1
        if is_answer(answer):
            return answer
        frame.line(_asked_again("number", answer, most=most))


def ask_text(question: str, *, default: str | None = None) -> str:
    """Ask for a text; an empty answer takes the default, or asks again where there is none."""
    frame.line(_with_default(question, default))
    while True:
        _prompt(frame.words("ask-text-prompt"))
        answer = read_line() or default
        if answer == "0":
            raise Leaving
        if answer:
            return answer
        frame.line(frame.words("ask-text-again"))


def ask_lines(question: str) -> list[str]:
    """Ask for lines until an empty one; none at all is a way to leave."""
    frame.line(question)
    lines: list[str] = []
    while True:
        _prompt(frame.words("ask-text-prompt"))
        answer = read_line()
        if answer == "0" or not (answer or lines):
            raise Leaving
        if not answer:
            return lines
        lines.append(answer)


def ask_count(question: str, least: int, most: int, *, default: int | None = None) -> int:
    """Ask how many, within limits that are both allowed; an empty answer takes the default."""
    frame.line(_with_default(question, None if default is None else str(default)))
    frame.line(frame.words("ask-count-limits", least=least, most=most))
    while True:
        _prompt(frame.words("ask-number-prompt"))
        answer = read_line()
        if answer == "0":
            raise Leaving
        if default is not None and not answer:
            return default
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        frame.line(_asked_again("count", answer, least=least, most=most))


def ask_new_name(question: str, taken: Sequence[str]) -> str:
    """Ask for a name that nobody else has; a comma would part it in two."""
    while True:
        name = ask_text(question)
        if "," in name:
            frame.line(frame.words("ask-name-comma"))
        elif frame.has_unprintable(name):
            frame.line(frame.words("ask-name-signs"))
        elif name.casefold() in {other.casefold() for other in taken}:
            frame.line(frame.words("ask-name-taken", name=name))
        else:
            return name


def ask_yes_no(question: str) -> bool:
    """Ask for yes or no: 1, 2, or the words and first letters of both languages."""
    frame.line(question)
    frame.line(frame.words("ask-yes-no-choices"))
    while True:
        _prompt(frame.words("ask-number-prompt"))
        answer = read_line().casefold()
        if answer == "0":
            raise Leaving
        if answer in YES:
            return True
        if answer in NO:
            return False
        frame.line(_asked_again("yes-no", answer))


def _with_default(question: str, default: str | None) -> str:
    if default is None:
        return question
    return frame.words("ask-with-default", question=question, default=default)


def _prompt(text: str) -> None:
    # What is typed into a pipe is not echoed, and the next line would stick to the prompt.
    click.echo(f"{text} ", nl=not sys.stdin.isatty())


def _asked_again(what: str, answer: str, **limits: int) -> str:
    """What would do; before it, what did not, where anything was typed."""
    if not answer:
        return frame.words(f"ask-{what}-nothing", **limits)
    return frame.words(f"ask-{what}-again", answer=answer, **limits)
