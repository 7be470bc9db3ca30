# The table session: refusals with what would be right, undo, correct, resume.

list-item = { $number }, { $what }.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
# Numbers that follow one another.
list-range = { $first } to { $last }

table-undone = Undone: { $move }.
table-cancelled = Broken off.
table-corrected = Corrected: { $old } is now { $new }.

table-unfit = This move no longer fits, { $move }: the rest is set aside.
table-aside = { $n ->
    [1] 1 move is set aside. Say it again if it is right.
   *[other] { $n } moves are set aside. Say them again if they are right.
}
table-places-empty = { $count ->
    [1] Place { $first } empty.
    [2] Places { $first } and { $last } empty.
   *[other] Places { $first } to { $last } empty.
}
table-ask-correct-old = Which card was read wrongly? To leave it: undo.
table-ask-correct-new = What was the right card?
table-ask-which = Which one? { $list }
table-ask-repair = A reading may be missing. { $list }
table-ask-repair-words = A reading may be missing. Say { $list }, or answer.
repair-word-undo = undo
repair-word-correct = correct
repair-word-recount = recount
repair-word-unseen = missed
repair-undo = undo the last move
repair-correct = correct a wrongly read card
repair-recount = count an area again
repair-unseen = missed turn: a card was taken unread
repair-go_on = nothing is missing, go on

# Two readers or more stand at the table.
table-readers = Several readers. Scan your player card on yours first, and it is your own.
table-reader-owned = This reader is for { $who }.
table-resumed = Going on with { $game }, { $n ->
    [0] no move made
    [1] 1 move made
   *[other] { $n } moves made
}.
table-resumed-torn = The last line of the record was cut short and is left out. If a move is missing, say it again.
table-resumed-players = Players: { $who }.
table-private = Card read, it is not said to the table.
table-saved = Game saved.
table-saved-halfway = Game saved, up to your last whole move.
table-again = { $number } of { $n }: { $said }
table-ended = To hear the points again, say score or score details. To leave, say quit.
table-help-correct = Say the card as it was announced, then the right one. To break off: undo.
table-help-always = Always: score, who, area and a name, table, repeat, undo, correct, recount, missed, quit.
table-moves = Possible moves: { $list }
table-moves-places = Possible moves: { $list }.
table-moves-range = Possible moves: a place, from { $first } to { $last }.
table-moves-at = { $n ->
    [1] Only one possible move: place { $list }.
   *[other] Possible moves: place { $list }.
}
table-moves-many = { $n } cards are possible: read the one on the table.
table-history-empty = Nothing has been said yet.

# A typed line of which a part does not fit; the reason follows.
table-withdrawn = Nothing is done: { $part } does not fit.
    .text = Nothing is done: "{ $part }" does not fit.
table-withdrawn-move = Nothing is done.

# Why not: what is wrong, then what would be right.
why-over = The game is over. To go back: undo; to leave: quit.
why-one_move_a_line = One move a line: say only the first.
why-not_your_turn = It is not { $seat }'s turn. It is { $turn }'s turn.
    .you = It is not your turn. It is { $turn }'s turn.
    .turn-you = It is not { $seat }'s turn. It is your turn.
why-not_now = { $phase ->
    [start] Not yet. Say first who starts.
    [show] Not yet. Read first the card that is turned up.
    [take] Not now. First a card has to be taken.
    [keep] Not now. Say first which one stays face up, new or old.
    [place] Not now. Say first on which place the card goes.
    [recount] Not now. First an area has to be counted again.
    [round] The round is over. Say round for the next one.
   *[other] Not now. Say help to hear what fits.
}
why-goes_by_number = A card goes on the place of its number. Take a card first.
why-no_keep_choice = There is nothing to choose: the new card goes on the place of its number.
why-no_such_seat = Nobody here has that name. Say a name of this table.
why-wrong_round = That is not the next round. It is round { $round }.
why-no_such_card = There is no such card in this game. Say it again.
    .text = "{ $card }": there is no such card in this game. Say it again.
why-in_display = { $card } is turned up already. Read the next card.
why-held = { $seat } is holding { $card } already. Say where it goes.
    .you = You are holding { $card } already. Say where it goes.
why-in_area = { $card } lies with { $seat } already, place { $place }. It must be another card.
    .you = { $card } lies in your area already, place { $place }. It must be another card.
why-face_down_in_area = { $card } lies face down with { $seat }, place { $place }. It must be another card.
    .you = { $card } lies face down in your area, place { $place }. It must be another card.
why-seen_before = { $card } has been seen in this round already. It must be another card.
why-face_needed = The card must be known here. Read it, type it, or say missed if it lies already.
why-not_displayed = { $card } is not turned up. To take: { $display }.
why-new_or_old = That is neither of the two. Keep the new one, { $new }, or the old one, { $old }.
why-place_missing = { $card } has no place yet. Possible: place { $free }, or undo.
why-place_not_free = Place { $place } is not free. Possible: place { $free }.
why-need_nine_places = An area has 9 places; here are { $found }. { $found ->
    [10] Nothing comes after place 9.
   *[other] Name every place, the empty ones too.
}
why-nothing_to_validate = There is no card here to validate. Read the card of the place first.
why-wrong_place = { $card } cannot lie on place { $place }: its place is { $right }. Read in the order of the places.
why-card_twice = { $card } is there twice. Read it again.
why-full_before_pick = The area would be full, but { $seat } still has to take a card. Say first: missed.
    .you = The area would be full, but you still have to take a card. Say first: missed.
why-still_in_display = { $card } is still among the cards turned up. If { $seat } took it, say first: missed.
    .you = { $card } is still among the cards turned up. If you took it, say first: missed.
why-too_many_arguments = There is one word too many. Say only what is asked.
why-incomplete = Something is missing. Say help to hear what.
why-nothing_to_correct = No card has been read yet, so there is nothing to correct.
why-nothing_to_undo = There is nothing to undo.
why-none_unread = No card is left unread. Say the card as it was announced.
why-not_read = { $card } has not been read in this round. Say the card as it was announced.
why-read_too = { $card } has been read in this round too. If that was wrong, correct it first.
why-not_here = That does not answer the question.
why-several_cards = Several cards fit: { $which }. Say which one.
why-card_expected = A card is expected. Read it or type it, for example blue 5.
why-none_of_colour = None of the cards that you may choose has that colour.
why-no_such_number = There is no number { $number }. { $last ->
    [1] The only number is 1.
    [2] Say 1 or 2.
   *[other] Say a number from 1 to { $last }.
}
why-wrong_check = Code misread. Pass the card once more.
    .text = Code { $code } is misread: its last character does not fit. Pass the card once more.
why-unknown_code = Unknown code, not a card of our games. Pass the right label.
    .text = Code { $code } is unknown: not a card of our games. Pass the right label.
why-other_deck = That is a card of { $deck }: { $foreign }. Pass a card of the game being played.
why-on_a_tray = A tray sees hidden cards too, so it names none. Read the card at a reader with a single place, or say it.
# An arrow or function key, tab or escape: it writes signs that nobody meant to type.
why-key_unusable = That key does nothing here. Type a word or a number, then press Enter.
why-not_understood = I do not understand { $part }. Say help for the list of words.
    .text = I do not understand "{ $part }". Type help for the list of words.
why-ambiguous = { $part } may mean several things: { $list }. Type one more letter.
    .text = "{ $part }" may mean several things: { $list }. Type one more letter.
