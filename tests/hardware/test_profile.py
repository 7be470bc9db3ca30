from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

import pytest

from hardware.profile import ProfileError, load_profile, profile_from

LINE: dict[str, Any] = tomllib.loads(
    (resources.files("hardware.profiles") / "line.toml").read_text(encoding="utf-8")
)


def test_the_line_scanner_is_opened_at_9600_and_forgets_after_a_second_and_a_half() -> None:
    line = load_profile("line")
    assert (line.baud, line.window_ms, line.max_bytes) == (9600, 1500, 256)


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(ProfileError, match="telepathy"):
        load_profile("telepathy")


@pytest.mark.parametrize(
    "change",
    [
        {"baud": 0},
        {"baud": "9600"},
        {"dtr": 1},
        {"framing": "smoke"},
        {"presence": "always"},
        {"ends": []},
        {"ends": ["zz"]},
        {"answer": 3},
        {"colour": "blue"},
    ],
)
def test_a_profile_that_does_not_hold_together_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(ProfileError):
        profile_from("broken", {**LINE, **change})


def test_a_profile_that_lacks_a_line_is_refused_by_name() -> None:
    with pytest.raises(ProfileError, match="window_ms"):
        profile_from("broken", {key: LINE[key] for key in LINE if key != "window_ms"})
