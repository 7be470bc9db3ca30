#include "requests.h"

#include <string.h>

#include "told.h"

enum request {
    REQUEST_BUZZ, /* the first three in the order of board_output */
    REQUEST_VIB,
    REQUEST_LED,
    REQUEST_HELLO,
    REQUEST_SYNC,
    REQUEST_ACK,
    REQUEST_PING,
    REQUESTS
};

static const char KINDS[REQUESTS][6] = {"BUZZ", "VIB", "LED", "HELLO", "SYNC", "ACK", "PING"};
static const char PATTERN_WORDS[PATTERNS][6] = {"YES", "NO", "WHICH"};

#define FIELDS 3
#define DIGITS 9 /* numbers of the host stay below 10 to the 9th */

/* Cut a payload at its commas, in place. Missing fields are empty, more than FIELDS are ignored. */
static void cut(char *payload, char *fields[FIELDS])
{
    for (uint8_t field = 0; field < FIELDS; field++) {
        fields[field] = payload;
        while (*payload && *payload != ',')
            payload++;
        if (*payload)
            *payload++ = 0;
    }
}

static bool read_number(const char *text, uint32_t *number)
{
    uint8_t digits = 0;
    *number = 0;
    for (; *text >= '0' && *text <= '9' && digits < DIGITS; text++, digits++)
        *number = *number * 10 + (uint32_t)(*text - '0');
    return digits && !*text;
}

/* Place of a word in a row of words of six bytes each; `count` if it is not there. */
static uint8_t find(const char *word, const char row[][6], uint8_t count)
{
    uint8_t at = 0;
    while (at < count && strcmp(word, row[at]))
        at++;
    return at;
}

static void feedback(reader *reader, enum board_output output, uint32_t number, const char *word)
{
    uint8_t pattern = find(word, PATTERN_WORDS, PATTERNS);
    if (pattern == PATTERNS)
        tell_outcome(reader, number, "PATTERN");
    else if (reader->board->play(reader->board->self, output, (enum board_pattern)pattern))
        tell_outcome(reader, number, NULL);
    else
        tell_outcome(reader, number, "OUTPUT");
}

static void tell_everything(reader *reader)
{
    outbox_clear(&reader->outbox); /* the state says more than the events that led to it */
    tell_state(reader);
}

void requests_take(reader *reader, char *payload)
{
    char *fields[FIELDS];
    uint32_t number;
    cut(payload, fields);
    uint8_t request = find(fields[0], KINDS, REQUESTS);
    bool numbered = read_number(fields[1], &number);
    if (request == REQUEST_HELLO) {
        tell_identity(reader);
        tell_everything(reader);
    } else if (request == REQUEST_SYNC) {
        tell_everything(reader);
    } else if (!numbered) {
        return; /* no answer could say what it answers */
    } else if (request == REQUEST_ACK) {
        outbox_acknowledge(&reader->outbox, number);
    } else if (request == REQUEST_PING) {
        tell_pong(reader, number);
    } else if (request < REQUEST_HELLO) {
        feedback(reader, (enum board_output)request, number, fields[2]);
    }
}
