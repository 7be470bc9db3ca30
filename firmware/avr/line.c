#include "line.h"

#include <avr/interrupt.h>
#include <avr/io.h>

#define ROOM 128 /* 11 ms at full speed, more than a poll takes; a power of two */

static volatile uint8_t ring[ROOM];
static volatile uint8_t head, tail;
static volatile uint16_t overruns;

ISR(USART_RX_vect)
{
    bool lost = UCSR0A & _BV(DOR0);
    uint8_t byte = UDR0;
    uint8_t next = (uint8_t)((head + 1) & (ROOM - 1));
    if (next == tail || lost)
        overruns++;
    if (next == tail)
        return;
    ring[head] = byte;
    head = next;
}

void line_start(void)
{
    UBRR0 = 16; /* 117,647 baud at 16 MHz and double speed: 2.1 % fast, within tolerance */
    UCSR0A = _BV(U2X0);
    UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
    UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

bool line_take(uint8_t *byte)
{
    if (tail == head)
        return false;
    *byte = ring[tail];
    tail = (uint8_t)((tail + 1) & (ROOM - 1));
    return true;
}

void line_send(const char *bytes, uint8_t count)
{
    while (count--) {
        while (!(UCSR0A & _BV(UDRE0)))
            ;
        UDR0 = (uint8_t)*bytes++;
    }
}

uint16_t line_overruns(void)
{
    uint8_t state = SREG;
    cli();
    uint16_t count = overruns;
    SREG = state;
    return count;
}
