# Decks of the user: deck files, what is wrong in them, companion deck-new.
help-deck-new = Write a deck file for a game of your own: an example with comments, or from a spreadsheet, or by questions.
help-deck-new-from = Spreadsheet saved as CSV, one card a line, with headings family, number, copies, text.
help-deck-new-ask = Ask for the families, their values and the copies.
help-deck-new-template = Write an empty spreadsheet to fill instead: FILE then ends in csv.
metavar-deck-file = FILE
metavar-csv = CSV

deck-new-done = { $file } holds a deck of { $n ->
    [1] 1 card
   *[other] { $n } cards
}.
deck-new-next = Now make its stickers: companion kit { $file }
deck-new-template = { $file } is a spreadsheet to fill, one card a line. Then write companion deck-new with the from option and this file.
    .text = { $file } is a spreadsheet to fill, one card a line. Then write companion deck-new --from { $file } followed by the name of the deck file.
deck-new-ask-title = What is the game called?
deck-new-ask-any-family = Has the game colours or families?
deck-new-ask-families = Their names, with commas between them.
deck-new-ask-values = Which numbers has { $family }? For instance 1-9, 12.
deck-new-ask-all-values = Which numbers are on the cards? For instance 1-9, 12.
deck-new-ask-values-again = { $part } is not understood. Write numbers with commas, or the first and the last with a hyphen.
deck-new-ask-copies = How many of each card?

deck-line = Line { $line }: { $problem }
deck-problem-syntax = this cannot be read, { $reason }. Check quotation marks, brackets and equals signs.
deck-problem-no-key = { $key } is missing. Add it.
deck-problem-unknown-key = { $key } is not known here. Known are: { $known }.
deck-problem-name-shape = the name { $name } will not do. Use small letters, digits and hyphens.
deck-problem-name-ours = the name { $name } belongs to a deck of the program. Choose another.
deck-problem-prefix-shape = the prefix { $prefix } will not do. Write one capital letter and one digit from 1 to 9.
deck-problem-words-shape = { $key } holds no words. Write a text, or one in French and one in English.
deck-problem-not-a-list = { $key } stands wrong. Begin each one with its name in double square brackets.
deck-problem-letter-shape = the letter { $letter } will not do. Write one or two capitals.
deck-problem-letter-twice = the letter { $letter } is taken by another family. Choose another.
deck-problem-ink-shape = the ink { $ink } is no colour. Write a number sign and six digits.
deck-problem-wild-shape = wild is either true or false. Write one of the two.
deck-problem-no-cards = the deck has no cards. Write their numbers after faces.
deck-problem-family-unknown = there is no family { $family }. Add it to the families, or correct the letter.
deck-problem-no-family = these cards have no family. Add a line with the family.
deck-problem-face-shape = { $face } is no card. Write a number, then plus and points, minus and points, or a star for a bonus.
deck-problem-face-twice = the card { $face } stands in line { $first } already. Use copies for equal cards.
deck-problem-copies-shape = { $copies } copies will not do. Write a number from 1 to { $most }.
deck-problem-too-many = the deck has { $n } cards. It can have { $most } at most.
deck-problem-zone-shape = the zone needs a name and a box. Give left, top, right and bottom as parts from 0 to 1.
deck-problem-text-unknown = there is no card { $face } for these words. Write its family and its number.
deck-problem-size-shape = { $size } is no card size. Write width and height in millimetres, like 63x88.
deck-problem-csv-excel = this is a file of a spreadsheet program, not CSV. Open it there and save it as CSV.
deck-problem-csv-torn = this is no text of a spreadsheet. Save the spreadsheet as CSV once more.
deck-problem-csv-bare = the card has neither number nor words. Write one of them.
deck-problem-csv-headings = no column is called number or text. Write the headings family, number, copies, text.
deck-problem-csv-number = { $number } is no number of a card. Write a whole number up to 999, or leave it empty and write words.
deck-problem-csv-copies = { $copies } copies will not do. Write a number from 1 to { $most }.
deck-problem-csv-empty = there is no card. Write one card a line below the headings.
deck-problem-csv-twice = the card { $card } is there already. Put the copies in one line.

error-deck-faulty = { $n ->
    [1] 1 thing is wrong in { $file }.
   *[other] { $n } things are wrong in { $file }.
}
    { $sentences }
error-deck-unreadable = The file { $file } cannot be opened. Check its name and its place.
error-deck-encoding = The file { $file } is not written in UTF-8. Save it as UTF-8 in your editor.
error-deck-prefix-taken = Codes that begin with { $prefix } belong to your deck { $other } already. Write another prefix in the file: { $free } is free.
error-deck-name-taken = You have another deck called { $name }, with the prefix { $prefix }. Change the name or the prefix in the file.
error-decks-full = All prefixes are taken. Delete a deck in the folder { $folder }.
error-deck-new-one = Only one way to make a deck at a time. Give one of --from, --ask and --template.
error-deck-new-name = The name of this file must end in { $ending }. Call it { $wanted }.
error-deck-new-exists = { $file } is there already. Give another name.
error-deck-new-odd = The deck cannot be made: { $reason }. Change what you told.
error-deck-new-left = Nothing is written. Call companion deck-new again to start over.
