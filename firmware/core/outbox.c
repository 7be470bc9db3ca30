#include "outbox.h"

#include <stddef.h>

static outbox_entry *oldest(outbox *box)
{
    outbox_entry *found = box->entries;
    for (uint8_t room = 1; room < OUTBOX_ROOM; room++)
        if (box->entries[room].sequence < found->sequence)
            found = &box->entries[room];
    return found;
}

outbox_entry *outbox_add(outbox *box, uint32_t now)
{
    outbox_entry *entry = oldest(box); /* a free room is numbered 0 */
    entry->sequence = ++box->last;
    entry->at = now;
    entry->sent = (uint16_t)now;
    entry->repeats = 0;
    return entry;
}

const outbox_entry *outbox_due(outbox *box, uint32_t now)
{
    outbox_entry *due = NULL;
    for (uint8_t room = 0; room < OUTBOX_ROOM; room++) {
        outbox_entry *entry = &box->entries[room];
        if (!entry->sequence || (uint16_t)((uint16_t)now - entry->sent) < OUTBOX_REPEAT_MS)
            continue;
        if (entry->repeats == OUTBOX_REPEATS)
            entry->sequence = 0;
        else if (!due || entry->sequence < due->sequence)
            due = entry;
    }
    if (due) {
        due->sent = (uint16_t)now;
        due->repeats++;
    }
    return due;
}

void outbox_acknowledge(outbox *box, uint32_t sequence)
{
    if (!sequence)
        return;
    for (uint8_t room = 0; room < OUTBOX_ROOM; room++)
        if (box->entries[room].sequence == sequence)
            box->entries[room].sequence = 0;
}

void outbox_clear(outbox *box)
{
    for (uint8_t room = 0; room < OUTBOX_ROOM; room++)
        box->entries[room].sequence = 0;
}
