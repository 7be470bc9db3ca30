"""Files written at a path that the user names: whole, in their place, nothing else harmed."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Companion

from companion.commands.frame import Failure
from companion.commands.user_files import check_named, keep, keep_named


def taught(home: Path) -> None:
    """Let one tag have been taught."""
    (home / "tags").mkdir(parents=True)
    text = 'deck = "pixies"\n[tags]\nPX0013 = "nfc:04A1B2C3"\n'
    (home / "tags" / "pixies.toml").write_text(text, encoding="utf-8")


unix = pytest.mark.skipif(os.name == "nt", reason="the system has no pipes with a name")


def test_a_new_file_has_the_permissions_that_are_usual(tmp_path: Path) -> None:
    usual, ours = tmp_path / "usual.txt", tmp_path / "ours.txt"
    usual.write_text("x", encoding="utf-8")
    keep_named(ours, "a list to share")
    assert ours.stat().st_mode == usual.stat().st_mode


@unix
def test_a_file_that_is_replaced_hands_its_permissions_on(tmp_path: Path) -> None:
    file = tmp_path / "list.toml"
    file.write_text("old", encoding="utf-8")
    file.chmod(0o640)
    keep_named(file, "new")
    assert (file.read_text(encoding="utf-8"), stat.S_IMODE(file.stat().st_mode)) == ("new", 0o640)


@unix
def test_a_link_stays_and_the_file_behind_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "shared").mkdir()
    link, file = tmp_path / "list.toml", tmp_path / "shared" / "list.toml"
    link.symlink_to(file)
    for content in ("first", "second"):
        keep_named(link, content)
        assert (link.is_symlink(), file.read_text(encoding="utf-8")) == (True, content)


@unix
@pytest.mark.parametrize("write", [keep, keep_named])
def test_a_pipe_is_refused_and_stays(tmp_path: Path, write: object) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert callable(write)
    with pytest.raises(Failure) as caught:
        write(pipe, "text")
    assert caught.value.code == "not-a-file"
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert os.listdir(tmp_path) == ["pipe"]


def test_a_folder_that_is_not_there_is_named_and_not_made(tmp_path: Path) -> None:
    with pytest.raises(Failure) as caught:
        keep_named(tmp_path / "lits" / "list.toml", "text")
    assert (caught.value.code, caught.value.data["path"]) == ("no-folder", str(tmp_path / "lits"))
    assert not list(tmp_path.iterdir())


def test_a_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(Failure) as caught:
        check_named(tmp_path)
    assert caught.value.code == "is-folder"


@unix
def test_a_disk_without_room_leaves_the_old_file_whole(tmp_path: Path) -> None:
    """A limit of the system on the size of files stands for the disk."""
    file = tmp_path / "list.toml"
    keep_named(file, "the old list")
    script = (
        "import resource, sys\n"
        "from pathlib import Path\n"
        "from companion.commands.frame import Failure\n"
        "from companion.commands.user_files import keep_named\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))\n"
        "try:\n"
        "    keep_named(Path(sys.argv[1]), 'x' * 10_000)\n"
        "except Failure as failure:\n"
        "    print(failure.code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(file)], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "disk-full\n", done.stderr
    assert file.read_text(encoding="utf-8") == "the old list"
    assert os.listdir(tmp_path) == ["list.toml"]


@pytest.mark.parametrize(
    "words",
    [
        ("deck-new", "FOLDER/mine.toml"),
        ("deck-new", "FOLDER/mine.toml", "--ask"),
        ("codebooks", "copy", "default", "FOLDER/mine.toml"),
        ("enrol", "pixies", "--export", "FOLDER/mine.toml"),
        ("readers", "test", "--reader", "loop://", "--trace", "FOLDER/mine.rec"),
    ],
)
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "There is no folder"), ("fr", "Il n'y a pas de dossier")]
)
def test_every_command_names_the_folder_that_is_not_there(
    companion: Companion, tmp_path: Path, words: tuple[str, ...], lang: str, said: str
) -> None:
    taught(tmp_path / "home")
    missing = tmp_path / "lits"
    given = [word.replace("FOLDER", str(missing)) for word in words]
    done = companion(*given, "--lang", lang, "--width", "400")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith(f"{said} {missing}. ")
    assert not missing.exists()


@pytest.mark.parametrize(
    "words",
    [
        ("enrol", "pixies", "--export"),
        ("readers", "test", "--reader", "loop://", "--silent", "--trace"),
    ],
)
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "holds something else"), ("fr", "contient autre chose")]
)
def test_a_file_of_another_kind_is_not_replaced(
    companion: Companion, tmp_path: Path, words: tuple[str, ...], lang: str, said: str
) -> None:
    taught(tmp_path / "home")
    file = tmp_path / "mine.toml"
    file.write_text('name = "mine"\nprefix = "A1"\n', encoding="utf-8")
    done = companion(*words, str(file), "--lang", lang, "--width", "400")
    assert (done.returncode, said in done.stderr) == (1, True)
    assert file.read_text(encoding="utf-8") == 'name = "mine"\nprefix = "A1"\n'


def test_an_earlier_list_or_trace_is_replaced(companion: Companion, tmp_path: Path) -> None:
    taught(tmp_path / "home")
    tags, trace = tmp_path / "tags.toml", tmp_path / "fault.rec"
    tags.write_text('deck = "skyjo"\n[tags]\n', encoding="utf-8")
    trace.write_text("1000\tPX0021\\r\\n\n", encoding="utf-8")
    assert companion("enrol", "pixies", "--export", str(tags)).returncode == 0
    assert "nfc:04A1B2C3" in tags.read_text(encoding="utf-8")
    unopened = ("--reader", "/dev/no-such-port", "--silent", "--trace", str(trace))
    done = companion("readers", "test", *unopened, "--width", "400")
    assert "No reader is plugged in" in done.stderr


@pytest.mark.parametrize("option", ["--export", "--import", "--trace"])
def test_an_empty_name_is_no_file(companion: Companion, option: str) -> None:
    words = ("readers", "test") if option == "--trace" else ("enrol", "pixies")
    done = companion(*words, option, "")
    assert done.returncode == 2
    assert done.stderr.startswith(f"Nothing stands after {option}.")
