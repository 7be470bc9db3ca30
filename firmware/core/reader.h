/* The whole reader: it polls its places, tells the host what changed, and does what the host asks.
   Bytes of the host go in through reader_receive, everything else happens in reader_step. */
#ifndef READER_H
#define READER_H

#include "board.h"
#include "frame.h"
#include "outbox.h"
#include "presence.h"

#define READER_PROTOCOL 1
#define READER_FIRMWARE "1.0"

/* What the host is told about this device. Texts hold capitals, digits, `-` and `.` only. */
typedef struct {
    const char *name;
    const char *serial;   /* `-` if it has none */
    const char *outputs;  /* letters B, V, L: buzzer, motor, light; `-` for none */
    uint16_t boot;        /* another number after each start */
} reader_identity;

typedef struct {
    presence presence;
    uint8_t version;    /* of the chip, when it was started last */
    uint32_t started;   /* when that was, device milliseconds */
} reader_place;

typedef struct {
    const board *board;
    const reader_identity *identity;
    frame_reader incoming;
    frame_writer outgoing;
    outbox outbox;
    reader_place places[PLACES];
    uint8_t turn;        /* place to be polled next */
    uint32_t round;      /* when the current round of polls began */
    uint32_t beat;       /* when the last heartbeat went out */
    uint16_t bad_frames; /* from the host */
} reader;

/* Start the chips, look at every place, and say so. */
void reader_start(reader *reader, const board *board, const reader_identity *identity);
void reader_receive(reader *reader, uint8_t byte);
/* Do what is due: heartbeat, repeats, and one poll. `overruns`: bytes of the host lost so far. */
void reader_step(reader *reader, uint16_t overruns);

#endif
