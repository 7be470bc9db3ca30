/* What lies at one place, decided from polls that may be wrong. */
#ifndef PRESENCE_H
#define PRESENCE_H

#include "card_id.h"

enum poll_result {
    POLL_CARD,     /* one card answered, every check was right */
    POLL_NOTHING,  /* silence */
    POLL_GARBLED,  /* something answered, but not as it should */
    POLL_COLLISION,/* several cards answered at once */
    POLL_DEAD      /* the chip itself does not answer */
};

enum presence_event { EVENT_TAG, EVENT_GONE, EVENT_COLL, EVENT_FAULT, EVENT_FINE };

#define PRESENCE_NEWS 3 /* most events one poll can cause: FINE, GONE, TAG */

typedef struct {
    card_id present;
    card_id candidate; /* read, but not often enough to be believed */
    uint8_t sightings; /* of the candidate, in a row */
    uint8_t misses;    /* clean silences since the last good read */
    uint8_t silences;  /* polls in a row without an answer of the chip */
    uint8_t singles;   /* good reads since a collision was told; see COLLISION_OVER */
    bool collided;
    bool faulty;
} presence;

typedef struct {
    enum presence_event event;
    card_id id; /* of TAG and GONE */
} presence_news;

/* Take the result of a poll; write what follows from it and return how many that are.
   `elsewhere`: this very card is known to lie at another place, whose antenna is too near. */
uint8_t presence_poll(presence *place, enum poll_result result, const card_id *id, bool elsewhere,
                      presence_news news[PRESENCE_NEWS]);

/* Whether the next silence would mean "lifted": the time to make sure that the chip still hears. */
bool presence_doubts(const presence *place);

#endif
