# A reader has trouble, or is well again. $reader is its name: a port, a file.
reader-trouble-lost = The reader is unplugged. Plug it in again, nothing is lost.
    .text = The reader { $reader } is unplugged. Plug it in again, nothing is lost.
reader-trouble-back = The reader is back.
    .text = The reader { $reader } is back.
reader-trouble-torn = A reading arrived damaged. Read the card once more.
reader-trouble-flood = The reader sends nonsense. Unplug it, then plug it in again.
    .text = The reader { $reader } sends nonsense. Unplug it, then plug it in again.
reader-trouble-busy = Another program holds the reader. Close that program.
    .text = Another program holds the reader { $reader }. Close that program.
reader-trouble-denied = You may not use the reader. Ask whoever looks after this computer for the right to.
    .text = You may not use the reader { $reader }. Ask whoever looks after this computer for the right to.
reader-trouble-missing = The reader is not plugged in. Plug it in.
    .text = The reader { $reader } is not plugged in. Plug it in.
reader-trouble-silent = The reader does not answer. Unplug it, then plug it in again.
    .text = The reader { $reader } does not answer. Unplug it, then plug it in again.
# $version is a number.
reader-trouble-stranger = The reader speaks version { $version } of the protocol, which this program does not know. Update whichever is older.
# $version is the number that the chip gives itself, two letters or digits.
reader-trouble-copy = The chip of the reader is of an unknown make. If cards are not read, try another RC522 board.
    .text = The chip of the reader is of an unknown make, { $version }. If cards are not read, try another RC522 board.
# $place is 0 where the reader has a single place.
reader-trouble-dead = { $place ->
    [0] The chip of the reader does not answer. Check its wires.
   *[other] Place { $place } of the reader does not answer. Check its wires; the other places go on.
}
reader-trouble-alive = { $place ->
    [0] The chip of the reader answers again.
   *[other] Place { $place } of the reader answers again.
}
reader-trouble-crowded = { $place ->
    [0] Several cards lie on the reader. Leave only one there.
   *[other] Several cards lie on place { $place } of the reader. Leave only one there.
}
reader-trouble-poor = The reader reads badly. Lay the card flat on it, and take other tags and metal away.
    .text = The reader { $reader } reads badly. Lay the card flat on it, and take other tags and metal away.
# A card at the reader of a player ($seat) while another one ($turn) is awaited.
why-not_this_reader = This reader is for { $seat }, and { $turn } is awaited. To hand it over, scan { $turn }'s player card on it.
    .you = This reader is yours, and { $turn } is awaited. To hand it over, scan { $turn }'s player card on it.
    .turn-you = This reader is for { $seat }, and you are awaited. To take it over, scan your player card on it.
reader-trouble-untaught = This tag belongs to no card yet. Teach it first, with the command enrol.
    .text = The tag { $tag } belongs to no card yet. Teach it first: companion enrol, then the name of the game.
reader-trouble-twice = This tag is taught to two cards and stands for neither. Teach one of the two anew, with the command enrol.
    .text = The tag { $tag } is taught to two cards, { $card } and { $other }, and stands for neither. Teach one of the two anew: companion enrol, then the name of the game.
reader-trouble-shared = { $n ->
    [1] A tag is taught to two cards and stands for neither.
   *[other] { $n_said } tags are taught to two cards each and stand for neither.
} Teach one of the two anew, with the command enrol.
    .text = { $n ->
    [1] A tag is taught to two cards and stands for neither.
   *[other] { $n } tags are taught to two cards each and stand for neither.
} In { $reader } the tag of { $card } is also that of { $other }. Teach one of the two anew: companion enrol, then the name of the game.
reader-trouble-unlisted = A list of tags is faulty. Its tags may not be known. The command enrol says what is wrong.
    .text = The list of tags { $reader } is faulty, so its tags may not be known. companion enrol, then the name of the game, says what is wrong.
