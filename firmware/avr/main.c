/* The open reader on an ATmega328P at 16 MHz, as on the Arduino Uno and Nano. */
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/pgmspace.h>
#include <avr/sleep.h>

#include "feedback.h"
#include "line.h"
#include "pins.h"
#include "reader.h"

#ifndef SERIAL
#define SERIAL "-"
#endif

static const pin SELECTS[9] PROGMEM = PLACE_PINS;

static volatile uint32_t ticks;
static uint16_t EEMEM starts;

ISR(TIMER0_COMPA_vect)
{
    ticks++;
    feedback_tick();
}

static uint32_t board_millis(void *self)
{
    (void)self;
    uint8_t state = SREG;
    cli();
    uint32_t now = ticks;
    SREG = state;
    return now;
}

static void board_rest(void *self)
{
    (void)self;
    sleep_cpu(); /* the timer wakes it after a millisecond at the latest */
}

static void board_select(void *self, uint8_t place, bool on)
{
    (void)self;
    volatile uint8_t *port = (volatile uint8_t *)pgm_read_word(&SELECTS[place].port);
    uint8_t bit = (uint8_t)_BV(pgm_read_byte(&SELECTS[place].bit));
    if (on)
        *port &= (uint8_t)~bit;
    else
        *port |= bit;
}

static uint8_t board_transfer(void *self, uint8_t byte)
{
    (void)self;
    SPDR = byte;
    while (!(SPSR & _BV(SPIF)))
        ;
    return SPDR;
}

static void board_send(void *self, const char *bytes, uint8_t count)
{
    (void)self;
    line_send(bytes, count);
}

static bool board_play(void *self, enum board_output output, enum board_pattern pattern)
{
    (void)self;
    feedback_play(output, pattern);
    return true;
}

static void start_bus(void)
{
    PORTB |= PLACE_PINS_B;
    PORTC |= PLACE_PINS_C;
    DDRB |= PLACE_PINS_B | _BV(PB3) | _BV(PB5);
    DDRC |= PLACE_PINS_C;
    SPCR = _BV(SPE) | _BV(MSTR);
    SPSR = _BV(SPI2X); /* 8 MHz; the chip allows 10 */
}

static void start_clock(void)
{
    TCCR0A = _BV(WGM01);
    TCCR0B = _BV(CS01) | _BV(CS00);
    OCR0A = 249; /* 16 MHz / 64 / 250 = 1 kHz */
    TIMSK0 = _BV(OCIE0A);
}

static uint16_t count_start(void)
{
    uint16_t number = (uint16_t)(eeprom_read_word(&starts) + 1);
    eeprom_update_word(&starts, number);
    return number;
}

int main(void)
{
    static const board here = {0, board_select, board_transfer, board_millis,
                               board_rest, board_send, board_play};
    static reader_identity identity = {"OPEN-READER-AVR", SERIAL, "BVL", 0};
    static reader reader;
    uint8_t byte;

    start_bus();
    start_clock();
    feedback_start();
    line_start();
    SMCR = _BV(SE); /* sleep is allowed, in idle mode: timers and the line go on */
    sei();
    identity.boot = count_start();
    reader_start(&reader, &here, &identity);
    for (;;) {
        while (line_take(&byte))
            reader_receive(&reader, byte);
        reader_step(&reader, line_overruns());
    }
}
