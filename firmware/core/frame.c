#include "frame.h"

#define TRAILER 5 /* `*` and four digits */

static uint16_t crc_step(uint16_t crc, uint8_t byte)
{
    crc = (uint16_t)(crc ^ (uint16_t)(byte << 8));
    for (uint8_t bit = 0; bit < 8; bit++)
        crc = (uint16_t)((crc << 1) ^ ((crc & 0x8000) ? 0x1021 : 0));
    return crc;
}

uint16_t frame_crc(const char *text, uint8_t count)
{
    uint16_t crc = 0xFFFF;
    for (uint8_t place = 0; place < count; place++)
        crc = crc_step(crc, (uint8_t)text[place]);
    return crc;
}

static char hex_digit(uint8_t value)
{
    return (char)(value < 10 ? '0' + value : 'A' + value - 10);
}

static void write_crc(char *where, uint16_t crc)
{
    for (uint8_t digit = 0; digit < 4; digit++)
        where[digit] = hex_digit((uint8_t)((crc >> (12 - 4 * digit)) & 0xF));
}

static bool is_trusted(const frame_reader *reader)
{
    char crc[4];
    if (reader->length <= TRAILER)
        return false;
    uint8_t payload = (uint8_t)(reader->length - TRAILER);
    if (reader->line[payload] != '*')
        return false;
    write_crc(crc, frame_crc(reader->line, payload));
    for (uint8_t digit = 0; digit < 4; digit++)
        if (crc[digit] != reader->line[payload + 1 + digit])
            return false;
    return true;
}

static enum frame_news drop(frame_reader *reader)
{
    reader->inside = false;
    return FRAME_BAD;
}

static enum frame_news finish(frame_reader *reader)
{
    if (!is_trusted(reader))
        return drop(reader);
    reader->inside = false;
    reader->line[reader->length - TRAILER] = 0;
    return FRAME_GOOD;
}

static enum frame_news start(frame_reader *reader)
{
    /* A second start sign means that the end of the frame before was lost. */
    enum frame_news news = reader->inside ? FRAME_BAD : FRAME_MORE;
    reader->inside = true;
    reader->closing = false;
    reader->length = 0;
    return news;
}

enum frame_news frame_take(frame_reader *reader, uint8_t byte)
{
    if (byte == '$')
        return start(reader);
    if (!reader->inside)
        return FRAME_MORE;
    if (byte == '\n')
        return finish(reader);
    if (reader->closing)
        return drop(reader);
    if (byte == '\r') {
        reader->closing = true;
        return FRAME_MORE;
    }
    if (byte < 0x20 || byte > 0x7E || reader->length == FRAME_PAYLOAD + TRAILER)
        return drop(reader);
    reader->line[reader->length++] = (char)byte;
    return FRAME_MORE;
}

static void put(frame_writer *writer, char character)
{
    if (writer->length > FRAME_PAYLOAD)
        writer->overfull = true;
    else
        writer->line[writer->length++] = character;
}

static void put_text(frame_writer *writer, const char *text)
{
    while (*text)
        put(writer, *text++);
}

void frame_begin(frame_writer *writer, const char *type)
{
    writer->length = 0;
    writer->overfull = false;
    put(writer, '$');
    put_text(writer, type);
}

void frame_text(frame_writer *writer, const char *text)
{
    put(writer, ',');
    put_text(writer, text);
}

void frame_number(frame_writer *writer, uint32_t number)
{
    char digits[11];
    uint8_t place = sizeof digits - 1;
    digits[place] = 0;
    do {
        digits[--place] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    frame_text(writer, digits + place);
}

void frame_hex(frame_writer *writer, const uint8_t *bytes, uint8_t count)
{
    put(writer, ',');
    for (uint8_t place = 0; place < count; place++) {
        put(writer, hex_digit(bytes[place] >> 4));
        put(writer, hex_digit(bytes[place] & 0xF));
    }
}

uint8_t frame_finish(frame_writer *writer)
{
    if (writer->overfull)
        return 0;
    uint8_t payload = (uint8_t)(writer->length - 1);
    char *end = writer->line + writer->length;
    end[0] = '*';
    write_crc(end + 1, frame_crc(writer->line + 1, payload));
    end[5] = '\r';
    end[6] = '\n';
    return (uint8_t)(writer->length + 7);
}
