"""companion enrol: tags taught by ear, broken off and gone on with, handed on, and used."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion.cards import load_deck
from companion.commands import main

IDS = [card.id for card in load_deck("pixies").cards]
ONE, TWO, THREE = "0005243698", "0005243699", "0005243700"


@dataclass(frozen=True)
class Done:
    """What a command printed, and its exit code."""

    stdout: str
    stderr: str
    code: int


Companion = Callable[..., Done]


@pytest.fixture
def companion(
    own_home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Companion:
    """The command line in this process, in English on long lines, for it is called often."""

    def run(*words: str, stdin: str = "") -> Done:
        arguments = [*words, "--lang", "en", "--width", "400"]
        monkeypatch.setattr(sys, "argv", ["companion", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main.run(arguments)
        printed = capsys.readouterr()
        return Done(printed.out, printed.err, code)

    return run


def enrol(companion: Companion, *typed: str, words: tuple[str, ...] = ("pixies",)) -> str:
    lines = "".join(f"{line}\n" for line in typed)
    done = companion("enrol", *words, "--reader", "keyboard", "--silent", stdin=lines)
    assert done.code == 0, done.stdout + done.stderr
    return done.stdout


def said(companion: Companion, *typed: str) -> list[str]:
    done = companion("say", "--silent", stdin="".join(f"{line}\n" for line in typed))
    return done.stdout.splitlines()[1:-1]


def test_cards_are_taught_in_a_spoken_order(companion: Companion) -> None:
    heard = enrol(companion, ONE, TWO, "0").splitlines()
    assert heard[1:6] == [
        "70 cards left: blue 1 +6.",
        "Kept: blue 1 +6.",
        "69 cards left: blue 2 +4.",
        "Kept: blue 2 +4.",
        "68 cards left: blue 3 +3.",
    ]
    assert heard[-1] == "All is kept, 68 cards are left. To go on: companion enrol pixies"


def test_what_was_taught_is_said_as_the_card(companion: Companion) -> None:
    enrol(companion, ONE, TWO, "0")
    assert said(companion, TWO, ONE) == ["Pixies. Blue 2 +4", "blue 1 +6"]


def test_a_tag_that_nobody_taught_is_told_once(companion: Companion) -> None:
    heard = said(companion, ONE, TWO, THREE)
    assert len(heard) == 1
    assert "belongs to no card yet" in heard[0]


def test_a_tag_that_is_another_card_is_refused(companion: Companion) -> None:
    heard = enrol(companion, ONE, TWO, ONE, THREE, "0")
    assert "This tag is another card already: blue 1 +6. Take another tag." in heard
    assert "Kept: blue 3 +3." in heard


def test_a_tag_that_lies_there_still_is_not_called_another_card(companion: Companion) -> None:
    assert "This is the tag of blue 1 +6 already." in enrol(companion, ONE, ONE, "0")


def test_a_session_that_was_broken_off_goes_on_where_it_was(companion: Companion) -> None:
    enrol(companion, ONE, TWO)
    heard = enrol(companion, THREE, "0")
    assert heard.startswith("Going on: 2 cards have a tag, out of 70.")
    assert "Kept: blue 3 +3." in heard


def test_a_card_is_put_off_heard_again_and_taken_back(companion: Companion) -> None:
    heard = enrol(companion, "1", ONE, "3", "2", "0").splitlines()
    assert heard[1:] == [
        "70 cards left: blue 1 +6.",
        "70 cards left: blue 2 +4.",
        "Kept: blue 2 +4.",
        "69 cards left: blue 3 +3.",
        "Taken back: blue 2 +4.",
        "70 cards left: blue 2 +4.",
        "70 cards left: blue 2 +4.",
        "All is kept, 70 cards are left. To go on: companion enrol pixies",
    ]


def test_the_sticker_of_a_card_chooses_it_and_its_tag_may_change(companion: Companion) -> None:
    heard = enrol(companion, ONE, IDS[0], TWO, "PX0022", "SK0014", "0")
    assert "Chosen: blue 1 +6. It has a tag" in heard
    assert "wrong check character" in heard
    assert "another game" in heard
    assert said(companion, TWO) == ["Pixies. Blue 1 +6"]


def test_a_word_that_is_no_answer_hears_the_answers_again(companion: Companion) -> None:
    assert enrol(companion, "banana", "0").count("type 1 to put the card off") == 2


def test_decks_stand_side_by_side_and_share_no_tag(companion: Companion) -> None:
    enrol(companion, ONE, "0")
    second = ("pixies", "--copy", "2")
    assert "This tag is another card already: Pixies. Blue 1 +6" in enrol(
        companion, ONE, "0", words=second
    )
    assert "To go on: companion enrol pixies --copy 2" in enrol(companion, TWO, "0", words=second)
    enrol(companion, THREE, "0", words=("skyjo",))
    assert said(companion, ONE, TWO, THREE) == [
        "Pixies. Blue 1 +6",
        "blue 1 +6",
        "Skyjo. Card −2",
    ]


def test_a_whole_deck_ends_by_itself_and_is_not_asked_again(companion: Companion) -> None:
    tags = [f"{number:010d}" for number in range(1, 71)]
    assert "All 70 cards have their tag." in enrol(companion, *tags)
    assert enrol(companion).startswith("All 70 cards have their tag.")


def test_a_list_is_handed_on(companion: Companion, tmp_path: Path) -> None:
    enrol(companion, ONE, TWO, "0")
    path = tmp_path / "my tags.toml"
    handed = companion("enrol", "pixies", "--export", str(path))
    assert handed.stdout == f"2 tags are in {path}\n"
    enrol(companion, "3", "0")
    taken = companion("enrol", "pixies", "--import", str(path))
    assert taken.stdout == "2 tags taken in, for 70 cards.\n"
    assert said(companion, TWO) == ["Pixies. Blue 2 +4"]


def test_a_list_that_is_taken_in_says_what_it_replaces_and_keeps_it(
    companion: Companion, own_home: Path, tmp_path: Path
) -> None:
    enrol(companion, ONE, TWO, "0")
    path = tmp_path / "half.toml"
    path.write_text(f'deck = "pixies"\n[tags]\nPX0013 = "key:{ONE}"\n', encoding="utf-8")
    former = own_home / "tags" / "pixies.former-1.toml"
    taken = companion("enrol", "pixies", "--import", str(path))
    assert taken.stdout.splitlines() == [
        "1 tag taken in, for 70 cards.",
        f"1 card no longer has the tag of the former list, which is kept in {former}",
    ]
    again = companion("enrol", "pixies", "--import", str(former))
    assert again.stdout == "2 tags taken in, for 70 cards.\n"
    assert said(companion, TWO) == ["Pixies. Blue 2 +4"]


def test_each_list_that_was_replaced_is_kept(
    companion: Companion, own_home: Path, tmp_path: Path
) -> None:
    for number, tag in enumerate((ONE, TWO, ONE, TWO, THREE)):
        path = tmp_path / f"{number}.toml"
        path.write_text(f'deck = "pixies"\n[tags]\nPX0013 = "key:{tag}"\n', encoding="utf-8")
        assert companion("enrol", "pixies", "--import", str(path)).code == 0
    kept = sorted((own_home / "tags").glob("*.former-*.toml"))
    texts = [file.read_text(encoding="utf-8") for file in kept]
    assert [ONE in texts[0], TWO in texts[1], len(texts)] == [True, True, 2]
    assert said(companion, ONE, THREE)[-1] == "Pixies. Blue 1 +6"


def test_a_list_goes_to_the_deck_that_it_names(companion: Companion, tmp_path: Path) -> None:
    path = tmp_path / "second.toml"
    path.write_text(f'deck = "pixies"\ncopy = 2\n[tags]\nPX0013 = "key:{TWO}"\n', encoding="utf-8")
    enrol(companion, ONE, "0")
    taken = companion("enrol", "pixies", "--import", str(path))
    assert taken.stdout == "1 tag taken in, for 70 cards of deck 2.\n"
    assert said(companion, ONE, TWO) == ["Pixies. Blue 1 +6", "blue 1 +6"]
    moved = companion("enrol", "pixies", "--copy", "3", "--import", str(path))
    assert (moved.code, "that of card PX0013 in pixies-2.toml already" in moved.stderr) == (1, True)


def test_a_file_that_was_copied_by_hand_stays_the_list_of_its_name(
    companion: Companion, own_home: Path
) -> None:
    enrol(companion, ONE, "0")
    second = own_home / "tags" / "pixies-2.toml"
    second.write_text('deck = "pixies"\ncopy = 1\n[tags]\n', encoding="utf-8")
    enrol(companion, TWO, "0", words=("pixies", "--copy", "2"))
    assert said(companion, ONE, TWO) == ["Pixies. Blue 1 +6", "blue 1 +6"]


def test_beginning_anew_changes_nothing_before_the_first_tag(companion: Companion) -> None:
    enrol(companion, ONE, TWO, "0")
    assert enrol(companion, "0", words=("pixies", "--new")).splitlines()[-1] == (
        "No tag was taught, so the list is as it was."
    )
    assert said(companion, TWO) == ["Pixies. Blue 2 +4"]


def test_beginning_anew_keeps_the_former_list_and_says_where(
    companion: Companion, own_home: Path
) -> None:
    enrol(companion, ONE, TWO, "0")
    heard = enrol(companion, THREE, TWO, "0", words=("pixies", "--new"))
    former = own_home / "tags" / "pixies.former-1.toml"
    assert heard.count("former list") == 1
    told = f"2 cards no longer have the tag of the former list, which is kept in {former}"
    assert told in heard.splitlines()
    assert f'PX0021 = "key:{TWO}"' in former.read_text(encoding="utf-8")
    assert said(companion, THREE) == ["Pixies. Blue 1 +6"]


@pytest.mark.parametrize("way", ["new", "import"])
def test_a_damaged_list_is_kept_as_it_is(
    companion: Companion, own_home: Path, tmp_path: Path, way: str
) -> None:
    path = tmp_path / "list.toml"
    path.write_text(f'deck = "pixies"\n[tags]\nPX0013 = "key:{ONE}"\n', encoding="utf-8")
    (own_home / "tags").mkdir(parents=True)
    (own_home / "tags" / "pixies.toml").write_text('PX0013 = "key:1', encoding="utf-8")
    if way == "new":
        heard = enrol(companion, ONE, "0", words=("pixies", "--new"))
    else:
        heard = companion("enrol", "pixies", "--import", str(path)).stdout
    former = own_home / "tags" / "pixies.former-1.toml"
    assert f"The former list, which was damaged, is kept in {former}" in heard.splitlines()
    assert former.read_text(encoding="utf-8") == 'PX0013 = "key:1'


def recorded(
    companion: Companion, path: Path, *pieces: tuple[int, str], first: str = ""
) -> list[str]:
    """What is heard while a reader sends these texts, each at its time in milliseconds."""
    lines = "".join(f"{at}\t{text}\n" for at, text in pieces)
    path.write_text(first + lines, encoding="utf-8")
    done = companion("enrol", "pixies", "--reader", f"file:{path}", "--silent", stdin="0\n")
    assert done.code == 0, done.stderr
    return done.stdout.splitlines()


NO_NUMBER = "What was read is no number of a tag. Lay the tag of the card on the reader."


def test_what_no_reader_of_tags_would_send_teaches_no_card(
    companion: Companion, tmp_path: Path
) -> None:
    noise = ("V", "A", "^*", "HELLO", "3017620422003", "take b5")
    pieces = [(at * 100, rf"{text}\r\n") for at, text in enumerate(noise)]
    heard = recorded(companion, tmp_path / "noise.rec", *pieces, (5000, r"04A1B2C3\r\n"))
    assert heard.count(NO_NUMBER) == 1
    assert [line for line in heard if line.startswith("Kept")] == ["Kept: blue 1 +6."]


def test_one_moment_teaches_one_card(companion: Companion, tmp_path: Path) -> None:
    """A bad contact makes another number of the same tag."""
    heard = recorded(
        companion,
        tmp_path / "contact.rec",
        (0, r"04A1B2C3\r\n"),
        (200, r"A1B2C304\r\n"),
        (400, r"B2C304A1\r\n"),
        (1200, r"04D5E6F7\r\n"),
    )
    assert (
        heard.count("This came too soon after the last tag. Take it away, then lay it there again.")
        == 1
    )
    kept = [line for line in heard if line.startswith("Kept")]
    assert kept == ["Kept: blue 1 +6.", "Kept: blue 2 +4."]


def test_a_phone_is_no_tag(companion: Companion, tmp_path: Path) -> None:
    pieces = [(at * 1000, rf"SCAN\tuid=08A1B2C{at}\n") for at in range(3)]
    path = tmp_path / "phone.rec"
    heard = recorded(companion, path, *pieces, first="!profile simple-serial\n")
    assert any("phones and bank cards" in line for line in heard)
    assert not any(line.startswith("Kept") for line in heard)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("hello", "no list of tags"),
        ('deck = "skyjo"\n', "companion enrol skyjo"),
        ('deck = "pixies"\n[tags]\nPX0013 = "k:1"\nPX0021 = "k:1"\n', "PX0013 and PX0021"),
        (f'deck = "pixies"\n[tags]\nPX0013 = "key:{ONE}"\n', "that of card SK"),
    ],
)
def test_a_list_that_does_not_fit_is_refused_and_changes_nothing(
    companion: Companion, tmp_path: Path, text: str, named: str
) -> None:
    enrol(companion, ONE, "0", words=("skyjo",))
    enrol(companion, TWO, "0")
    path = tmp_path / "list.toml"
    path.write_text(text, encoding="utf-8")
    done = companion("enrol", "pixies", "--import", str(path))
    assert done.code == 1
    assert named in done.stderr
    assert said(companion, TWO) == ["Pixies. Blue 1 +6"]


def test_tags_are_played_with_at_a_table(companion: Companion) -> None:
    enrol(companion, ONE, "0")
    done = companion(
        *("table", "pixies", "--players", "Ana,Bo", "--silent"),
        stdin=f"1\n{ONE}\nquit\n",
    )
    assert "Card 1 of 4: blue 1 +6" in done.stdout, done.stdout


@pytest.mark.parametrize(
    "list_of_skyjo", ["hello", f'deck = "skyjo"\n[tags]\nSK0014 = "key:{TWO}"\n']
)
def test_a_faulty_list_stops_no_game_and_is_told_once(
    companion: Companion, own_home: Path, list_of_skyjo: str
) -> None:
    enrol(companion, ONE, TWO, "0")
    (own_home / "tags" / "skyjo.toml").write_text(list_of_skyjo, encoding="utf-8")
    done = companion("say", "--silent", stdin=f"{ONE}\nPX0021\n")
    wrong = "is faulty" if list_of_skyjo == "hello" else "taught to two cards"
    assert done.stdout.count(wrong) == 1
    assert done.stdout.splitlines()[-3:-1] == ["Pixies. Blue 1 +6", "blue 2 +4"]


def test_a_tag_of_two_decks_is_no_card(companion: Companion, own_home: Path) -> None:
    enrol(companion, ONE, "0")
    text = f'deck = "skyjo"\n[tags]\nSK0014 = "key:{ONE}"\n'
    (own_home / "tags" / "skyjo.toml").write_text(text, encoding="utf-8")
    told = f"The tag key:{ONE} is taught to two cards, PX0013 and SK0014, and stands for neither."
    heard = companion("say", "--silent", stdin=f"{ONE}\n{ONE}\n").stdout
    assert heard.count(told) == 1
    assert "Pixies." not in heard


@pytest.mark.parametrize("game", ["pixies", "skyjo"])
def test_tags_of_two_decks_are_told_once_where_they_are_taught_and_may_be_mended(
    companion: Companion, own_home: Path, game: str
) -> None:
    enrol(companion, ONE, TWO, "0")
    lines = f'[tags]\nSK0014 = "key:{ONE}"\nSK0022 = "key:{TWO}"\n'
    (own_home / "tags" / "skyjo.toml").write_text(f'deck = "skyjo"\n{lines}', encoding="utf-8")
    heard = enrol(companion, "0", words=(game,))
    assert heard.count("2 tags are those of other cards already") == 1
    assert "SK0014 is that of PX0013 in pixies.toml" in heard
    enrol(companion, "SK0014", THREE, "SK0022", "0005243701", "0", words=("skyjo",))
    assert said(companion, ONE, THREE) == ["Pixies. Blue 1 +6", "Skyjo. Card −2"]


def test_of_two_lists_the_later_copy_is_the_faulty_one(
    companion: Companion, own_home: Path
) -> None:
    enrol(companion, ONE, "0")
    text = f'deck = "pixies"\ncopy = 2\n[tags]\nPX0013 = "key:{ONE}"\n'
    (own_home / "tags" / "pixies-2.toml").write_text(text, encoding="utf-8")
    heard = companion("say", "--silent").stdout
    assert f"In {own_home / 'tags' / 'pixies-2.toml'} the tag of PX0013 is also that of" in heard


def test_a_faulty_list_is_named_when_tags_are_taught_and_may_be_begun_anew(
    companion: Companion, own_home: Path
) -> None:
    enrol(companion, ONE, "0")
    (own_home / "tags" / "pixies.toml").write_text("hello", encoding="utf-8")
    for game in ("pixies", "skyjo"):
        done = companion("enrol", game, "--reader", "keyboard", "--silent")
        assert (done.code, "pixies.toml is no list of tags" in done.stderr) == (1, True)
    assert "Kept: blue 1 +6." in enrol(companion, ONE, "0", words=("pixies", "--new"))
