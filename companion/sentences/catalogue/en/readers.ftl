# companion readers: what is plugged in, and the test of a reader.
help-readers = List what is plugged in and could read cards, and say what to type next.
help-readers-test = Test a reader: each code that it reads is printed with what it is.
help-readers-test-reader = The reader: auto, the name of a port, an address, keyboard, or file: followed by the name of a recording.
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
    .text = Plug in a USB barcode or QR scanner that has been set to USB serial mode (its booklet may say USB virtual COM), then type companion readers again.
readers-keyboard = A scanner that types like a keyboard needs no port. Choose the keyboard as the reader.
    .text = A scanner that types like a keyboard needs no port: write --reader keyboard.
readers-try = Test it, then play with it.
    .text = To test it: companion readers test --reader { $port }
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
