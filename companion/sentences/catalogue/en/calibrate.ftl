# companion calibrate: measuring what a printer does to a page.
help-calibrate = Measure a printer once, so that every label lands where it belongs: a page to print, eight distances to type, a page to check.
help-calibrate-out = Folder for the pages. Without it, the folder you are in.
help-calibrate-printer = Name of the profile, to be given to companion kit with --printer.
help-calibrate-readings = The eight distances in millimetres with blanks between them, without being asked.
help-calibrate-paper = Paper: A4 or Letter.
metavar-name = NAME
calibrate-name = printer
calibrate-page = The page to print is { $file }. Print it at 100 percent, actual size.
    .text = The page to print is { $file }. Print it at 100 %, actual size.
calibrate-begin = When it is printed, type the eight distances in millimetres, to half a millimetre if you can. 0 stops here; you can come back later.
calibrate-ask-left = Number { $number }. Square { $square }: from the left edge of the paper to the left side of the square.
calibrate-ask-top = Number { $number }. Square { $square }: from the top edge of the paper to the top side of the square.
calibrate-prompt = Millimetres:
calibrate-again = That cannot be. Type a length in millimetres, about { $about }.
calibrate-later = Nothing is kept yet. When you have the distances, type companion calibrate --printer { $name } once more.
calibrate-kept = The profile { $name } is kept in { $file }.
calibrate-was-off = At the worst square, this printer was off by { $tenths } millimetres.
calibrate-was-right = This printer is right: there is nothing to correct.
calibrate-proof = Print { $file } the same way: the squares must now lie right. Then make your kits with --printer { $name }.
error-calibrate-count = Eight distances are needed, and { $n ->
    [1] 1 was given
   *[other] { $n } were given
}. Write them in the order of the numbers, with blanks between them.
error-calibrate-reading = Distance { $number } cannot be { $text }. Give a length in millimetres, measured from the edge of the paper.
error-printer-name = A printer cannot be called { $printer }. Take letters, digits, blanks and hyphens, at most 40.
error-no-such-printer = There is no profile of a printer { $printer }. Choose one of these: { $known }.
error-no-printer-yet = There is no profile of a printer { $printer }. The command companion calibrate makes one.
error-kit-profile-torn = The profile { $printer } cannot be understood. Mend it, or make it anew with companion calibrate.
