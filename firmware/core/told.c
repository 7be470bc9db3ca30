#include "told.h"

#include "mfrc522.h"

static void send(reader *reader)
{
    uint8_t count = frame_finish(&reader->outgoing);
    if (count)
        reader->board->send(reader->board->self, reader->outgoing.line, count);
}

static void add_versions(reader *reader)
{
    uint8_t versions[PLACES];
    for (uint8_t place = 0; place < PLACES; place++)
        versions[place] = reader->places[place].version;
    frame_hex(&reader->outgoing, versions, PLACES);
}

void tell_boot(reader *reader)
{
    frame_begin(&reader->outgoing, "BOOT");
    frame_number(&reader->outgoing, READER_PROTOCOL);
    frame_number(&reader->outgoing, reader->identity->boot);
    add_versions(reader);
    send(reader);
}

void tell_identity(reader *reader)
{
    frame_writer *line = &reader->outgoing;
    frame_begin(line, "HI");
    frame_number(line, READER_PROTOCOL);
    frame_text(line, reader->identity->name);
    frame_text(line, READER_FIRMWARE);
    frame_text(line, reader->identity->serial);
    frame_number(line, reader->identity->boot);
    frame_number(line, PLACES);
    frame_text(line, reader->identity->outputs);
    add_versions(reader);
    send(reader);
}

static void add_card(frame_writer *line, const card_id *id)
{
    if (id->length)
        frame_hex(line, id->bytes, id->length);
    else
        frame_text(line, "-");
}

void tell_state(reader *reader)
{
    frame_writer *line = &reader->outgoing;
    for (uint8_t place = 0; place < PLACES; place++) {
        const presence *there = &reader->places[place].presence;
        frame_begin(line, "STATE");
        frame_number(line, reader->outbox.last);
        frame_number(line, (uint32_t)place + 1);
        if (there->faulty)
            frame_text(line, "?");
        else
            add_card(line, &there->present);
        send(reader);
    }
}

void tell_event(reader *reader, const outbox_entry *entry)
{
    static const char NAMES[][6] = {"TAG", "GONE", "COLL", "FAULT", "FINE"};
    frame_writer *line = &reader->outgoing;
    frame_begin(line, NAMES[entry->event]);
    frame_number(line, entry->sequence);
    frame_number(line, (uint32_t)entry->place + 1);
    if (entry->event == EVENT_FAULT || entry->event == EVENT_FINE)
        frame_hex(line, &entry->version, 1);
    else
        add_card(line, &entry->id);
    frame_number(line, entry->at);
    send(reader);
}

void tell_beat(reader *reader, uint16_t overruns)
{
    frame_begin(&reader->outgoing, "HB");
    frame_number(&reader->outgoing, reader->board->millis(reader->board->self));
    frame_number(&reader->outgoing, reader->outbox.last);
    frame_number(&reader->outgoing, reader->bad_frames);
    frame_number(&reader->outgoing, overruns);
    send(reader);
}

void tell_pong(reader *reader, uint32_t number)
{
    frame_begin(&reader->outgoing, "PONG");
    frame_number(&reader->outgoing, number);
    send(reader);
}

void tell_outcome(reader *reader, uint32_t number, const char *fault)
{
    frame_begin(&reader->outgoing, fault ? "ERR" : "OK");
    frame_number(&reader->outgoing, number);
    if (fault)
        frame_text(&reader->outgoing, fault);
    send(reader);
}
