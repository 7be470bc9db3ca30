# The games, the cards of a game, the cards that talk.
help-games = List the games: name, players, cards, and whether their rules are here.
help-deck = List every card of a game: its code, its notation, its words; then the counts to check.
help-say = Say each card whose code is given, typed or read. Without a code, type or read one code a line; an empty line ends.
help-say-reader = Where codes come from: keyboard, a port, or file: followed by the name of a recorded file.
help-say-silent = Write only, no voice.
metavar-game = GAME
metavar-ids = [CODE]...
metavar-reader = READER

games-playable = { $title }, type { $name }: { $n } cards, { $fewest } to { $most } players, rules included.
games-cards-only = { $title }, type { $name }: { $n } cards, stickers and talking cards, no rules yet.

deck-card = { $id }, { $face }: { $said }.
deck-copy = { $id }, { $face }: { $said }, copy { $copy } of { $copies }.
deck-family = { $family }: { $n ->
    [1] 1 card
   *[other] { $n } cards
}.
deck-family-symbols = { $family }: { $n } cards, { $spirals ->
    [1] 1 spiral
   *[other] { $spirals } spirals
}, { $crosses ->
    [1] 1 cross
   *[other] { $crosses } crosses
}, { $bonus } bonus.
deck-values = Sum of the values: { $n }.
deck-total = { $title }: { $n } cards.

# A card of a game without colours is only a number: the word "card" goes before it.
say-number = card { $card }
say-game-first = { $title }. { $card }
say-command = Command card: { $command }.
say-ready = Read a card, or type its code. An empty line ends.
say-done = Done.

error-no-such-game = There is no game { $game }. The games are: { $games }.
error-not-an-id = { $code } is not the code of a card. A code has two letters, three digits and a check sign, like { $example }.
error-wrong-check = The code { $code } was misread or mistyped: its last sign does not go with the others. Read the card again.
error-unknown-id = No game has a card { $code }. Check that the sticker comes from one of these games: { $games }.
