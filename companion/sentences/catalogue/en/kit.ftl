# companion kit: making the labels of a game.
help-kit = Make the labels of a game: sheets to print, a large-print legend, a sticking guide. Everything is read back from the page before it is kept.
help-kit-out = Folder for the kit. It is made if it does not exist.
help-kit-sheet = Label sheet: a code that the command companion sheets lists, A4 or LETTER for plain paper to cut, or the size of the labels of a label printer, like 57x32.
help-kit-start = First free cell of the first sheet, counted from left to right, then from top to bottom.
help-kit-skip = Cells to leave empty on the first sheet.
help-kit-cards = Make only these cards, by their code.
help-kit-copy = Number of the deck, when you own several.
help-kit-ids = Code on the labels: qr, qr-text with the card in words for any telephone, datamatrix for a small one, none.
help-kit-route = Ways to make what is felt, with commas between them: paper, swell, plotter, embosser, 3d, uv, label-printer, bump-dots. The label sheets are always made.
help-kit-inset = Plotter: distance of the registration marks from the edge of the paper, in millimetres.
help-kit-braille-cells = Embosser: cells on a line.
help-kit-braille-lines = Embosser: lines on a page.
help-kit-dpi = Label printer: dots an inch. Dymo and Brother have 300, most others 203.
help-kit-spot = UV printer: name that the print shop gives the raised spot colour.
metavar-kit-routes = ROUTE,ROUTE
help-kit-printer = Printer profile made with companion calibrate; the labels are moved to make up for the printer.
help-kit-proof = Check a kit again: its files are as they were made, every code is read from its page, no ink leaves the labels.
help-kit-codebook = Tactile code: one that the command companion codebooks lists, or a file of your own.
help-kit-digits = Braille digits: antoine, as in France, or ueb, as in English; those of the language if left out.
help-kit-card-size = Width and height of a card in millimetres, like 63x88, to check what the labels cover.
help-kit-times = How often to make each label.
help-kit-onto = What the labels are stuck on: the card itself or a sleeve. The care notes go with it.
help-kit-go-on = Go on with the sheet where the last kit stopped, or begin a new one; without either, you are asked.
kit-estimate = Before you begin: { $labels ->
    [1] 1 label
   *[other] { $labels } labels
} on { $paper }, { $pieces ->
    [0] nothing to raise
    [1] 1 raised piece to set
   *[other] { $pieces } raised pieces to set
}, about { $minutes ->
    [1] 1 minute
   *[other] { $minutes } minutes
} of work. { $growth }
kit-sheets = { $n ->
    [1] 1 sheet
   *[other] { $n } sheets
}
kit-roll = a roll
kit-grows-by = The deck grows by { $flat ->
    [1] 1 millimetre
   *[other] { $flat } millimetres
}.
kit-grows-between = The deck grows by { $flat } to { $raised } millimetres.
kit-card-size-unknown = The size of the cards is not known, so what the labels cover is not checked. Lay a card on the page of outlines, then give its size to the next kit.
    .text = The size of the cards is not known, so what the labels cover is not checked. Lay a card on the page outlines.pdf, then give its size with --card-size.
kit-file-box-pdf = { $file }: for the box of the game, ten lines to start, care, the marks.
kit-file-box-txt = { $file }: the same, to be read aloud.
kit-file-outlines-pdf = { $file }: outlines of usual cards in true size, to find yours.
kit-ask-go-on = The last { $sheet } sheet is used up to label { $used }. Go on with it at { $next }?
kit-went-on = The first label goes on cell { $next } of the sheet begun.
kit-ask-size = How large are the cards?
kit-size-other = another size
kit-size-unknown = I do not know: print a page to find out
kit-ask-size-other = Width and height in millimetres, like 63x88.
metavar-kit-folder = FOLDER

kit-not-felt = Know this first: what the printer puts down cannot be felt with the fingers. The printed marks show where something raised must go.
kit-for-eyes = Know this first: this kit is made for the eyes, nothing in it can be felt with the fingers.
kit-laid-out = Laid out: { $labels ->
    [1] 1 label
   *[other] { $labels } labels
} on { $paper }.
kit-split = { $corner ->
    [bottom-left] Three labels a card: the code has one of its own, at the bottom left.
   *[bottom-right] Two labels a card: the code has one of its own, at the bottom right.
}
kit-page-written = Page { $page } of { $pages } written.
kit-codes-decoded = Codes read back: { $decoded } of { $expected }.
kit-done = The kit is ready and checked: { $n ->
    [1] 1 label
   *[other] { $n } labels
} for { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}, { $paper }.
kit-files = In the folder { $out }:
kit-file-sheets = { $file }: the labels, to be printed at 100 percent.
    .text = { $file }: the labels, to be printed at 100 %.
kit-file-legend-pdf = { $file }: what each mark says, in large print.
kit-file-kit-txt = { $file }: the sticking guide, to be read aloud.
kit-file-kit-html = { $file }: the same guide, for a browser.
kit-file-manifest-csv = { $file }: the list of labels, for a spreadsheet.
kit-file-proof-json = { $file }: the result of the check.
kit-file-swell-pdf = { $file }: the relief for swell paper. Only its black swells; the blue stays flat.
kit-file-uv-pdf = { $file }: the labels for a print shop, with the relief in a spot colour.
kit-file-plotter = { $file }: a folder with the labels to print and cut, one file for each kind of mark, and the sticking list.
kit-file-3d = { $file }: a folder with solids for a 3D printer: a jig for the corner of the card, a card stand, a token for each mark.
kit-file-label-printer = { $file }: a folder with one page and one picture for each label, for a label printer.
kit-file-bump-dots-pdf = { $file }: where to put dots, bars and shapes, in true size.
kit-file-code-pdf = { $file }: all marks on one page, for the table.
kit-file-legend-txt = { $file }: the legend as plain text.
kit-file-legend-brf = { $file }: the legend in braille, for an embosser.
kit-file-embosser = { $file }: a folder with the labels in braille for an embosser, the same in ink, and the list to type and to cut.
kit-file-codebook-toml = { $file }: a copy of your tactile code, to print labels again.
kit-file-shapes-pdf = { $file }: all shapes in true size, to cut out with scissors.
kit-proof-good = Nothing has changed: { $pages ->
    [1] 1 page
   *[other] { $pages } pages
} checked.

kit-more-faults = And { $n ->
    [1] 1 more fault
   *[other] { $n } more faults
} of this kind or others.

kit-at-top-left = top left
kit-at-bottom-right = bottom right
kit-at-bottom-left = bottom left
kit-fault-same-marks = The cards { $one } and { $other } have the same marks.
kit-fault-same-wild = The wild cards { $one } and { $other } have the same marks.
kit-fault-braille-long = Card { $card }, { $position }: the braille takes { $cells } cells, which is too long.
kit-fault-braille-grid = Card { $card }, { $position }: { $measure ->
    [braille_dot] the braille dots are { $mm } wide
    [braille_pitch] the braille dots are { $mm } apart
   *[other] the braille cells are { $mm } apart
}, it must be { $least } to { $most } millimetres.
kit-fault-leak-height = The reliefs stand { $mm } millimetres high, { $most } at most will do: they show from the back of the cards.
kit-fault-leak-corner = The cards { $one } and { $other } have reliefs in different corners: that shows from the back.
kit-fault-off-card = The label { $position } is larger than the card.
kit-fault-labels-meet = The two labels of a card overlap.
kit-fault-covers = The label { $position } covers what is printed on the card at { $zone }.
kit-fault-gap = Card { $card }, { $position }: two raised marks are too close, { $mm } instead of { $least } millimetres.
kit-fault-small = Card { $card }, { $position }: a raised mark is too small to feel, { $mm } instead of { $least } millimetres.
kit-fault-outside = Card { $card }, { $position }: something leaves the label.
kit-fault-overlap = Card { $card }, { $position }: two things overlap.
kit-fault-contrast = Card { $card }, { $position }: a colour is too pale and has no outline.
kit-fault-module = Card { $card }, { $position }: the code is too fine for a reader, a square is { $mm } instead of { $least } millimetres.
kit-fault-print-small = Card { $card }, { $position }: { $words } is printed too small.
kit-fault-code-missing = Page { $page }, row { $row }, column { $column }: the code of card { $card } cannot be read.
kit-fault-code-wrong = Page { $page }, row { $row }, column { $column }: the code says { $read } instead of { $card }.
kit-fault-code-stray = Page { $page }, row { $row }, column { $column }: a code { $read } does not belong there.
kit-fault-code-weak = Page { $page }, row { $row }, column { $column }: the code of card { $card } would no longer be read from a worn label.
kit-fault-print-wrong = Page { $page }, row { $row }, column { $column }: what is printed does not go with card { $card }.
kit-fault-mark-missing = Page { $page }, row { $row }, column { $column }: a mark of card { $card } is missing or has another shape.
kit-fault-ink-outside = Page { $page }: ink leaves the labels, { $across } millimetres from the left edge and { $down } from the top.
kit-fault-relief-flat = Page { $page } for swell paper: a mark would not swell.
kit-fault-relief-stray = Page { $page } for swell paper: something would swell that must stay flat, { $across } millimetres from the left edge and { $down } from the top.
kit-fault-spot-missing = The document for the UV printer lacks the spot colour { $spot }.
kit-fault-picture-code = Card { $card }: the code on the picture { $file } cannot be read.
kit-fault-not-watertight = The solid { $file } has a hole in its surface.
kit-fault-slot-empty = Still empty: { $slot ->
    [colour] the colour { $name }
    [star] the star
    [digit] the digit { $name }
    [minus] the minus
   *[other] the line at the top
}.
    .text = Still empty: { $slot ->
    [colour] the colour { $name }, line { $key } of [shapes]
    [star] the star, line shape of [wild]
    [digit] the digit { $name }, in digits of [numbers]
    [minus] the minus, line minus of [numbers]
   *[other] the line at the top, line up of [numbers]
}.
kit-fault-sample-twice = { $one }, and { $other }: both have the same mark.
kit-fault-sample-missing = On the page the mark is missing: { $words }.
kit-fault-file-missing = The file { $file } is no longer there.
kit-fault-file-changed = The file { $file } is not as it was made.
kit-fault-pages = The document has { $found ->
    [1] 1 page
   *[other] { $found } pages
} instead of { $expected }.

error-kit-unknown-sheet = There is no sheet { $sheet }. { $near ->
    [none] The command companion sheets lists all of them.
   *[other] Is it { $near }? The command companion sheets lists all of them.
}
error-kit-label-small = The labels of { $sheet } are too small for what must stand on them. Take one of these sheets: { $fits }.{ $book ->
    [none] {""}
   *[other] {" "}Or keep yours, with the tactile code { $book } and { $ids } as the code for readers.
}
    .text = The labels of { $sheet } are too small for what must stand on them. Take one of these sheets: { $fits }.{ $book ->
    [none] {""}
   *[other] {" "}Or keep yours with --codebook { $book } --ids { $ids }.
}
error-kit-unknown-lang = There is no kit in the language { $lang }. Choose one of these: { $known }.
error-kit-start-outside = The sheet has no cell { $start }. Give a number from 1 to { $cells }.
error-kit-skip-outside = The sheet has no cell { $cell } to skip. Give numbers from 1 to { $cells }.
error-kit-skip-words = { $cell } is not a cell to skip. Write numbers with commas between them, like 3,9.
error-kit-skip-all = No cell is left on the first sheet. Skip fewer cells, or take a new sheet.
error-kit-copy-outside = A deck cannot have the number { $copy }. Give a number from 1 to { $most }.
error-kit-unknown-card = This game has no card { $card }. The command companion deck { $deck } lists all cards with their codes.
error-kit-no-cards = No card is chosen. Give card codes with commas between them, or leave the cards option out.
    .text = No card is chosen. Give card codes with commas between them, or leave out --cards.
error-kit-no-shape = The tactile code { $codebook } has no mark left for the family { $family }. Use another code, or add marks in its file.
error-kit-slot-empty = The tactile code { $codebook } has no mark yet for { $slot ->
    [colour] the colour { $name }
    [star] the star
    [digit] the digit { $name }
    [minus] the minus
   *[other] the line at the top
}. Add it to its file; the command companion codebooks check names all that are missing.
error-kit-unknown-codebook = There is no tactile code { $codebook }. Choose one of these, or give a file whose name ends in .toml: { $known }.
error-kit-unknown-notation = There are no braille digits { $notation }. Choose one of these: { $known }.
error-kit-codebook-unreadable = The file { $file } cannot be opened. Check its name and its place.
error-kit-codebook-faulty = { $n ->
    [1] There is 1 fault in { $file }.
   *[other] There are { $n } faults in { $file }.
}
    { $sentences }
error-kit-card-size = A card of { $size } cannot be. Give width and height in millimetres from { $least } to { $most }, like 63x88.
error-kit-card-size-words = { $size } is no card size. Give width and height in millimetres, like 63x88.
error-kit-unknown-onto = Labels cannot be stuck on { $onto }. Choose one of these: { $known }.
error-kit-times-outside = Labels cannot be made { $times } times. Give a number from 1 to { $most }.
error-kit-go-on = The options go-on and new-sheet exclude each other and start. Give one of the three.
    .text = --go-on, --new-sheet and --start exclude each other. Give one of the three.
error-kit-out-is-file = { $out } is a file, or leads through a file. Give a folder.
error-kit-out-denied = Nothing can be written to { $out }. Close the files of the kit if they are open, or choose another folder.
error-kit-disk-full = The disk has no room left to write to { $out }. Free some room or choose another folder.
error-kit-out-nowhere = No folder can be made at { $out }: the computer keeps no files there, or takes no such name. Choose a folder of your own.
error-kit-out-other-kit = In { $out } lies another kit, { $game }. Choose another folder, or empty this one.
error-kit-out-failed = Writing to { $out } failed. Check the disk or choose another folder.
error-kit-proof-failed = { $faults ->
    [1] The kit has 1 fault and is not kept.
   *[other] The kit has { $faults } faults and is not kept.
} Try another sheet.
error-kit-unknown-ids = A label cannot bear a code of the kind { $ids }. Choose one of these: { $known }.
error-kit-unknown-route = There is no route { $route }. Choose one or more of these: { $known }.
error-kit-viewer-scales = This page was printed at { $across } percent across and { $down } down: your viewer is scaling it. Print it again at 100 percent, actual size, and measure anew.
error-kit-offset-far = The page seems shifted by { $shift } millimetres, which no printer does. Measure again from the edge of the paper.
error-kit-reading-odd = { $direction ->
    [across] One of the distances from the left edge must be wrong by about { $off } millimetres.
   *[down] One of the distances from the top edge must be wrong by about { $off } millimetres.
} Measure again.
error-kit-inset-far = Registration marks { $inset } millimetres from the edge leave no room for a label. Give the distance that your plotter asks for, usually 10 to 16.
error-kit-no-kits3d =
    Making solids needs two more packages, from the internet. Type the line that follows, then yours again:
    { $command }
error-kit-no-roll = A label printer takes no { $sheet } sheet. Give the roll that is in it: { $fits }, or the size of its labels, like 57x32.
    .text = A label printer takes no { $sheet } sheet. Give the roll that is in it with --sheet: { $fits }, or the size of its labels, like 57x32.
error-kit-roll-size = A label of { $size } cannot be stuck on a card. Give width and height in millimetres from { $least } to { $most }, like 57x32.
error-kit-dpi-outside = No label printer has { $dpi } dots an inch. Give a number from { $least } to { $most }, usually 203 or 300.
error-kit-spot-name = A spot colour cannot be called { $spot }. Take plain letters, digits, blanks, hyphens and underscores.
error-kit-braille-page = A braille page cannot have { $lines } lines of { $cells } cells. Give at least 10 cells and 5 lines, at most 60 of each.
error-kit-no-kit = There is no kit in { $out }. Give the folder that companion kit has filled.
error-kit-kit-torn = The file { $file } of the kit cannot be understood. Make the kit anew.
error-kit-proof-again = { $faults ->
    [1] The kit has 1 fault.
   *[other] The kit has { $faults } faults.
} Make it anew before you print it.
