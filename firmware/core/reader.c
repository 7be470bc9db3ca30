#include "reader.h"

#include <string.h>

#include "mfrc522.h"
#include "requests.h"
#include "told.h"

#define BEAT_MS 1000
#define ROUND_MS 20      /* shortest time between two polls of a place */
#define DEAD_RETRY_MS 250
#define FIRST_LOOKS 3    /* polls of each place before the host hears of anything */
#define REFRESH_MS 10000 /* a chip that sees nothing may have gone deaf: it is started again */

static uint32_t now(const reader *reader)
{
    return reader->board->millis(reader->board->self);
}

static void start_chip(reader *reader, uint8_t place)
{
    reader->places[place].version = mfrc522_start(reader->board, place);
    reader->places[place].started = now(reader);
}

void reader_receive(reader *reader, uint8_t byte)
{
    switch (frame_take(&reader->incoming, byte)) {
    case FRAME_GOOD:
        requests_take(reader, reader->incoming.line);
        break;
    case FRAME_BAD:
        reader->bad_frames++;
        break;
    case FRAME_MORE:
        break;
    }
}

/* Whether a card is known to lie at another place, by a chip that can still tell. */
static bool lies_elsewhere(const reader *reader, uint8_t here, const card_id *id)
{
    for (uint8_t place = 0; place < PLACES; place++) {
        const presence *there = &reader->places[place].presence;
        if (place != here && !there->faulty && card_id_equal(id, &there->present))
            return true;
    }
    return false;
}

static void report(reader *reader, uint8_t place, const presence_news *news)
{
    outbox_entry *entry = outbox_add(&reader->outbox, now(reader));
    entry->event = (uint8_t)news->event;
    entry->place = place;
    entry->id = news->id;
    entry->version = reader->places[place].version;
    tell_event(reader, entry);
}

/* Whether the chip of a place should be started again before it is asked. */
static bool wants_start(const reader_place *place, uint32_t age)
{
    const presence *there = &place->presence;
    return there->faulty || there->silences || presence_doubts(there)
           || (!there->present.length && age >= REFRESH_MS);
}

static void poll(reader *reader, uint8_t number, bool told)
{
    reader_place *place = &reader->places[number];
    presence_news news[PRESENCE_NEWS];
    card_id id = {0, {0}};
    enum poll_result result = POLL_DEAD;
    uint32_t age = now(reader) - place->started;
    /* A dead neighbour must not slow the others: it is looked at now and then. */
    if (place->presence.faulty && age < DEAD_RETRY_MS)
        return;
    if (wants_start(place, age))
        start_chip(reader, number);
    if (mfrc522_answers(place->version))
        result = mfrc522_poll(reader->board, number, &id);
    bool elsewhere = result == POLL_CARD && lies_elsewhere(reader, number, &id);
    uint8_t count = presence_poll(&place->presence, result, &id, elsewhere, news);
    for (uint8_t at = 0; told && at < count; at++)
        report(reader, number, &news[at]);
}

void reader_start(reader *reader, const board *board, const reader_identity *identity)
{
    memset(reader, 0, sizeof *reader);
    reader->board = board;
    reader->identity = identity;
    for (uint8_t place = 0; place < PLACES; place++)
        start_chip(reader, place);
    /* Cards that lie there already are a state, not events: a reader that starts again in the
       middle of a game must not seem to see them laid down once more. */
    for (uint8_t look = 0; look < FIRST_LOOKS; look++)
        for (uint8_t place = 0; place < PLACES; place++)
            poll(reader, place, false);
    for (uint8_t place = 0; place < PLACES; place++)
        reader->places[place].presence.collided = false; /* still to be told */
    tell_boot(reader);
    reader->beat = reader->round = now(reader);
}

void reader_step(reader *reader, uint16_t overruns)
{
    uint32_t time = now(reader);
    const outbox_entry *due = outbox_due(&reader->outbox, time);
    if (due)
        tell_event(reader, due);
    if (time - reader->beat >= BEAT_MS) {
        reader->beat += BEAT_MS;
        tell_beat(reader, overruns);
    }
    if (reader->turn == 0 && time - reader->round < ROUND_MS) {
        reader->board->rest(reader->board->self);
        return;
    }
    if (reader->turn == 0)
        reader->round = time;
    poll(reader, reader->turn, true);
    reader->turn = (uint8_t)((reader->turn + 1) % PLACES);
}
