"""companion readers: what is plugged in, and the test of a reader, as a person sees them."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.commands.reader_test import code_wording
from companion.commands.readers import describe
from hardware import Port, Rehearsal, parse_recording

Companion = Callable[..., subprocess.CompletedProcess[str]]

SCANNER = Port("/dev/ttyACM0", "scanner", "Honeywell", 0x0C2E, 0x0B6A, description="Vuquest")
BUILTIN = Port("/dev/ttyS0", "builtin")
EVENING = r"""0	]Q1PX0021\r\n
300	]Q1PX0021\r\n
1000	PX02\r\n
2000	PX0022\r\n
3000	HELLO\r\n
4000	!unplug
5000	!plug
6000	]d1SK0014\r\n
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPANION_LANG", "en")
    monkeypatch.setattr(sys, "argv", ["companion"])


def test_a_scanner_is_named_with_what_to_type_next() -> None:
    lines = describe((SCANNER, BUILTIN))
    assert lines[0] == "1. /dev/ttyACM0: a barcode or QR scanner (Honeywell, Vuquest)."
    assert lines[1].startswith("2. /dev/ttyS0: ")
    assert any(line.endswith("companion readers test --reader /dev/ttyACM0") for line in lines)
    assert any(
        line.endswith("companion table pixies --players Ana,Bo --reader /dev/ttyACM0")
        for line in lines
    )


def test_without_a_reader_it_says_what_to_plug_in_and_offers_the_keyboard() -> None:
    lines = describe((BUILTIN,))
    assert lines[0] == "No card reader is plugged in."
    assert any("USB" in line and "companion readers" in line for line in lines)
    assert any("--reader keyboard" in line for line in lines)


def test_a_braille_display_is_no_reader_to_try() -> None:
    lines = describe((Port("/dev/ttyUSB0", "braille", "Baum"),))
    assert lines[0] == "No card reader is plugged in."
    assert not any("--reader /dev/ttyUSB0" in line for line in lines)


@pytest.mark.parametrize(
    ("port", "word"),
    [
        (Port("/dev/ttyACM0", "scanner", problem="denied", group="uucp"), "uucp"),
        (Port("/dev/ttyACM0", "scanner", problem="busy", program="brltty"), "brltty"),
        (Port("/dev/ttyACM0", "scanner", problem="busy"), "another program"),
    ],
)
def test_a_port_that_cannot_be_opened_says_why(port: Port, word: str) -> None:
    assert any(word in line for line in describe((port,)))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "kind", ["scanner", "adapter", "usb", "arduino", "pico", "braille", "builtin"]
)
def test_every_kind_of_port_has_words(
    kind: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COMPANION_LANG", lang)
    assert all(describe((Port("COM3", kind, "Maker"),)))


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("PX0021", "PX0021: a good card code, deck PX Pixies."),
        ("SK0014", "SK0014: a good card code, deck SK Skyjo."),
        ("A1001X", "A1001X: a good card code, deck A1, none of the five games."),
        ("CC001F", "CC001F: a good command card."),
        ("HELLO", "HELLO: no card code."),
    ],
)
def test_a_code_is_explained(code: str, wanted: str) -> None:
    assert code_wording(code).text == wanted


def test_a_wrong_check_character_is_told_with_the_right_one() -> None:
    assert "2 should be 1" in code_wording("PX0022").text


def test_the_list_is_there_for_programs(companion: Companion) -> None:
    done = companion("readers", "--json")
    assert done.returncode == 0
    assert isinstance(json.loads(done.stdout)["ports"], list)


def test_a_recording_is_tested_to_its_end(companion: Companion, tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    path.write_text(EVENING)
    done = companion("readers", "test", "--silent", "--reader", f"file:{path}", "--width", "300")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[0] == "PX0021: a good card code, deck PX Pixies. Kind of code: QR."
    assert lines[-2] == "SK0014: a good card code, deck SK Skyjo. Kind of code: Data Matrix."
    assert lines[-1] == "4 readings, 1 repeat, 1 damaged line."
    assert len(lines) == 8


def test_a_bad_recording_is_one_clear_sentence(companion: Companion, tmp_path: Path) -> None:
    path = tmp_path / "evening.rec"
    path.write_text("0\tPX0021\\r\nhello\n")
    done = companion("readers", "test", "--silent", "--reader", f"file:{path}")
    assert done.returncode == 1
    assert "line 2" in done.stderr
    assert done.stdout == ""


def test_a_typing_reader_is_tested_until_an_empty_line(companion: Companion) -> None:
    done = companion(
        "readers", "test", "--silent", "--reader", "keyboard", stdin="px0021\nhello\n\nPX0013\n"
    )
    assert done.returncode == 0
    assert done.stdout.splitlines()[1:] == [
        "PX0021: a good card code, deck PX Pixies.",
        "HELLO: no card code.",
        "2 readings, no repeat, no damaged line.",
    ]


def test_a_plugged_in_reader_is_tested_for_a_number_of_readings(companion: Companion) -> None:
    with Rehearsal(parse_recording(EVENING, "evening"), speed=10) as device:
        done = companion(
            "readers", "test", "--silent", "--reader", device.port, "--count", "4", "--lang", "fr"
        )
    assert done.returncode == 0
    assert "SK0014" in done.stdout
    assert done.stdout.splitlines()[-1] == "4 lectures, 1 répétition, 1 ligne abîmée."


@pytest.mark.parametrize(
    ("reader", "exit_code"), [("/dev/ttyNOWHERE", 1), ("file:/nowhere/evening.rec", 1)]
)
def test_a_reader_that_is_not_there_is_a_failed_job(
    companion: Companion, reader: str, exit_code: int
) -> None:
    done = companion("readers", "test", "--silent", "--reader", reader)
    assert done.returncode == exit_code
    assert reader.removeprefix("file:") in done.stderr.replace("\n", "")


def test_ctrl_c_ends_the_test_with_its_counters(tmp_path: Path) -> None:
    with Rehearsal(parse_recording("0\tPX0021\\r\n", "one"), speed=1.0) as device:
        running = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "companion",
                "readers",
                "test",
                "--silent",
                "--reader",
                device.port,
            ],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "COMPANION_LANG": "en", "PYTHONUNBUFFERED": "1"},
        )
        assert running.stdout is not None
        while "PX0021" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        rest = running.communicate(timeout=60)[0]
    assert running.returncode == 0
    assert rest.splitlines()[-1] == "1 reading, no repeat, no damaged line."


def test_a_trace_can_be_read_again(companion: Companion, tmp_path: Path) -> None:
    trace = tmp_path / "fault.rec"
    with Rehearsal(parse_recording(EVENING, "evening"), speed=20) as device:
        words = ("--reader", device.port, "--count", "4", "--trace", str(trace))
        live = companion("readers", "test", "--silent", *words, "--width", "400")
    assert str(trace) in live.stdout.splitlines()[-1]
    again = companion("readers", "test", "--silent", "--reader", f"file:{trace}", "--width", "400")
    ids = [line for line in again.stdout.splitlines() if line.startswith(("PX", "SK", "HELLO"))]
    assert ids == [
        line for line in live.stdout.splitlines() if line.startswith(("PX", "SK", "HELLO"))
    ]


def test_there_is_nothing_to_trace_without_a_port(companion: Companion, tmp_path: Path) -> None:
    done = companion(
        "readers", "test", "--reader", "keyboard", "--trace", str(tmp_path / "x"), "--silent"
    )
    assert done.returncode == 2
    assert not (tmp_path / "x").exists()


def test_the_codes_of_a_scanner_are_printed_one_to_a_page(
    companion: Companion, tmp_path: Path
) -> None:
    out = tmp_path / "setup"
    done = companion("readers", "setup", "honeywell", "--out", str(out), "--width", "400")
    assert done.returncode == 0
    assert done.stdout.splitlines()[0] == f"2 pages are ready: {out / 'setup.pdf'}"
    text = (out / "setup.txt").read_text(encoding="utf-8")
    assert text.index("~TRMUSB130.") < text.index("~VSUFCR.")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_f40_a_zebra_is_set_up_as_cdc_for_its_simple_com_is_no_port(
    companion: Companion, lang: str
) -> None:
    done = companion("readers", "setup", "Zebra", "--lang", lang, "--width", "400")
    assert done.returncode == 0
    assert "2. CDC COM Port Emulation" in done.stdout.splitlines()
    assert "Simple" not in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["quill"], ["quill", "honeywell, netum", "USB virtual COM", "Add CR suffix", "keyboard"]),
        ([], ["companion readers setup netum", "honeywell, netum"]),
        ([" "], ["companion readers setup netum"]),
        (["honeywell"], ["--out"]),
    ],
)
def test_a_set_up_that_cannot_be_says_what_would_be_right(
    companion: Companion, words: list[str], named: list[str], lang: str
) -> None:
    done = companion("readers", "setup", *words, "--lang", lang, "--width", "600")
    assert (done.returncode, done.stdout) == (2, "")
    assert all(it in done.stderr for it in named), done.stderr


@pytest.mark.parametrize("model", ["Tera", "WoneNice Pro", "NETUM c750"])
def test_a_scanner_is_known_by_the_name_on_its_box(companion: Companion, model: str) -> None:
    done = companion("readers", "setup", model)
    assert done.returncode == 0
    assert done.stdout.startswith("Netum, WoneNice, Tera, Inateck:")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "nor an ACR122, which is no serial reader."),
        ("fr", "ni un ACR122, qui n'est pas un lecteur série."),
    ],
)
def test_f37_an_acr122_is_named_as_what_not_to_buy(
    companion: Companion, lang: str, said: str
) -> None:
    told = companion("readers", "buy", "--lang", lang, "--width", "400").stdout
    assert told.splitlines()[-1].endswith(said)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_first_choice_of_each_kind_is_named(companion: Companion, lang: str) -> None:
    said = companion("readers", "buy", "--lang", lang, "--width", "400").stdout
    assert len(said.splitlines()) == 5
    for name in ("Netum", "PN532", "RC522", "NTAG213"):
        assert said.count(name) >= 1
