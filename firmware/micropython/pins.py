"""Where each wire goes on a Raspberry Pi Pico, by the GP number; the number of the pin of the board
stands behind it."""

SCK = 18  # pin 24
MOSI = 19  # pin 25
MISO = 16  # pin 21
SELECTS = (
    17,  # place 1, pin 22
    20,  # place 2, pin 26
    21,  # place 3, pin 27
    22,  # place 4, pin 29
    26,  # place 5, pin 31
    27,  # place 6, pin 32
    28,  # place 7, pin 34
    14,  # place 8, pin 19
    15,  # place 9, pin 20
)
BUZZER = 13  # pin 17, a passive buzzer
MOTOR = 12  # pin 16, through a transistor
LIGHT = 11  # pin 15, through a resistor
SERVICE = 10  # pin 14; bridged to pin 13, ground, at the start: the reader stays off
