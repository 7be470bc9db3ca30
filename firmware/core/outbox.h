/* Events that the host has not acknowledged yet. */
#ifndef OUTBOX_H
#define OUTBOX_H

#include "presence.h"

#define OUTBOX_ROOM 8
#define OUTBOX_REPEAT_MS 200
#define OUTBOX_REPEATS 3 /* after the first sending */

typedef struct {
    uint32_t sequence; /* 0: this room is free */
    uint32_t at;       /* device milliseconds */
    card_id id;
    uint8_t event;     /* enum presence_event */
    uint8_t place;     /* from 0 */
    uint8_t version;   /* of the chip, told with FAULT and FINE */
    uint8_t repeats;   /* done so far */
    uint16_t sent;     /* low half of the time of the last sending */
} outbox_entry;

/* All zero is a fresh one. */
typedef struct {
    outbox_entry entries[OUTBOX_ROOM];
    uint32_t last; /* sequence number given last; 0 before the first event */
} outbox;

/* Room for one more event, numbered and with its time; the oldest makes way if all are taken. */
outbox_entry *outbox_add(outbox *box, uint32_t now);
/* The next entry whose time to be repeated has come, already counted as sent; NULL if none.
   Entries that were repeated often enough are dropped. */
const outbox_entry *outbox_due(outbox *box, uint32_t now);
void outbox_acknowledge(outbox *box, uint32_t sequence);
/* Forget everything unsent: the host is about to be told the whole state. */
void outbox_clear(outbox *box);

#endif
