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
