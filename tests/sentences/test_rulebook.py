"""The rules to be read: complete in both languages, fit for the ear, every number the engine's."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from typography import plain_spaces

from companion.commands.known_games import known_games
from companion.games.game import Choice, Game, Reveal
from companion.games.numdraft import NUM_DRAFT, grid, hands
from companion.games.numdraft import score as numdraft_score
from companion.games.odin import ODIN, sets
from companion.games.pixies import PIXIES
from companion.games.pixies.course import ROUNDS
from companion.games.pixies.score import COLOURS, WILD, ZONE_FACTOR
from companion.games.skyjo import SKYJO
from companion.games.skyjo import grid as skyjo_grid
from companion.games.skyjo.score import score_round
from companion.games.yellowstone import YELLOWSTONE, board
from companion.games.yellowstone import rules as yellowstone_rules
from companion.sentences.render import LANGUAGES
from companion.sentences.rulebook import (
    AmbiguousTopic,
    NoSuchTopic,
    has_rules,
    section,
    sections,
)
from tests.test_catalogue import FOREIGN, UNSPEAKABLE

GAMES = {game.name: game for game in known_games()}
LONGEST_SENTENCE = 18
MOST_LINES = 8
"""What one can keep in the ear at once."""

_NUMBER = re.compile(r"(?P<minus>(?<![Aa]u )moins |minus )?(?P<digits>\d+)")
_NUMBER_WORD = {
    "fr": re.compile(r"\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze)\b", re.I),
    "en": re.compile(r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b", re.I),
}


def seats(game: Game) -> tuple[int, int]:
    """The fewest and the most players."""
    return min(game.seats), max(game.seats)


def cards(game: Game) -> int:
    return len(game.deck.cards)


def numbers(game: Game) -> tuple[int, int]:
    """The lowest and the highest number of a deck."""
    found = [face.number for face in game.deck.faces.values()]
    return min(found), max(found)


def value(game: Game, option: str, at: int = 0) -> int:
    """A value of an option, the usual one first."""
    return int(next(one for one in game.options if one.name == option).values[at])


def opening_cards() -> int:
    """How many cards each player of Skyjo turns up before the first turn."""
    state = SKYJO.new(2)
    turned = Counter[int]()
    while not (isinstance(state.awaits, Choice) and state.awaits.what == "choose"):
        if isinstance(state.awaits, Reveal):
            move = state.awaits.move
            args = (*move.args, state.awaits.possible.cards[0])
            state = state.after(move._replace(args=args)).state
            continue
        move = next(iter(state.moves()))
        if move.seat >= 0:
            turned[move.seat] += 1
        state = state.after(move).state
    return turned[0]


def left_with(card: int) -> tuple[str, ...]:
    """A grid of Skyjo with a single card left."""
    return (str(card), *["."] * 11)


def skyjo_doubled() -> tuple[int, int, int]:
    """Who ends with 5 against 4 pays."""
    ended = score_round([left_with(5), left_with(4)], ender=0)
    return 5, 4, ended[0].total


COPIES = Counter(card.face.number for card in SKYJO.deck.cards)
COLOUR_CARDS = Counter(card.face.family for card in PIXIES.deck.cards)
ROWS, COLUMNS = skyjo_grid.ROWS, skyjo_grid.COLUMNS
AREA = tuple(range(1, 10))
WINDOW = (board.WINDOW,) * 2
SMALL, LARGE = len(grid.SMALL_DECK), cards(NUM_DRAFT)
SMALL_MOST = max(NUM_DRAFT.deck.face(card).number for card in grid.SMALL_DECK)
GROUP = numdraft_score._POINTS

FACTS: dict[tuple[str, str], tuple[int, ...]] = {
    ("skyjo", "goal"): seats(SKYJO),
    ("skyjo", "cards"): (
        *(cards(SKYJO), *numbers(SKYJO)),
        *(COPIES[-2], -2, COPIES[-1], -1, COPIES[0], 0),
        *(1, 12, COPIES[1]),
    ),
    ("skyjo", "setup"): (
        *(skyjo_grid.SIZE, ROWS, COLUMNS),
        *(end for row in range(ROWS) for end in (row * COLUMNS + 1, (row + 1) * COLUMNS)),
        *(opening_cards(), opening_cards()),
    ),
    ("skyjo", "columns"): (ROWS, 0, ROWS),
    ("skyjo", "end"): (value(SKYJO, "target"),),
    ("skyjo", "scoring"): (0, *skyjo_doubled()),
    ("skyjo", "options"): (value(SKYJO, "target", 1),),
    ("pixies", "goal"): (*seats(PIXIES), len(AREA), ROUNDS),
    ("pixies", "cards"): (
        *(cards(PIXIES), *numbers(PIXIES)),
        *(COLOUR_CARDS[colour] for colour in COLOURS),
        *(COLOUR_CARDS[WILD], len(COLOURS)),
        sum(face.bonus for face in PIXIES.deck.faces.values()) // len(COLOURS),
    ),
    ("pixies", "setup"): (len(AREA), *AREA),
    ("pixies", "turn"): (2, PIXIES.new(2).rules.picks, 2, PIXIES.new(2).rules.picks // 2),
    ("pixies", "placing"): (2, 2),
    ("pixies", "end"): (len(AREA), 2, ROUNDS),
    ("pixies", "scoring"): (2, *(ZONE_FACTOR[number] for number in range(1, ROUNDS + 1))),
    ("pixies", "table"): (2,),
    ("odin", "goal"): seats(ODIN),
    ("odin", "cards"): (cards(ODIN), *numbers(ODIN), len(sets.COLOURS)),
    ("odin", "setup"): (sets.HAND,),
    ("odin", "sets"): (
        *(2, 8, sets.value(("BL2", "BL8")) or 0),
        *(2, 4, 9, sets.value(("BL2", "BL4", "BL9")) or 0),
    ),
    ("odin", "end"): (value(ODIN, "target"), cards(ODIN), sets.HAND),
    ("odin", "options"): (value(ODIN, "target", 1), value(ODIN, "target", 2), min(ODIN.seats)),
    ("numdraft", "goal"): (*seats(NUM_DRAFT), len(grid.PLACES)),
    ("numdraft", "cards"): (
        *(len(numdraft_score.FAMILIES), 5, 0, SMALL_MOST),
        *(6, 7, 0, max(numdraft_score.VALUES)),
        *(len(grid.JOKERS), SMALL, LARGE),
    ),
    ("numdraft", "setup"): (len(grid.PLACES), hands.HAND_SIZE, *grid.PLACES),
    ("numdraft", "turn"): (3,),
    ("numdraft", "scoring"): (
        *(len(grid.PLACES), numdraft_score.ROWS * numdraft_score.COLUMNS, 2, 2),
        *(2, GROUP["colour"], 2, GROUP["value"]),
    ),
    ("numdraft", "wild"): (len(grid.JOKERS),),
    ("numdraft", "options"): (LARGE,),
    ("numdraft", "counting_options"): (len(grid.JOKERS), 2),
    ("yellowstone", "goal"): seats(YELLOWSTONE),
    ("yellowstone", "cards"): (cards(YELLOWSTONE), *numbers(YELLOWSTONE), board.COPIES),
    ("yellowstone", "setup"): (
        *(board.SIZE, board.SIZE, yellowstone_rules.FIRST_MARKER),
        *(yellowstone_rules.HAND, board.MIDDLE, 2),
    ),
    ("yellowstone", "turn"): (yellowstone_rules.MOST_PLAYED,),
    ("yellowstone", "placing"): WINDOW,
    ("yellowstone", "pickup"): (yellowstone_rules.BONUS[9], 0),
    ("yellowstone", "drawing"): (
        *(yellowstone_rules.MOST_PLAYED, yellowstone_rules.HAND, yellowstone_rules.HAND),
        yellowstone_rules.PENALTIES_TO_DRAW,
    ),
    ("yellowstone", "end"): (yellowstone_rules.LAST_MARKER,),
    ("yellowstone", "options"): (0,),
}
"""(game, topic) -> every number that is said there, in its order; other sections say none."""


def every_section() -> list[object]:
    return [
        pytest.param(game, lang, one.topic, id=f"{game}-{lang}-{one.topic}")
        for game in GAMES
        for lang in LANGUAGES
        for one in sections(game, lang)
    ]


def spoken(game: str, lang: str, topic: str) -> list[str]:
    return [line.speech for line in section(game, lang, topic).lines]


@pytest.mark.parametrize(("game", "lang", "topic"), every_section())
def test_every_number_is_the_one_of_the_engine(game: str, lang: str, topic: str) -> None:
    text = " ".join(spoken(game, lang, topic))
    said = tuple(
        int(match["digits"]) * (-1 if match["minus"] else 1) for match in _NUMBER.finditer(text)
    )
    assert said == FACTS.get((game, topic), ())
    assert not _NUMBER_WORD[lang].search(text)


def test_the_numbers_of_players_that_change_the_deck_of_num_draft_are_the_engines() -> None:
    begun = {players: NUM_DRAFT.new(players) for players in NUM_DRAFT.seats}
    sizes = {players: len([*state.cards()]) + state.pile for players, state in begun.items()}
    assert sizes == {**dict.fromkeys(range(2, 6), SMALL), 6: LARGE, 7: LARGE}


def test_the_eighth_and_the_ninth_cell_are_those_of_the_engine() -> None:
    assert yellowstone_rules.BONUS == {8: 1, 9: 3}


@pytest.mark.parametrize(("game", "lang", "topic"), every_section())
def test_a_section_is_short_and_can_be_spoken(game: str, lang: str, topic: str) -> None:
    lines = spoken(game, lang, topic)
    assert 1 <= len(lines) <= MOST_LINES
    for line in lines:
        assert line.endswith(".")
        assert not UNSPEAKABLE.search(line), line
        assert not FOREIGN[lang].search(line), line
        for sentence in re.split(r"(?<=\.) ", line):
            assert len(re.findall(r"[\w'’-]+", sentence)) <= LONGEST_SENTENCE, sentence


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_and_lines(game: str) -> None:
    french, english = (
        [(one.topic, len(one.lines)) for one in sections(game, lang)] for lang in LANGUAGES
    )
    assert french == english
    topics = [topic for topic, _ in french]
    assert topics[:3] == ["goal", "cards", "setup"]
    assert topics[-1] == "table"
    assert {"turn", "end", "scoring", "options"} <= set(topics)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_but_the_usual_is_told_as_it_is_typed(
    game: str, lang: str
) -> None:
    told = re.findall(
        r"--option (\S+)", " ".join(line.text for one in sections(game, lang) for line in one.lines)
    )
    assert sorted(told) == sorted(
        f"{option.name}={value}"
        for option in GAMES[game].options
        for value in option.values
        if value != option.default
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shown_is_what_is_spoken_and_how_an_option_is_typed(game: str) -> None:
    for one in sections(game, "fr"):
        for line in one.lines:
            assert plain_spaces(line.text).partition(" À taper : ")[0] == line.speech


@pytest.mark.parametrize(
    ("game", "wanted", "topic"),
    [
        ("skyjo", "1", "goal"),
        ("skyjo", "colonnes", "columns"),
        ("skyjo", "col", "columns"),
        ("skyjo", "Column", "columns"),
        ("skyjo", "mise en pl", "setup"),
        ("skyjo", "PREPARATION", "setup"),
        ("pixies", "poser", "placing"),
        ("pixies", "pose", "placing"),
        ("pixies", "points", "scoring"),
        ("odin", "play", "turn"),
        ("odin", "vraies  cartes", "table"),
        ("numdraft", "arc", "wild"),
        ("yellowstone", "window", "pickup"),
        ("yellowstone", "piocher", "drawing"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_topic_is_called_by_number_word_or_beginning_in_either_language(
    game: str, lang: str, wanted: str, topic: str
) -> None:
    assert section(game, lang, wanted).topic == topic


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_can_be_called_by_its_number_and_its_title(game: str) -> None:
    for lang in LANGUAGES:
        for number, one in enumerate(sections(game, lang), start=1):
            assert section(game, lang, str(number)) == one
            assert section(game, lang, one.title.text) == one


@pytest.mark.parametrize("wanted", ["0", "10", "xyz", "-1", "", "²"])
def test_words_that_call_nothing_bring_all_topics(wanted: str) -> None:
    with pytest.raises(NoSuchTopic) as raised:
        section("skyjo", "en", wanted)
    assert raised.value.sections == sections("skyjo", "en")


def test_a_beginning_of_several_topics_brings_these() -> None:
    with pytest.raises(AmbiguousTopic) as raised:
        section("pixies", "fr", "po")
    assert [one.topic for one in raised.value.sections] == ["placing", "scoring"]


def test_a_game_without_a_text_is_told_from_one_with() -> None:
    assert all(map(has_rules, GAMES))
    assert not has_rules("whist")
