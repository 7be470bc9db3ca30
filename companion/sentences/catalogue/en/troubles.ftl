# A reader has trouble, or is well again. $reader is its name: a port, a file.
trouble-lost = The reader is unplugged. Plug it in again, nothing is lost.
    .text = The reader { $reader } is unplugged. Plug it in again, nothing is lost.
trouble-back = The reader is back.
    .text = The reader { $reader } is back.
trouble-torn = A reading arrived damaged. Read the card once more.
trouble-flood = The reader sends nonsense. Unplug it, then plug it in again.
    .text = The reader { $reader } sends nonsense. Unplug it, then plug it in again.
trouble-busy = Another program holds the reader. Close that program.
    .text = Another program holds the reader { $reader }. Close that program.
trouble-denied = You may not use the reader. Ask whoever looks after this computer for the right to.
    .text = You may not use the reader { $reader }. Ask whoever looks after this computer for the right to.
trouble-missing = The reader is not plugged in. Plug it in.
    .text = The reader { $reader } is not plugged in. Plug it in.
