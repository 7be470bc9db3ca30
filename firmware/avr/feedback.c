#include "feedback.h"

#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/pgmspace.h>

#include "pins.h"

/* Milliseconds on, off, on of each pattern: yes is one short, no is two, which is one long. */
static const uint8_t LENGTHS[PATTERNS][3] PROGMEM = {{80, 0, 0}, {120, 100, 120}, {250, 0, 0}};

/* Tones for the buzzer, as the top value of timer 2 at 16 MHz / 256: 62500 / 2 / (top + 1) Hz. */
static const uint8_t TOPS[PATTERNS] PROGMEM = {15 /* 1953 Hz */, 77 /* 401 Hz */, 30 /* 1008 Hz */};

static volatile struct {
    uint8_t left;    /* milliseconds of the current part */
    uint8_t part;    /* 0 on, 1 off, 2 on */
    uint8_t pattern;
} playing[OUTPUTS];

static void set(uint8_t output, bool on)
{
    static const uint8_t BITS[OUTPUTS] PROGMEM = {_BV(BUZZER_PIN), _BV(MOTOR_PIN), _BV(LIGHT_PIN)};
    uint8_t bit = pgm_read_byte(&BITS[output]);
    if (output == OUTPUT_BUZZER) {
        TCCR2A = (uint8_t)(_BV(WGM21) | (on ? _BV(COM2B0) : 0));
        TCCR2B = on ? _BV(CS22) | _BV(CS21) : 0;
    } else if (on)
        PORTD |= bit;
    else
        PORTD &= (uint8_t)~bit;
}

static void enter(uint8_t output, uint8_t part)
{
    uint8_t length = part < 3 ? pgm_read_byte(&LENGTHS[playing[output].pattern][part]) : 0;
    playing[output].part = part;
    playing[output].left = length;
    set(output, length && part != 1);
}

void feedback_start(void)
{
    DDRD |= _BV(BUZZER_PIN) | _BV(MOTOR_PIN) | _BV(LIGHT_PIN);
}

void feedback_play(enum board_output output, enum board_pattern pattern)
{
    uint8_t state = SREG;
    cli();
    playing[output].pattern = (uint8_t)pattern;
    if (output == OUTPUT_BUZZER)
        OCR2A = pgm_read_byte(&TOPS[pattern]);
    enter((uint8_t)output, 0);
    SREG = state;
}

void feedback_tick(void)
{
    for (uint8_t output = 0; output < OUTPUTS; output++)
        if (playing[output].left && --playing[output].left == 0)
            enter(output, (uint8_t)(playing[output].part + 1));
}
