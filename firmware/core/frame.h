/* One line of the protocol: `$`, payload, `*`, four hex digits, CR, LF. See docs/protocol.md. */
#ifndef FRAME_H
#define FRAME_H

#include <stdbool.h>
#include <stdint.h>

#define FRAME_PAYLOAD 88 /* characters of the longest payload */
#define FRAME_LINE (FRAME_PAYLOAD + 8)

/* CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, nothing reflected. */
uint16_t frame_crc(const char *text, uint8_t count);

enum frame_news { FRAME_MORE, FRAME_GOOD, FRAME_BAD };

/* Bytes in, payloads out. All zero is a fresh one. */
typedef struct {
    char line[FRAME_PAYLOAD + 6]; /* payload, `*`, four digits, and an end for C */
    uint8_t length;
    bool inside;
    bool closing; /* CR has come, only LF may follow */
} frame_reader;

/* Take one byte. After FRAME_GOOD, `line` is the payload, ended by 0, until the next byte.
   FRAME_BAD tells of one frame that was begun and cannot be trusted. */
enum frame_news frame_take(frame_reader *reader, uint8_t byte);

/* A line being written. What does not fit is left out, and then frame_finish gives 0. */
typedef struct {
    char line[FRAME_LINE];
    uint8_t length;
    bool overfull;
} frame_writer;

void frame_begin(frame_writer *writer, const char *type);
/* A comma, then the field. */
void frame_text(frame_writer *writer, const char *text);
void frame_number(frame_writer *writer, uint32_t number);
void frame_hex(frame_writer *writer, const uint8_t *bytes, uint8_t count);
/* Close the line; its length in bytes, or 0 if it would have been too long. */
uint8_t frame_finish(frame_writer *writer);

#endif
