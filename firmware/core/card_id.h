/* The number of a tag: 4 or 7 bytes, as the tag gives it. */
#ifndef CARD_ID_H
#define CARD_ID_H

#include <stdbool.h>
#include <stdint.h>

#define CARD_ID_LONGEST 7

typedef struct {
    uint8_t length; /* 0: no card */
    uint8_t bytes[CARD_ID_LONGEST];
} card_id;

bool card_id_equal(const card_id *one, const card_id *other);

#endif
