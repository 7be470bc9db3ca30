# companion codebooks: the tactile codes.
help-codebooks = List the tactile codes that a kit can be made in.
help-codebooks-copy = Copy a tactile code into a file, to change it or to fill a template.
help-codebooks-check = Check a tactile code against the cards of all games, or of those that are named.
metavar-games = [GAME]...
codebooks-one = { $name }: { $title }. Made for the label sheet { $sheet }.
codebooks-copied = { $file } is yours to change. Check it with companion codebooks check, then make a kit in it with the codebook option.
    .text = { $file } is yours to change. Check it with companion codebooks check { $file }, then make a kit with --codebook { $file }.
codebooks-checked = { $title }: { $n ->
    [0] every rule is kept
    [1] 1 fault
   *[other] { $n } faults
}.
codebooks-empty = { $n ->
    [1] 1 mark is still missing
   *[other] { $n } marks are still missing
} in this code.
codebooks-alike = { $sentence } The same on { $n ->
    [1] one more card
   *[other] { $n } more cards
}.

# What is wrong in the file of a tactile code.
kit-fault-codebook-syntax = Line { $line }: this cannot be read. Check quotation marks, brackets and equals signs.
kit-fault-codebook-missing = Line { $line }: { $key } is missing. Add it.
kit-fault-codebook-unknown = Line { $line }: { $key } is not known here. Known are: { $known }.
kit-fault-codebook-table = Line { $line }: { $key } is in the wrong place. Put this word in brackets, alone on its line, and what it sets below.
kit-fault-codebook-text = Line { $line }: { $key } needs words. Write them in quotation marks.
kit-fault-codebook-number = Line { $line }: { $key } needs a number. Write it without a unit.
kit-fault-codebook-choice = Line { $line }: { $value } will not do for { $key }. Choose one of these: { $known }.
kit-fault-codebook-figure = Line { $line }: there is no figure { $figure }. Choose one of these, or draw your own: { $known }.
kit-fault-codebook-digits = Line { $line }: there { $n ->
    [1] is 1 digit
   *[other] are { $n } digits
}. Give ten, from 0 to 9.
kit-fault-codebook-letter = Line { $line }: the family { $family } needs a letter in braille. Write one small letter.
kit-fault-codebook-drawing = Line { $line }: the drawing of { $figure } is not understood. Give dots, or a closed path with width and height.
kit-fault-codebook-words = Line { $line }: the figure { $figure } lacks its words, { $lang }. Give two, for one and for several.
