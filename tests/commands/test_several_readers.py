"""Several readers at one table: of one make, without serial numbers, each player's own or not."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sittings import COMMANDS, recording, started

from companion.cards import load_deck
from companion.table.tokens import Number, SeatNamed, Word
from hardware import Rehearsal, parse_recording

Companion = Callable[..., subprocess.CompletedProcess[str]]

PIXIES = {card.face.text: card.id for card in load_deck("pixies").cards}
ANA, BO = (COMMANDS[SeatNamed(seat)] for seat in (0, 1))
SILENT = ("--silent", "--width", "300")
WORDS = ("table", "numdraft", "--players", "Ana,Bo", *SILENT)


def at_two_readers(
    companion: Companion,
    folder: Path,
    mine: list[str],
    yours: list[str],
    lang: str = "en",
    words: tuple[str, ...] = WORDS,
) -> list[str]:
    """What a table says to two recorded readers; both read every two seconds, the first before."""
    readers = [
        word
        for name, codes in (("mine", mine), ("yours", yours))
        for word in ("--reader", recording(folder / f"{name}.rec", codes))
    ]
    done = companion(*words, "--lang", lang, *readers)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("lang", "asked", "owned"),
    [
        (
            "en",
            "Several readers. Scan your player card on yours first, and it is your own.",
            ["This reader is for Bo.", "This reader is for Ana."],
        ),
        (
            "fr",
            "Plusieurs lecteurs. Passez d'abord votre carte de joueur sur le vôtre, et il est à "
            "vous.",
            ["Ce lecteur est à Bo.", "Ce lecteur est à Ana."],
        ),
    ],
)
def test_a_player_card_makes_a_reader_its_players_own(
    companion: Companion, tmp_path: Path, lang: str, asked: str, owned: list[str]
) -> None:
    heard = at_two_readers(companion, tmp_path, [BO], [ANA], lang)
    assert heard[0] == asked
    assert [line for line in heard if line in owned] == owned


def test_who_chooses_at_their_own_reader_need_not_wait_for_a_turn(
    companion: Companion, tmp_path: Path
) -> None:
    # Bo reads at the first reader, always a little before Ana, who would be asked first.
    places = [COMMANDS[Number(place)] for place in (3, 7)]
    heard = at_two_readers(companion, tmp_path, [BO, places[0]], [ANA, places[1]])
    together = " ".join(heard)
    assert "Bo turns up place 3" in together, heard
    assert "Ana turns up place 7" in together, heard


def test_without_player_cards_the_readers_are_everybodys(
    companion: Companion, tmp_path: Path
) -> None:
    places = [COMMANDS[Number(place)] for place in (3, 7)]
    heard = at_two_readers(companion, tmp_path, places[:1], places[1:])
    together = " ".join(heard)
    assert "Ana turns up place 3" in together, heard
    assert "Bo turns up place 7" in together, heard


def test_a_second_choice_at_ones_own_reader_is_not_taken_for_that_of_another(
    companion: Companion, tmp_path: Path
) -> None:
    places = [COMMANDS[Number(place)] for place in (3, 7)]
    heard = at_two_readers(companion, tmp_path, [ANA, *places], [BO])
    together = " ".join(heard)
    assert "Ana has nothing to choose now." in together, heard
    assert "Bo turns up" not in together


def test_a_refusal_at_one_reader_leaves_the_other_its_owners(
    companion: Companion, tmp_path: Path
) -> None:
    """Ana's choice is refused, and Bo's, who reads after that, is still Bo's."""
    (three, seven), pile = (COMMANDS[Number(it)] for it in (3, 7)), COMMANDS[Number(12)]
    heard = at_two_readers(companion, tmp_path, [ANA, pile, three], [BO, seven])
    together = " ".join(heard)
    assert "Ana turns up place 3" in together, heard
    assert "Bo turns up place 7" in together, heard


def test_num_draft_at_ones_own_reader_is_announced_without_a_name(
    companion: Companion, tmp_path: Path
) -> None:
    place = COMMANDS[Number(1)]
    first, second, third, fourth = (card.id for card in load_deck("numdraft").cards[:4])
    mine = [ANA, place, first, third]
    yours = [BO, place, second, fourth, COMMANDS[Word("announce")]]
    heard = at_two_readers(companion, tmp_path, mine, yours)
    assert heard[-2] == "Bo, really announce num draft? 1, yes. 2, no.", heard


CHOICE = ("play", "pixies", "--players", "Ana,Bo,easy", "--seed", "3", *SILENT)
COUNT = ("count", "pixies", "--players", "Ana,Bo", *SILENT)


@pytest.mark.parametrize("words", [CHOICE, COUNT], ids=["play", "count"])
@pytest.mark.parametrize(
    ("lang", "refused"),
    [
        (
            "en",
            "This reader is for Bo, and Ana is awaited. To hand it over, scan Ana's player card on "
            "it.",
        ),
        (
            "fr",
            "Ce lecteur est à Bo, et c'est Ana qu'on attend. Pour le lui passer, lisez-y sa carte "
            "de joueur.",
        ),
    ],
)
def test_a_card_at_the_reader_of_another_is_not_taken_until_it_is_handed_over(
    companion: Companion, tmp_path: Path, words: tuple[str, ...], lang: str, refused: str
) -> None:
    card = PIXIES["R4+2"]
    heard = at_two_readers(companion, tmp_path, [ANA], [BO, card, ANA, card], lang, words)
    owned = "This reader is for Ana." if lang == "en" else "Ce lecteur est à Ana."
    assert heard.count(refused) == 1, heard
    assert heard.count(owned) == 2
    after = " ".join(heard[heard.index(refused) + 2 :])
    taken = "4 rouge +2" if lang == "fr" else "red 4 +2"
    assert taken in after, heard


def test_what_is_asked_of_the_table_may_be_asked_at_any_reader(
    companion: Companion, tmp_path: Path
) -> None:
    score = COMMANDS[Word("score")]
    heard = at_two_readers(companion, tmp_path, [ANA], [BO, score], words=CHOICE)
    assert any(line.startswith("Total: Ana, 0 points") for line in heard), heard
    assert not any("is awaited" in line for line in heard)


def test_a_computer_player_has_no_reader(companion: Companion, tmp_path: Path) -> None:
    """A game of one person asks for no player cards."""
    words = ("play", "pixies", "--players", "Ana,easy", "--seed", "3", *SILENT)
    heard = at_two_readers(companion, tmp_path, [ANA], [BO], words=words)
    assert not any("reader" in line for line in heard), heard


def test_of_two_plugged_in_readers_one_is_unplugged_and_the_other_goes_on(tmp_path: Path) -> None:
    first = f"1000\t{COMMANDS[Number(3)]}\\r\\n\n2000\t!unplug\n9000\t!plug\n"
    second = f"5000\t{COMMANDS[Number(7)]}\\r\\n\n"
    with (
        Rehearsal(parse_recording(first, "first"), speed=5) as one,
        Rehearsal(parse_recording(second, "second"), speed=5) as two,
    ):
        running = started(tmp_path / "home", *WORDS, "--reader", one.port, "--reader", two.port)
        assert running.stdout is not None
        said: list[str] = []
        wanted = {f"The reader {one.port} is unplugged. Plug it in again, nothing is lost."}
        wanted |= {f"The reader {one.port} is back."}
        while wanted - set(said) or not any("place 7" in line for line in said):
            line = running.stdout.readline()
            assert line, said
            said.append(line.strip())
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    assert not any(two.port in line for line in said)


def test_the_same_reader_named_twice_is_one(companion: Companion, tmp_path: Path) -> None:
    reader = recording(tmp_path / "one.rec", [COMMANDS[Number(3)]])
    done = companion(*WORDS, "--reader", reader, "--reader", reader)
    assert "Several readers" not in done.stdout
    assert done.stdout.count("place 3") == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "is a recording"), ("fr", "enregistrement")])
def test_a_recording_beside_a_reader_is_refused(
    companion: Companion, tmp_path: Path, lang: str, said: str
) -> None:
    reader = recording(tmp_path / "one.rec", [])
    done = companion(*WORDS, "--lang", lang, "--reader", reader, "--reader", "loop://")
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
