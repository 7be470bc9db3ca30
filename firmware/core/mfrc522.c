#include "mfrc522.h"

#include <string.h>

enum chip_register {
    COMMAND = 0x01,
    COM_IRQ = 0x04,
    ERROR = 0x06,
    FIFO_DATA = 0x09,
    FIFO_LEVEL = 0x0A,
    BIT_FRAMING = 0x0D,
    COLLISION = 0x0E,
    MODE = 0x11,
    TX_MODE = 0x12,
    RX_MODE = 0x13,
    TX_CONTROL = 0x14,
    TX_ASK = 0x15,
    MOD_WIDTH = 0x24,
    TIMER_MODE = 0x2A,
    TIMER_PRESCALER = 0x2B,
    TIMER_RELOAD_HIGH = 0x2C,
    TIMER_RELOAD_LOW = 0x2D,
    VERSION = 0x37
};

#define COMMAND_IDLE 0x00
#define COMMAND_TRANSCEIVE 0x0C
#define COMMAND_RESET 0x0F
#define POWERED_DOWN 0x10
#define IRQ_ALL 0x7F
#define IRQ_ANSWER 0x30 /* received, or idle again */
#define IRQ_TIMER 0x01
#define ERROR_COLLISION 0x08
#define NO_CHIP 0xFF /* what an empty bus reads; no register that is asked here can hold it */
#define ERROR_OTHERS 0x13 /* buffer overflow, parity, protocol */
#define FIFO_FLUSH 0x80
#define START_SEND 0x80
#define TIMER_AUTO 0x80
#define ANTENNA_ON 0x83
#define ANTENNA_OFF 0x80
#define SEVEN_BITS 7

#define CARD_WAKE_UP 0x52
#define CARD_LEVEL_1 0x93
#define CARD_LEVEL_2 0x95
#define CARD_ANTICOLLISION 0x20
#define CARD_SELECT 0x70
#define CASCADE_TAG 0x88
#define SAK_MORE 0x04 /* the number goes on at the next level */

#define RESET_MS 50
#define DEAD_MS 40  /* the chip's own timer ends every exchange after 2 ms */
#define FIELD_MS 6  /* ISO 14443-3: a card is ready 5 ms after the field has come up */

static void write(const board *board, uint8_t place, uint8_t address, uint8_t value)
{
    board->select(board->self, place, true);
    board->transfer(board->self, (uint8_t)(address << 1));
    board->transfer(board->self, value);
    board->select(board->self, place, false);
}

static uint8_t read(const board *board, uint8_t place, uint8_t address)
{
    board->select(board->self, place, true);
    board->transfer(board->self, (uint8_t)(0x80 | address << 1));
    uint8_t value = board->transfer(board->self, 0);
    board->select(board->self, place, false);
    return value;
}

static uint32_t since(const board *board, uint32_t moment)
{
    return board->millis(board->self) - moment;
}

static void pause(const board *board, uint8_t milliseconds)
{
    uint32_t from = board->millis(board->self);
    while (since(board, from) < milliseconds)
        board->rest(board->self);
}

bool mfrc522_answers(uint8_t version)
{
    return version != 0x00 && version != NO_CHIP;
}

uint8_t mfrc522_start(const board *board, uint8_t place)
{
    static const uint8_t SETTINGS[][2] = {
        {TX_MODE, 0x00}, {RX_MODE, 0x00}, /* 106 kbit/s, checksums are ours */
        {MOD_WIDTH, 0x26},
        {TIMER_MODE, TIMER_AUTO}, {TIMER_PRESCALER, 0xA9}, /* ticks of 25 us */
        {TIMER_RELOAD_HIGH, 0x00}, {TIMER_RELOAD_LOW, 0x4F}, /* 80 ticks = 2 ms */
        {TX_ASK, 0x40}, {MODE, 0x3D},
        {TX_CONTROL, ANTENNA_OFF},
    };
    uint8_t version = read(board, place, VERSION);
    if (!mfrc522_answers(version))
        return version;
    write(board, place, COMMAND, COMMAND_RESET);
    uint32_t from = board->millis(board->self);
    while ((read(board, place, COMMAND) & POWERED_DOWN) && since(board, from) < RESET_MS)
        board->rest(board->self);
    for (uint8_t line = 0; line < sizeof SETTINGS / sizeof SETTINGS[0]; line++)
        write(board, place, SETTINGS[line][0], SETTINGS[line][1]);
    return version;
}

enum answer { ANSWERED, SILENT, WRONG, COLLIDED, DEAD };

/* What is sent to a card, and what comes back in its place. */
typedef struct {
    uint8_t bytes[9]; /* the longest: SELECT with a whole number and its checksum */
    uint8_t count;
} talk;

static enum answer wait_for_answer(const board *board, uint8_t place)
{
    uint32_t from = board->millis(board->self);
    do {
        uint8_t signs = read(board, place, COM_IRQ);
        if (signs == NO_CHIP)
            return DEAD;
        if (signs & IRQ_ANSWER)
            return ANSWERED;
        if (signs & IRQ_TIMER)
            return SILENT;
    } while (since(board, from) < DEAD_MS);
    return DEAD;
}

/* Send `talk` and put the answer, which must be `expected` bytes long, in its place. */
static enum answer exchange(const board *board, uint8_t place, talk *talk, uint8_t last_bits,
                            uint8_t expected)
{
    write(board, place, COMMAND, COMMAND_IDLE);
    write(board, place, COM_IRQ, IRQ_ALL);
    write(board, place, FIFO_LEVEL, FIFO_FLUSH);
    for (uint8_t at = 0; at < talk->count; at++)
        write(board, place, FIFO_DATA, talk->bytes[at]);
    write(board, place, COMMAND, COMMAND_TRANSCEIVE);
    write(board, place, BIT_FRAMING, (uint8_t)(START_SEND | last_bits));
    enum answer answer = wait_for_answer(board, place);
    write(board, place, BIT_FRAMING, 0);
    if (answer != ANSWERED)
        return answer;
    uint8_t errors = read(board, place, ERROR);
    if (errors == NO_CHIP)
        return DEAD;
    if (errors & ERROR_COLLISION)
        return COLLIDED;
    if ((errors & ERROR_OTHERS) || read(board, place, FIFO_LEVEL) != expected)
        return WRONG;
    for (uint8_t at = 0; at < expected; at++)
        talk->bytes[at] = read(board, place, FIFO_DATA);
    talk->count = expected;
    return ANSWERED;
}

/* CRC_A of ISO 14443-3: polynomial 8408 (reflected), start 6363, low byte first. */
static uint16_t crc_a(const uint8_t *bytes, uint8_t count)
{
    uint16_t crc = 0x6363;
    for (uint8_t at = 0; at < count; at++) {
        crc ^= bytes[at];
        for (uint8_t bit = 0; bit < 8; bit++)
            crc = (uint16_t)((crc >> 1) ^ ((crc & 1) ? 0x8408 : 0));
    }
    return crc;
}

static void add_crc(talk *talk)
{
    uint16_t crc = crc_a(talk->bytes, talk->count);
    talk->bytes[talk->count++] = (uint8_t)crc;
    talk->bytes[talk->count++] = (uint8_t)(crc >> 8);
}

static bool ends_with_crc(const talk *talk)
{
    uint16_t crc = crc_a(talk->bytes, (uint8_t)(talk->count - 2));
    return talk->bytes[talk->count - 2] == (uint8_t)crc
           && talk->bytes[talk->count - 1] == (uint8_t)(crc >> 8);
}

static enum answer wake(const board *board, uint8_t place)
{
    enum answer answer = SILENT;
    /* A card that was interrupted in the middle of its number takes the first call as an error
       and answers the second. */
    for (uint8_t call = 0; call < 2 && answer == SILENT; call++) {
        talk talk = {{CARD_WAKE_UP}, 1};
        answer = exchange(board, place, &talk, SEVEN_BITS, 2);
    }
    return answer;
}

/* Read the part of the number that belongs to a level, and select it. */
static enum answer read_level(const board *board, uint8_t place, uint8_t level, uint8_t part[4],
                              bool *more)
{
    talk talk = {{level, CARD_ANTICOLLISION}, 2};
    uint8_t check = 0;
    enum answer answer = exchange(board, place, &talk, 0, 5);
    if (answer != ANSWERED)
        return answer;
    for (uint8_t at = 0; at < 5; at++)
        check ^= talk.bytes[at];
    if (check)
        return WRONG;
    memcpy(part, talk.bytes, 4);
    memmove(talk.bytes + 2, talk.bytes, 5);
    talk.bytes[0] = level;
    talk.bytes[1] = CARD_SELECT;
    talk.count = 7;
    add_crc(&talk);
    answer = exchange(board, place, &talk, 0, 3);
    if (answer == ANSWERED && !ends_with_crc(&talk))
        return WRONG;
    *more = (talk.bytes[0] & SAK_MORE) != 0;
    return answer;
}

static enum answer read_number(const board *board, uint8_t place, card_id *id)
{
    uint8_t part[4];
    bool more = false;
    enum answer answer = read_level(board, place, CARD_LEVEL_1, part, &more);
    if (answer != ANSWERED)
        return answer;
    if (more != (part[0] == CASCADE_TAG))
        return WRONG;
    if (!more) {
        memcpy(id->bytes, part, 4);
        id->length = 4;
        return ANSWERED;
    }
    memcpy(id->bytes, part + 1, 3);
    answer = read_level(board, place, CARD_LEVEL_2, part, &more);
    if (answer == ANSWERED && more)
        return WRONG;
    memcpy(id->bytes + 3, part, 4);
    id->length = 7;
    return answer;
}

/* Send the card to sleep: left awake, it would hear neither the next call nor the one after. */
static void halt(const board *board, uint8_t place)
{
    talk talk = {{0x50, 0x00}, 2};
    add_crc(&talk);
    exchange(board, place, &talk, 0, 0); /* silence is the right answer */
}

static enum poll_result ask(const board *board, uint8_t place, card_id *id)
{
    card_id found;
    enum answer answer = wake(board, place);
    if (answer == SILENT)
        return POLL_NOTHING;
    if (answer == ANSWERED)
        answer = read_number(board, place, &found);
    if (answer == ANSWERED) {
        halt(board, place);
        *id = found;
        return POLL_CARD;
    }
    if (answer == DEAD)
        return POLL_DEAD;
    /* Silence after the first answer is an error: a card is there. */
    return answer == COLLIDED ? POLL_COLLISION : POLL_GARBLED;
}

enum poll_result mfrc522_poll(const board *board, uint8_t place, card_id *id)
{
    if (!mfrc522_answers(read(board, place, VERSION)))
        return POLL_DEAD;
    if (read(board, place, TX_CONTROL) != ANTENNA_ON) {
        write(board, place, TX_CONTROL, ANTENNA_ON);
        pause(board, FIELD_MS);
    }
    write(board, place, COLLISION, 0);
    enum poll_result result = ask(board, place, id);
    if (PLACES > 1)
        write(board, place, TX_CONTROL, ANTENNA_OFF);
    return result;
}
