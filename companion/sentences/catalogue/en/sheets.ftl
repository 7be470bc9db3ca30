# companion sheets: the label sheets a kit can be printed on.
help-sheets = List the label sheets, or only those that all the words fit: a code, a maker, a page, a size, round. The words "import FILE" add the sheets of a gLabels template file; more words after the file take only those that fit.
help-sheets-for = Only the sheets whose labels hold this game in the tactile code of --codebook.
metavar-sheets = [WORDS]

sheets-sheet = { $code }: { $title }, { $labels }. { $certainty }
sheets-labels = { $n } labels on { $page }, { $size }
sheets-one-by-one = for label printers, one label at a time, { $size }
sheets-size-rectangle = { $width } by { $height } millimetres
    .text = { $width } × { $height } mm
sheets-size-round = round, { $width } millimetres across
    .text = round, { $width } mm across
sheets-sure-own = To cut out.
sheets-sure-a = Two sources agree on its measures.
sheets-sure-b = One source for its measures: print on plain paper first.
sheets-sure-c = The sources disagree on its measures: hold a test print on plain paper against a real sheet.
sheets-total = { $n ->
    [1] 1 sheet.
   *[other] { $n } sheets.
}
sheets-refused = Left out, { $sheet }. { $reason }
sheets-imported = { $n ->
    [1] 1 sheet added
   *[other] { $n } sheets added
}, { $refused } left out.

kit-fault-sheet-torn = A measure is missing or is no number.
kit-fault-sheet-shape = Its labels are neither rectangles nor round.
kit-fault-sheet-like = It is like a sheet that is left out or not in this file.
kit-fault-sheet-small = Its labels are too small to hold a mark.
kit-fault-sheet-page = Its labels leave the page.
kit-fault-sheet-overlap = Its labels overlap.

error-kit-templates-unreadable = The file { $file } cannot be opened. Check its name and its place.
error-kit-templates-torn = { $file } is not a template file of gLabels. Choose a file of templates, whose name ends in templates.xml.
error-kit-templates-empty = There is no template in { $file }. Choose a template file of gLabels.
error-no-such-sheets = No sheet fits { $words }. The command companion sheets lists all of them.
error-no-sheet-for = None of these sheets holds the labels of { $game }. Ask with fewer words, or take another tactile code.
error-sheets-import-what = The file to import is missing. Write companion sheets import, then the name of a gLabels template file.
error-sheet-file = The sheet in the file { $file } is torn. Mend it or delete it.
error-cannot-keep = { $file } cannot be written. Check the disk and the folder.
