/* Where each wire goes on an Arduino Uno or Nano (ATmega328P). The names in brackets are the ones
   printed on the board. The bus is fixed by the chip: SCK PB5 [13], MISO PB4 [12], MOSI PB3 [11];
   the host's line is RX PD0 [0] and TX PD1 [1], behind the USB socket. */
#ifndef PINS_H
#define PINS_H

#include <avr/io.h>

typedef struct {
    volatile uint8_t *port;
    uint8_t bit;
} pin;

/* Chip selects of places 1 to 9 (SDA on the RC522 board). */
#define PLACE_PINS                                                                  \
    {                                                                               \
        {&PORTB, PB2}, /* place 1 [10] */                                           \
        {&PORTB, PB1}, /* place 2 [9] */                                            \
        {&PORTB, PB0}, /* place 3 [8] */                                            \
        {&PORTC, PC0}, /* place 4 [A0] */                                           \
        {&PORTC, PC1}, /* place 5 [A1] */                                           \
        {&PORTC, PC2}, /* place 6 [A2] */                                           \
        {&PORTC, PC3}, /* place 7 [A3] */                                           \
        {&PORTC, PC4}, /* place 8 [A4] */                                           \
        {&PORTC, PC5}, /* place 9 [A5] */                                           \
    }
#define PLACE_PINS_B (_BV(PB2) | _BV(PB1) | _BV(PB0))
#define PLACE_PINS_C (_BV(PC0) | _BV(PC1) | _BV(PC2) | _BV(PC3) | _BV(PC4) | _BV(PC5))

#define BUZZER_PIN PD3 /* [3], a passive buzzer: timer 2 makes the tone */
#define MOTOR_PIN PD5  /* [5], through a transistor */
#define LIGHT_PIN PD6  /* [6], through a resistor */

#endif
