#include "presence.h"

#include <string.h>

#define MISSES_TO_GO 3
#define READS_TO_COME 2
#define READS_TO_REPLACE 3 /* a card is seldom changed without a silence, a number often misread */
#define DEAD_TO_FAULT 2   /* one read of FF may be a spike on the wire */
#define COLLISION_OVER 3  /* two cards may be read as one now and then */

static const card_id NO_CARD;

static uint8_t tell(presence_news *news, enum presence_event event, const card_id *id)
{
    news->event = event;
    news->id = *id;
    return 1;
}

static bool is_believed(presence *place, const card_id *id)
{
    if (!card_id_equal(id, &place->candidate)) {
        place->candidate = *id;
        place->sightings = 0;
    }
    if (place->sightings < READS_TO_REPLACE)
        place->sightings++;
    return place->sightings >= (place->present.length ? READS_TO_REPLACE : READS_TO_COME);
}

static uint8_t on_card(presence *place, const card_id *id, bool elsewhere, presence_news *news)
{
    uint8_t count = 0;
    place->misses = 0;
    if (place->collided && ++place->singles == COLLISION_OVER)
        place->collided = false;
    if (card_id_equal(id, &place->present)) {
        place->candidate = NO_CARD;
    } else if (is_believed(place, id) && !elsewhere) {
        if (place->present.length)
            count = tell(news, EVENT_GONE, &place->present);
        place->present = *id;
        place->candidate = NO_CARD;
        count = (uint8_t)(count + tell(news + count, EVENT_TAG, id));
    }
    return count;
}

static uint8_t on_nothing(presence *place, presence_news *news)
{
    uint8_t count = 0;
    place->candidate = NO_CARD;
    place->collided = false;
    if (place->present.length && ++place->misses >= MISSES_TO_GO) {
        count = tell(news, EVENT_GONE, &place->present);
        place->present = NO_CARD;
        place->misses = 0;
    }
    return count;
}

static uint8_t on_collision(presence *place, presence_news *news)
{
    uint8_t count = place->collided ? 0 : tell(news, EVENT_COLL, &NO_CARD);
    place->collided = true;
    place->singles = 0;
    return count;
}

static uint8_t on_dead(presence *place, presence_news *news)
{
    if (place->faulty || ++place->silences < DEAD_TO_FAULT)
        return 0;
    place->faulty = true;
    return tell(news, EVENT_FAULT, &NO_CARD);
}

uint8_t presence_poll(presence *place, enum poll_result result, const card_id *id, bool elsewhere,
                      presence_news news[PRESENCE_NEWS])
{
    uint8_t count = 0;
    if (result == POLL_DEAD)
        return on_dead(place, news);
    place->silences = 0;
    if (place->faulty) {
        place->faulty = false;
        count = tell(news, EVENT_FINE, &NO_CARD);
    }
    switch (result) {
    case POLL_CARD:
        return (uint8_t)(count + on_card(place, id, elsewhere, news + count));
    case POLL_NOTHING:
        return (uint8_t)(count + on_nothing(place, news + count));
    case POLL_COLLISION:
        return (uint8_t)(count + on_collision(place, news + count));
    case POLL_GARBLED: /* proves that something lies there, and nothing else */
    case POLL_DEAD:
        break;
    }
    return count;
}

bool presence_doubts(const presence *place)
{
    return place->misses == MISSES_TO_GO - 1;
}
