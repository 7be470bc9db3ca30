# companion readers: what is plugged in, and the test of a reader.
help-readers = List what is plugged in and could read cards, and say what to type next.
help-readers-test = Test a reader: each code that it reads is printed with what it is.
help-readers-test-reader = The reader: auto, the name of a port, an address, keyboard, or file: followed by the name of a recording. Before a port may stand its kind and an at sign, like pn532@/dev/ttyUSB0: id12, line, open, pn532, rdm6300, rdm6300-burst or simple-serial.
help-readers-test-count = Stop after this many readings.
metavar-readers-count = NUMBER

# What a port probably is; $name is what the device calls itself.
readers-kind-scanner = a barcode or QR scanner
readers-kind-adapter = a serial adapter, which may have a scanner behind it
readers-kind-usb = an unknown device on USB
readers-kind-arduino = an Arduino board, which may carry a card reader
readers-kind-pico = a Raspberry Pi Pico board, which may carry a card reader
readers-kind-braille = a braille display, never used as a reader
readers-kind-builtin = a serial port of the computer itself, not on USB
readers-port = Port number { $number_said }: { $kind }.
    .text = { $number }. { $port }: { $kind }.
readers-port-named = Port number { $number_said }: { $kind }, { $name }.
    .text = { $number }. { $port }: { $kind } ({ $name }).

readers-none = No card reader is plugged in.
readers-plug-in = Plug in a USB barcode or QR scanner that has been set to USB serial mode, then ask again.
    .text = Plug in a USB barcode or QR scanner that has been set to USB serial mode (its booklet may say USB virtual COM), then type companion readers again. What to buy: companion readers buy
readers-keyboard = A scanner that types like a keyboard needs no port. Choose the keyboard as the reader.
    .text = A scanner that types like a keyboard needs no port: write --reader keyboard.
readers-try = Test it, then play with it.
    .text = To test it: companion readers test --reader { $port }
readers-kinds = If a PN532 board hangs on an adapter, name it before the port.
    .text = If a PN532 board hangs on it, name it before the port: --reader pn532@{ $port }
readers-play = Then play with it.
    .text = To play with it: companion table pixies --players Ana,Bo --reader { $port }

# The test of a reader.
readers-test-begin = Read a card.
    .text = Reading from { $reader }. Read a card. Ctrl+C ends the test.
readers-test-typed = Read a card. An empty line ends the test.
readers-good = A good card code of the deck { $title }.
    .text = { $code }: a good card code, deck { $deck } { $title }.
readers-good-own = A good card code of a deck of your own.
    .text = { $code }: a good card code, deck { $deck }, none of the five games.
readers-good-command = A good command card.
    .text = { $code }: a good command card.
readers-wrong-check = A card code with a wrong check character. Read it again, and print a new sticker if it stays wrong.
    .text = { $code }: deck { $deck }, but its check character { $found } should be { $right }. Read it again, and print a new sticker if it stays wrong.
readers-other = A code, but of no card.
    .text = { $code }: no card code.
readers-symbology = Kind of code: { $name }.
readers-tally = { $readings ->
    [0] No reading
    [1] 1 reading
   *[other] { $readings_said } readings
}, { $repeats ->
    [0] no repeat
    [1] 1 repeat
   *[other] { $repeats_said } repeats
}, { $torn ->
    [0] no damaged line
    [1] 1 damaged line
   *[other] { $torn_said } damaged lines
}.
readers-portrait = The reader is called { $name }, version { $version }.
    .text = The reader: { $name }, version { $version }{ $chips ->
        [none] .
       *[other] , chips { $chips }.
    }
readers-lifted = Lifted.
    .text = { $code }: lifted.
readers-tag = A tag of no card yet. Teach it with the command enrol.
    .text = { $code }: a tag of no card yet. Teach it: companion enrol, then the name of the game.
readers-tag-known = A tag: { $card }.
    .text = { $code }: the tag of { $card }.
readers-test-echo = If your screen reader says each letter that the reader types, switch the echo of typed characters off, in its settings for the keyboard.
readers-traced = The trace is written.
    .text = The trace is in { $file }. It can be read again: companion readers test --reader file:{ $file }
error-readers-trace = There is nothing to trace without a port. Give the port of the reader with --reader.
help-readers-test-trace = Write all that passes through the port to this file, for a report of a fault.

# companion readers buy and setup.
help-readers-buy = Say what to buy, one first choice of each kind.
help-readers-setup = Say how a scanner is set to USB serial mode, and print its set-up codes where they are known. Models: honeywell, netum, zebra, datalogic, gm65.
help-readers-setup-out = Folder for the pages to print.
metavar-model = MODEL
buy-codes = To read printed codes: a hand scanner with a cable that reads QR codes and whose booklet has USB virtual COM, such as a Netum. It costs the least and needs no tags.
    .text = To read printed codes: a hand scanner with a cable that reads QR codes and whose booklet has USB virtual COM, such as a Netum. It costs the least and needs no tags. To set it up: companion readers setup netum
buy-typing = If you have a scanner that types like a keyboard, keep it. It works as it is.
buy-tags = To read tags without aiming: the open reader, which you build from a Raspberry Pi Pico and an RC522 board; or, without building, a PN532 board with a USB serial cable.
buy-labels = Tags: paper stickers with an NTAG213 chip, 25 millimetres across. Eighty of them make a deck about one centimetre thicker.
buy-not = Do not buy readers and tags for 125 kilohertz for a deck, the tags are too thick; nor an ACR122, which is no serial reader.
setup-booklet = { $title }: we know no codes of it that are certain. Look in its booklet for the codes with these names, and scan them in this order.
setup-name = { $number_said }, { $name }.
    .text = { $number }. { $name }
setup-after = Then unplug the scanner, plug it in again, and test it.
    .text = Then unplug the scanner, plug it in again, and test it: companion readers test
setup-page = Code { $number_said } of { $all_said }. { $title }
    .text = Code { $number } of { $all }. { $title }
setup-serial = Scan this code. The scanner becomes a USB serial port: it types no more.
setup-line-end = Scan this code. The scanner ends each code with a line end.
setup-printed = { $n ->
    [1] 1 page is ready.
   *[other] { $n_said } pages are ready.
}
    .text = { $n ->
    [1] 1 page is ready: { $file }
   *[other] { $n } pages are ready: { $file }
}
setup-untried = Nobody has tried these codes with a scanner yet. If it does not answer with a sound, use those of its booklet.
error-setup-model = We do not know the scanner { $model }. We know: { $models }. For another one, look in its booklet for USB virtual COM, then for Add CR suffix, and scan these two codes in that order. Or let it type as it does: --reader keyboard.
error-setup-none = Say which scanner, for example: companion readers setup netum. We know: { $models }. The model of another one goes too: you hear what to look for in its booklet.
error-setup-out = The codes are printed into a folder. Give one: companion readers setup { $model } --out FOLDER
error-setup-proof = A code in { $file } cannot be read again. Use those of the booklet.

# A device that is plugged in, but has no port.
readers-portless-taken = A serial adapter is plugged in, but the braille software has probably taken it. Keep the braille software, and take this adapter out of its rules.
    .text = The serial adapter { $maker } ({ $numbers }) is plugged in, but has no port: the braille software BRLTTY has probably taken it. Keep BRLTTY. Copy its rules from /usr/lib/udev/rules.d to /etc/udev/rules.d, put # before the line with { $numbers }, and plug the adapter in again.
readers-portless-bare = A serial adapter is plugged in, but has no port. Unplug it, plug it in again, or try another cable.
    .text = The serial adapter { $maker } ({ $numbers }) is plugged in, but has no port. Unplug it, plug it in again, or try another cable: some carry only power.

# companion readers build.
help-readers-build = Write all that it takes to build the open reader: parts, wiring to follow by touch, and what a 3D printer prints.
help-readers-build-out = Folder for the files. It is made if it does not exist.
help-readers-build-board = The board: pico is the easiest.
help-readers-build-places = How many reading places: up to nine with a Pico, three with an Arduino. One if nothing is said, as many as fit with --tray. New cards of a game are read at a reader with one place.
help-readers-build-size = Width and height of a card, in millimetres.
help-readers-build-sleeved = The cards are in sleeves.
help-readers-build-tray = Print a tray of nine places too, in three rows.
build-parts = What to buy is written.
    .text = What to buy: { $file }
build-wiring = Each wire is written, to follow by touch.
    .text = Each wire, to follow by touch: { $file }
build-prints = { $n ->
    [one] One part to print in 3D is written.
   *[other] { $n_said } parts to print in 3D are written.
}
    .text = { $n ->
    [one] One part
   *[other] { $n } parts
} to print in 3D, without support: { $folder }
build-volts = Take care: a module takes 3.3 volts, never 5.
build-guide = How to build it, one action a step, is in the guide build a reader.
    .text = How to build it, one action a step: docs/guides/build-a-reader.en.html
build-untried = Nobody has printed these parts yet. Try the cradle with one card first.
error-build-places = The { $board } takes { $most_said } modules at most. Give fewer with --places, or take a Pico, which takes nine.
error-build-card-narrow = Cards of this size are too narrow for the cradle: the module is wider. Give the size of cards at least { $least_said } millimetres wide.
    .text = Cards of { $size } mm are too narrow for the cradle: the module is wider. Give the size of cards at least { $least } mm wide.
error-build-card-long = The cradle for these cards is too long for a printer. Give the size of shorter cards with --card-size.
    .text = The cradle for cards of { $size } mm does not fit a printer's bed of { $bed } mm. Give the size of shorter cards with --card-size.
error-build-tray-wide = The tray for these cards is too wide for a printer. Leave --tray away and print single cradles.
    .text = A row of the tray for cards of { $size } mm is wider than a printer's bed of { $bed } mm. Leave --tray away and print single cradles.
error-build-no-library =
    The texts are written. Making the parts to print needs two more packages, from the internet. Type the line that follows, then yours again:
    { $command }
