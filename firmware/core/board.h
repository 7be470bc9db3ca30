/* What the core asks of the board it runs on. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#ifndef PLACES
#define PLACES 9 /* reading points, 1 to 9; place 0 in code is place 1 on the line */
#endif

enum board_output { OUTPUT_BUZZER, OUTPUT_MOTOR, OUTPUT_LIGHT, OUTPUTS };
enum board_pattern { PATTERN_YES, PATTERN_NO, PATTERN_WHICH, PATTERNS };

typedef struct {
    void *self;
    /* Pull the chip select of one place low (on) or let it go. */
    void (*select)(void *self, uint8_t place, bool on);
    /* Send a byte on the bus and return the one that came back. */
    uint8_t (*transfer)(void *self, uint8_t byte);
    /* Milliseconds since the start; runs over after 49 days. */
    uint32_t (*millis)(void *self);
    /* Pass some time, at most about a millisecond, asleep if the board can. */
    void (*rest)(void *self);
    /* Send bytes to the host; returns when they are on their way. */
    void (*send)(void *self, const char *bytes, uint8_t count);
    /* Begin a feedback pattern; false if the board has no such output. */
    bool (*play)(void *self, enum board_output output, enum board_pattern pattern);
} board;

#endif
