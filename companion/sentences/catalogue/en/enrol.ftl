# companion enrol: teaching tags card by card.
help-enrol = Teach the RFID or NFC tags of a deck: you hear a card, lay its tag on the reader, and hear that it is kept. It can be broken off at any time and goes on where it was.
help-enrol-reader = The reader of the tags: auto, a port, or keyboard. A kind and an at sign before the port say which it is, like pn532@/dev/ttyUSB0.
help-enrol-copy = Which of several decks of the same game. Without it the first; a list that is taken in goes to the deck it names.
help-enrol-new = Begin a new list of this deck. The first tag replaces the former list, which is kept beside it.
help-enrol-export = Write the list of tags to this file.
help-enrol-import = Take the list of tags from this file. The list it replaces is kept beside it.

enrol-goes-on = Going on: { $n ->
    [1] 1 card has
   *[other] { $n_said } cards have
} a tag, out of { $all }.
enrol-answers = Lay the card with its tag on the reader. Or type 1 to put the card off, 2 to hear it again, 3 to take back the last one, 0 to stop.
enrol-step = { $n ->
    [1] The last one
   *[other] { $n_said } cards left
}: { $card }.
enrol-taught = Kept: { $card }.
enrol-same = This is the tag of { $card } already. Take it away, and lay the next card there.
enrol-taken = This tag is another card already: { $card }. Take another tag.
enrol-no-number = What was read is no number of a tag. Lay the tag of the card on the reader.
enrol-random = This tag makes up its number anew each time, as phones and bank cards do. Take another tag.
enrol-too-soon = This came too soon after the last tag. Take it away, then lay it there again.
enrol-choose = Chosen: { $card }. Lay its tag on the reader.
enrol-choose-again = Chosen: { $card }. It has a tag; the next one that you lay there takes its place.
enrol-choose-other = This card is of another game. Choose a card of the deck that you are teaching.
enrol-choose-wrong = This code has a wrong check character. Read or type it again.
enrol-taken-back = Taken back: { $card }.
enrol-nothing-back = There is nothing to take back. To change the tag of a card, read its sticker or type its code.
enrol-not-understood = This is no answer here.
enrol-done = All { $n_said } cards have their tag. Now play with them.
    .text = All { $n } cards have their tag. The list is in { $file }
enrol-kept = All is kept, { $n ->
    [1] 1 card is
   *[other] { $n_said } cards are
} left. The same command goes on from here.
    .text = All is kept, { $n ->
    [1] 1 card is
   *[other] { $n } cards are
} left. To go on: { $typed }
enrol-imported = { $n ->
    [0] No tag
    [1] 1 tag
   *[other] { $n_said } tags
} taken in, for { $all_said } cards{ $copy ->
    [1] .
   *[other] {" "}of deck { $copy_said }.
}
    .text = { $n ->
    [0] No tag
    [1] 1 tag
   *[other] { $n } tags
} taken in, for { $all } cards{ $copy ->
    [1] .
   *[other] {" "}of deck { $copy }.
}
enrol-former = { $n ->
    [1] 1 card no longer has
   *[other] { $n_said } cards no longer have
} the tag of the former list. That list is kept beside the new one.
    .text = { $n ->
    [1] 1 card no longer has
   *[other] { $n } cards no longer have
} the tag of the former list, which is kept in { $file }
enrol-former-damaged = The former list, which was damaged, is kept beside the new one.
    .text = The former list, which was damaged, is kept in { $file }
enrol-unchanged = No tag was taught, so the list is as it was.
enrol-exported = { $n ->
    [1] 1 tag is in the file.
   *[other] { $n_said } tags are in the file.
}
    .text = { $n ->
    [1] 1 tag is in { $file }
   *[other] { $n } tags are in { $file }
}

# Faults of a list of tags.
error-tags-not-a-list = { $file } is no list of tags. Mend it with an editor, or import one that companion enrol has exported.
error-tags-unreadable = { $file } cannot be read. Check its name, and that you may read it.
error-tags-other-deck = { $file } is a list of the game { $deck }. Import it with: companion enrol { $deck }
error-tags-no-card = { $file } names { $card }, which the game does not have. Take that line out.
error-tags-bad-tag = In { $file } the tag of { $card } is none. Write it in quotation marks, like "nfc:04A1B2C3D4E5F6".
error-tags-twice = In { $file } the cards { $other } and { $card } have the same tag. Take one of the two lines out.
error-tags-elsewhere = { $n ->
    [1] In { $file } the tag of { $card } is that of card { $other } in { $list } already. Take that line out, or teach that card anew.
   *[other] In { $file } { $n } tags are those of other cards already; the one of { $card } is that of { $other } in { $list }. Take those lines out, or teach those cards anew.
}
error-tags-none = No tag of { $game } was taught yet. Teach them first: companion enrol { $game }
