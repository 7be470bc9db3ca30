"""The journal: what is written is read again, and damage is named, never mended in silence."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from evenings import NAMES, begun, random_moves
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.game import COUNT, PHYSICAL, TABLE, Move
from companion.games.pixies import PIXIES
from companion.table.journal import (
    Header,
    Journal,
    JournalError,
    header_text,
    read_journal,
)
from companion.table.replay import replay
from companion.table.timeline import Correct, Entry, Undo, entry_text, parse_entry

HEADER = Header("pixies", NAMES, {"bonus_counts_itself": "no"}, "fr", PHYSICAL, "0.1.0")

names = st.text(st.characters(categories=["L", "N"]), min_size=1, max_size=8).map(
    lambda name: f"a{name}"
)
seats = st.lists(names, min_size=2, max_size=5, unique_by=str.casefold).map(tuple)
headers = st.builds(
    Header,
    game=st.just("pixies"),
    seats=seats,
    options=st.dictionaries(st.just("bonus_counts_itself"), st.sampled_from(["yes", "no"])),
    language=st.sampled_from(["fr", "en"]),
    table=st.sampled_from([PHYSICAL, COUNT]),
    program=st.just("0.1.0"),
)


@settings(deadline=None)
@given(header=headers)
def test_every_header_is_read_as_it_was_written(
    tmp_path_factory: pytest.TempPathFactory, header: Header
) -> None:
    path = tmp_path_factory.mktemp("journals") / "game.journal"
    path.write_text(header_text(header), encoding="utf-8")
    assert read_journal(path).header == header


faces = st.sampled_from(sorted(PIXIES.deck.faces))
shown = st.one_of(faces, st.just("?"))
seat = st.integers(0, 2)
layout = st.one_of(
    faces,
    st.sampled_from([".", "H", "?"]),
    faces.map(lambda face: f"{face}V"),
    faces.map(lambda face: f"({face})"),
    st.tuples(faces, faces).map(lambda pair: f"{pair[0]}({pair[1]})"),
)
moves = st.one_of(
    seat.map(lambda who: Move(TABLE, "start", (who,))),
    st.integers(1, 3).map(lambda number: Move(TABLE, "round", (number,))),
    shown.map(lambda card: Move(TABLE, "show", (card,))),
    st.tuples(seat, faces).map(lambda it: Move(it[0], "take", (it[1],))),
    st.tuples(seat, st.sampled_from(["new", "old"])).map(lambda it: Move(it[0], "keep", (it[1],))),
    st.tuples(seat, st.integers(1, 9)).map(lambda it: Move(it[0], "place", (it[1],))),
    seat.map(lambda who: Move(who, "?", ("turn",))),
    st.tuples(seat, st.lists(layout, min_size=9, max_size=9)).map(
        lambda it: Move(TABLE, "recount", (it[0], *it[1]))
    ),
)
entries = st.one_of(moves, st.just(Undo()), st.builds(Correct, shown, shown))


@settings(deadline=None)
@given(entry=entries)
def test_every_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert parse_entry(entry_text(entry, NAMES, PIXIES), NAMES, PIXIES) == entry


@pytest.mark.parametrize("who", [("Ana", "Ana Lou", "Bo"), ("Jean Paul", "Jean", "Table Ronde")])
def test_names_that_begin_alike_stay_apart(who: tuple[str, ...]) -> None:
    for number in range(len(who)):
        move = Move(number, "take", ("B5",))
        assert parse_entry(entry_text(move, who, PIXIES), who, PIXIES) == move


def written(path: Path, *lines: str, header: Header = HEADER) -> Path:
    path.write_text(header_text(header) + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def refused(path: Path) -> JournalError:
    """The error of a journal that cannot be followed; its bytes must stay as they are."""
    before = path.read_bytes()
    with pytest.raises(JournalError) as error:
        replay(read_journal(path), PIXIES, path)
    assert path.read_bytes() == before
    return error.value


def test_a_whole_game_is_replayed_from_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    journal = Journal.create(path, HEADER)
    state = PIXIES.new(3, HEADER.options)
    for move in random_moves(7, 3):
        journal.append(entry_text(move, NAMES, PIXIES))
        state = state.after(move).state
    journal.close()
    assert replay(read_journal(path), PIXIES, path).state == state


def test_undo_and_correct_are_lines_of_their_own_and_are_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    evening = begun("R1*", "G8-2", "R8", path=path)
    evening.type("R8", "undo", "correct G8-2 Y8-1", "take Y8-1", "missed", "recount Bo M2 done")
    contents = read_journal(path)
    assert [line.text for line in contents.lines][4:] == [
        "Ana take R8",
        "undo",
        "correct G8-2 Y8-1",
        "Ana take Y8-1",
        "Bo ? turn",
        "table recount Bo . M2 . . . . . . .",
    ]
    assert replay(contents, PIXIES, path).state == evening.state


def test_a_torn_last_line_is_dropped_and_cut_off_not_glued(tmp_path: Path) -> None:
    path = written(tmp_path / "game.journal", "table start Ana", "table show B5")
    with open(path, "ab") as torn:
        torn.write(b"table sho")
    contents = read_journal(path)
    assert [line.text for line in contents.lines] == ["table start Ana", "table show B5"]
    journal = Journal.reopen(path, contents.whole_bytes)
    journal.append("table show R1*")
    journal.close()
    assert path.read_text(encoding="utf-8").endswith(
        "table start Ana\ntable show B5\ntable show R1*\n"
    )


def test_a_journal_mended_in_an_editor_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    text = header_text(HEADER) + "# we sat down late\n\n  table start Ana\n"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode("utf-8"))
    contents = read_journal(path)
    assert contents.header == HEADER
    assert len(replay(contents, PIXIES, path).moves) == 1


@pytest.mark.parametrize(
    "line", ["table shw R8", "Ana take R9", "table show B5", "hello", "undo undo", "Zoe take B5"]
)
def test_damage_in_the_middle_is_told_by_its_line(tmp_path: Path, line: str) -> None:
    path = written(tmp_path / "game.journal", "table start Ana", "table show B5", line, "undo")
    error = refused(path)
    assert (error.code, error.facts["line"], error.facts["text"]) == ("damaged", 11, line)


def test_an_undo_too_many_is_damage(tmp_path: Path) -> None:
    path = written(tmp_path / "game.journal", "table start Ana", "undo", "undo", "table start Bo")
    error = refused(path)
    assert (error.code, error.facts["line"]) == ("damaged", 11)


def test_bytes_that_are_no_text_are_told_by_their_line(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_bytes(header_text(HEADER).encode() + b"table start Ana\ntable \xff\xfe B5\nundo\n")
    error = refused(path)
    assert (error.code, error.facts["line"]) == ("not_utf8", 10)


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "companion journal", "%PDF-1.4\n\x00\n"])
def test_what_is_no_journal(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.journal"
    path.write_text(text, encoding="utf-8")
    assert refused(path).code == "not_a_journal"


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    with pytest.raises(JournalError) as missing:
        read_journal(tmp_path / "none.journal")
    assert missing.value.code == "missing"
    with pytest.raises(JournalError) as folder:
        read_journal(tmp_path)
    assert (folder.value.code, folder.value.facts["why"]) == ("unreadable", "folder")


@pytest.mark.parametrize("field", ["game", "seats", "language", "table", "option"])
def test_a_field_of_the_header_that_is_there_twice(tmp_path: Path, field: str) -> None:
    header = replace(HEADER, options={"bonus_counts_itself": "no"})
    lines = header_text(header).splitlines()
    again = next(line for line in lines if line.startswith(f"{field}:"))
    path = tmp_path / "game.journal"
    path.write_text("\n".join([*lines[:-1], again, "", ""]), encoding="utf-8")
    error = refused(path)
    assert (error.code, error.facts["text"]) == ("header_twice", again)
    assert error.facts["line"] == len(lines)


@pytest.mark.parametrize("field", ["game", "seats"])
def test_a_field_of_the_header_that_is_missing_is_named(tmp_path: Path, field: str) -> None:
    lines = [line for line in header_text(HEADER).splitlines() if not line.startswith(field)]
    path = tmp_path / "game.journal"
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")
    error = refused(path)
    assert (error.code, error.facts["name"]) == ("header_missing", field)


def test_a_kind_of_table_that_is_unknown(tmp_path: Path) -> None:
    error = refused(written(tmp_path / "game.journal", header=replace(HEADER, table="round")))
    assert (error.code, error.facts["text"]) == ("header_value", "table: round")
    assert error.facts["known"] == "virtual, physical, count"


def test_a_journal_of_a_newer_program(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    path.write_text(header_text(HEADER).replace("journal 1", "journal 99"), encoding="utf-8")
    error = refused(path)
    assert (error.code, error.facts["form"]) == ("newer", 99)


def test_a_move_that_the_rules_refuse_is_damage_with_its_reason(tmp_path: Path) -> None:
    error = refused(written(tmp_path / "game.journal", "table start Ana", "Ana take B5"))
    assert error.code == "damaged"
    assert error.judged is not None
    assert error.judged.code == "not_now"


@pytest.mark.parametrize("keep", [1, 2, 4])
def test_a_header_cut_short(tmp_path: Path, keep: int) -> None:
    path = tmp_path / "game.journal"
    lines = header_text(HEADER).splitlines(keepends=True)
    path.write_text("".join(lines[:keep]), encoding="utf-8")
    error = refused(path)
    assert (error.code, error.facts["line"]) == ("header", keep)


@pytest.mark.parametrize(
    ("wrong", "line", "code"),
    [
        ({"seats": ("Ana",)}, 3, "header"),
        ({"seats": ("Ana", "ana")}, 3, "header"),
        ({"seats": ("Ana", "", "Bo")}, 3, "header"),
        ({"options": {"bonus_counts_itself": "maybe"}}, 4, "header_value"),
        ({"options": {"wild": "yes"}}, 4, "header_value"),
    ],
)
def test_a_header_that_no_game_fits(
    tmp_path: Path, wrong: dict[str, object], line: int, code: str
) -> None:
    fields = {"game": "pixies", "seats": NAMES, **wrong}
    path = written(tmp_path / "game.journal", header=Header(**fields))  # type: ignore[arg-type]
    error = refused(path)
    assert (error.code, error.facts["line"]) == (code, line)


def test_a_journal_never_replaces_another(tmp_path: Path) -> None:
    path = written(tmp_path / "game.journal", "table start Ana")
    before = path.read_bytes()
    with pytest.raises(JournalError) as error:
        Journal.create(path, HEADER)
    assert error.value.code == "exists"
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game.journal"]


def test_two_programs_cannot_append_to_one_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    first = Journal.create(path, HEADER)
    with pytest.raises(JournalError) as error:
        Journal.reopen(path, path.stat().st_size)
    assert error.value.code == "in_use"
    first.close()
    Journal.reopen(path, path.stat().st_size).close()


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("not a folder")
    with pytest.raises(JournalError) as error:
        Journal.create(tmp_path / "journals" / "game.journal", HEADER)
    assert (error.value.code, error.value.facts["why"]) == ("write", "folder")


FULL_DISK = """
import json, resource, signal, sys
from pathlib import Path
sys.path[:0] = sys.argv[2:]
from evenings import begun
from companion.table.outcomes import Happened, Unwritten

path = Path(sys.argv[1])
evening = begun("R1*", path=path)
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
before = evening.state
room = path.stat().st_size + 5
soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
full = evening.scan("G8-2") + evening.scan("G8-2")
kept = evening.state == before
cut = path.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
again = evening.scan("G8-2")
print(json.dumps({
    "full": [[type(one).__name__, one.code, one.facts["why"]] for one in full],
    "kept": kept,
    "cut": cut == room - 5,
    "again": [type(one).__name__ for one in again],
}))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit on the size of files")
def test_a_full_disk_leaves_the_game_as_it_was_and_the_move_can_be_made_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.journal"
    here = str(Path(__file__).parent)
    root = str(Path(__file__).parent.parent.parent)
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, str(path), here, root],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert json.loads(done.stdout) == {
        "full": [["Unwritten", "write", "full"]] * 2,
        "kept": True,
        "cut": True,
        "again": ["Happened", "Question"],
    }
    assert path.read_text(encoding="utf-8").endswith("table show R1*\ntable show G8-2\n")
