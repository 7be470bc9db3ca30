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
