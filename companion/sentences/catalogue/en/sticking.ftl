# companion kit-check: sticking the labels, each heard right or wrong.
help-kit-check = Stick the labels of a game one by one: you hear where each lies and what is printed on its card, scan it, and hear right or wrong. Then the whole deck is looked at. It can be broken off at any time.
help-kit-check-kit = Folder of the kit whose labels are stuck; the usual kit of the game if left out.
help-kit-check-new = Forget what was stuck and begin anew.
help-kit-check-reprint = Stick nothing: make a kit of the labels to print again in this folder.

kit-check-goes-on = Going on: { $n ->
    [1] 1 card
   *[other] { $n_said } cards
} of { $all } already stuck.
kit-check-answers = Stick each label, then scan it. Or type 1 if it is spoiled, 2 to hear the step again, 3 to put it off, 0 to stop.
kit-check-step = Card { $step } of { $steps }. { $places } { $card }.
kit-check-place = Label { $where }: sheet { $page }, row { $row }, column { $column }.
kit-check-right = Right: { $card }.
kit-check-wrong = Wrong: this label says { $card }, wanted is { $wanted }. Take it off and look for the right place on the sheet, then scan again.
kit-check-already = This label is on its card already: { $card }. Scan the label of this step.
kit-check-lost = This label is not to be used: { $card }. Put it away, it is on the list to print again.
kit-check-spoiled = Noted, to be printed again: { $card }.
kit-check-other-deck = This card belongs to { $game }. Scan a card of the game you are sticking.
kit-check-not-understood = This is no answer to the step.

kit-check-look = Now shuffle the deck and look at each card. Scan one, hear what should be printed on it, and answer. Type 1 when no card is left, 2 to hear again, 0 to stop.
kit-check-next = Scan the next card, { $n ->
    [1] 1 is left
   *[other] { $n_said } are left
}.
kit-check-is-printed = { $card }: is this what is printed on the card? Yes is 1, no is 2.
kit-check-seen = This card has been looked at: { $card }. Scan another one.
kit-check-other-kit = This card is not of the kit you are checking: { $card }. Put it aside, and scan another one.
kit-check-misplaced = This label is on a wrong card, and is to be printed again: { $card }. Take it off now.
kit-check-missing = { $n ->
    [1] 1 card has not come: its label is to be printed again.
   *[other] { $n_said } cards have not come: their labels are to be printed again.
}

kit-check-kept = All is kept. The same command goes on from here.
    .text = All is kept. To go on: { $typed }
kit-check-all-good = { $n ->
    [1] 1 label is stuck and looked at: all is right.
   *[other] All { $n_said } labels are stuck and looked at: all is right.
}
kit-check-lost-cards = { $n ->
    [1] The labels of 1 card are to be printed again: { $cards }.
   *[other] The labels of { $n_said } cards are to be printed again: { $cards }.
}
kit-check-print-again = The command that prints them is on the screen.
    .text = To print: { $typed } --reprint FOLDER or companion kit { $game } --out FOLDER --cards { $ids }
kit-check-reprinted = { $n ->
    [1] The labels of 1 card are ready to be printed.
   *[other] The labels of { $n_said } cards are ready to be printed.
}
    .text = { $n ->
    [1] The labels of 1 card are ready to be printed: { $file }
   *[other] The labels of { $n_said } cards are ready to be printed: { $file }
}
kit-check-stick-again = Then check them as you did the first.
    .text = Then stick them: { $typed }

error-kit-check-other-game = The kit in { $out } is of the game { $game }. Give the folder of the game you are sticking.
error-kit-check-no-codes = Some labels of this kit have no code, so they cannot be scanned. Make the kit with codes, without the option ids none.
    .text = Some labels of this kit have no code, so they cannot be scanned. Make the kit without --ids none.
error-kit-check-file = The file { $file } cannot be understood. Mend it, or begin anew with the option new.
    .text = The file { $file } cannot be understood. Mend it, or begin anew with --new.
error-kit-check-nothing-lost = No label is to be printed again. Check the deck first.
    .text = No label is to be printed again. Check the deck first, without --reprint.
error-kit-check-same-folder = The folder { $out } holds the kit that is being stuck. Give another folder for the labels to print again.

# companion kit sampler: every mark of a tactile code on one page.
sampler-not-felt = Know this first: what the printer puts down cannot be felt with the fingers. Put something raised on each mark, and you have a page to learn from.
sampler-done = The page is ready: { $n ->
    [1] 1 mark.
   *[other] { $n_said } marks.
}
sampler-file-pdf = { $file }: the marks in true size, in large print.
sampler-file-txt = { $file }: the same in words, to be read aloud.
error-sampler-printed = The code { $codebook } is made for the eyes and has no mark to feel. Choose another code.
error-sampler-no-game = The sampler shows a code, not a game. Leave out { $game }.

# companion learn: feel, guess, scan.
help-learn = Learn the tactile code of a game: feel a card, type what it is, scan it, and hear whether you were right. An empty line ends, and what you confused is named.
learn-begin = Take a card, feel it, and type what you felt, like { $example }. Then scan it. An empty line ends.
learn-guess = Your guess: { $guess }. Now scan the card.
learn-guess-first = Feel the card and type what it is first. Then scan it.
learn-not-understood = There is no card { $guess } in this game. Type a card like { $example }.
learn-right = Right: { $card }.
learn-wrong = No, it is { $card }, you said { $guess }. Feel it again, then take the next card.
learn-other-deck = This card belongs to { $game }. Take a card of the game you are learning.
learn-nothing = No card was guessed.
learn-count = { $n ->
    [1] 1 card guessed
   *[other] { $n_said } cards guessed
}, { $errors ->
    [0] no error.
    [1] 1 error.
   *[other] { $errors_said } errors.
}
learn-confused-families = Confused: { $one } and { $other }, { $n ->
    [1] once.
    [2] twice.
   *[other] { $n_said } times.
}
learn-confused-numbers = Confused: the numbers { $one } and { $other }, { $n ->
    [1] once.
    [2] twice.
   *[other] { $n_said } times.
}
learn-confused-points = Confused: the symbols of { $one } and { $other }, { $n ->
    [1] once.
    [2] twice.
   *[other] { $n_said } times.
}
