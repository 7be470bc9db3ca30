/* The serial line to the host: 115200 baud, 8N1. */
#ifndef LINE_H
#define LINE_H

#include <stdbool.h>
#include <stdint.h>

void line_start(void);
/* The next byte of the host; false if there is none. */
bool line_take(uint8_t *byte);
void line_send(const char *bytes, uint8_t count);
/* Bytes of the host that were lost, because they came faster than they were taken. */
uint16_t line_overruns(void);

#endif
