#include "chip.h"

#include <string.h>

/* NXP data sheet MFRC522, chapter 9. */
enum {
    COMMAND = 0x01, COM_IRQ = 0x04, DIV_IRQ = 0x05, ERROR = 0x06, FIFO_DATA = 0x09,
    FIFO_LEVEL = 0x0A, BIT_FRAMING = 0x0D, COLLISION = 0x0E, MODE = 0x11, TX_CONTROL = 0x14,
    TIMER_MODE = 0x2A, TIMER_PRESCALER = 0x2B, TIMER_HIGH = 0x2C, TIMER_LOW = 0x2D, VERSION = 0x37
};

#define TRANSCEIVE 0x0C
#define SOFT_RESET 0x0F
#define POWER_UP_US 5000   /* ISO 14443-3 */
#define NEVER_US 10000000u
#define REPLY_US 90        /* 1172 carrier periods */
#define BYTE_US 85         /* nine bits of 9.44 us */

static bool happens(sim_chip *chip, uint8_t per_cent)
{
    /* xorshift32 */
    chip->dice ^= chip->dice << 13;
    chip->dice ^= chip->dice >> 17;
    chip->dice ^= chip->dice << 5;
    return chip->dice % 100 < per_cent;
}

static bool field_is_on(const sim_chip *chip)
{
    return (chip->registers[TX_CONTROL] & 3) == 3;
}

static void unpower_cards(sim_chip *chip)
{
    for (uint8_t at = 0; at < chip->count; at++) {
        chip->cards[at].state = CARD_IDLE;
        chip->cards[at].woken = false;
    }
}

void sim_chip_faint(sim_chip *chip)
{
    memset(chip->registers, 0, sizeof chip->registers);
    chip->registers[COMMAND] = 0x20;
    chip->registers[COLLISION] = 0x80;
    chip->registers[MODE] = 0x3F;
    chip->registers[TX_CONTROL] = 0x80;
    chip->filled = 0;
    chip->due = 0;
    unpower_cards(chip);
}

void sim_chip_power(sim_chip *chip, uint32_t seed)
{
    memset(chip, 0, sizeof *chip);
    chip->version = 0x92;
    chip->dice = seed * 2654435761u + 1;
    sim_chip_faint(chip);
}

void sim_chip_clear(sim_chip *chip)
{
    chip->count = 0;
}

bool sim_chip_lay(sim_chip *chip, const uint8_t *number, uint8_t length)
{
    if (chip->count == FIELD_ROOM || (length != 4 && length != 7))
        return false;
    sim_card *card = &chip->cards[chip->count++];
    memset(card, 0, sizeof *card);
    card->length = length;
    memcpy(card->bytes, number, length);
    return true;
}

/* What a card says about itself at a level: four bytes and their XOR. */
static void number_at(const sim_card *card, uint8_t level, uint8_t part[5])
{
    if (level == 2)
        memcpy(part, card->bytes + 3, 4);
    else if (card->length == 4)
        memcpy(part, card->bytes, 4);
    else {
        part[0] = 0x88;
        memcpy(part + 1, card->bytes, 3);
    }
    part[4] = part[0] ^ part[1] ^ part[2] ^ part[3];
}

static void add_crc(uint8_t *bytes, uint8_t count)
{
    uint16_t crc = 0x6363;
    for (uint8_t at = 0; at < count; at++) {
        crc ^= bytes[at];
        for (uint8_t bit = 0; bit < 8; bit++)
            crc = (uint16_t)((crc >> 1) ^ (crc & 1 ? 0x8408 : 0));
    }
    bytes[count] = (uint8_t)crc;
    bytes[count + 1] = (uint8_t)(crc >> 8);
}

static bool crc_is_right(const uint8_t *bytes, uint8_t count)
{
    uint8_t copy[64];
    if (count < 3)
        return false;
    memcpy(copy, bytes, count);
    add_crc(copy, (uint8_t)(count - 2));
    return memcmp(copy, bytes, count) == 0;
}

static uint8_t fall_back(sim_card *card)
{
    if (card->state != CARD_HALT)
        card->state = card->woken ? CARD_HALT : CARD_IDLE;
    return 0;
}

static uint8_t answer_call(sim_card *card, uint8_t call, uint8_t *out)
{
    bool hears = card->state == CARD_IDLE || (card->state == CARD_HALT && call == 0x52);
    if (!hears)
        return fall_back(card);
    card->woken = card->state == CARD_HALT;
    card->state = CARD_READY_1;
    out[0] = card->length == 7 ? 0x44 : 0x04;
    out[1] = 0x00;
    return 2;
}

static uint8_t answer_select(sim_card *card, const uint8_t *in, uint8_t level, bool ghost,
                             uint8_t *out)
{
    uint8_t part[5];
    number_at(card, level, part);
    if (!crc_is_right(in, 9) || (!ghost && memcmp(in + 2, part, 5)))
        return fall_back(card);
    bool more = level == 1 && card->length == 7;
    card->state = more ? CARD_READY_2 : CARD_ACTIVE;
    out[0] = more ? 0x04 : card->length == 7 ? 0x00 : 0x08;
    add_crc(out, 1);
    return 3;
}

/* What one card answers to what was sent; 0 for silence. */
static uint8_t answer_of(sim_card *card, const uint8_t *in, uint8_t count, uint8_t bits, bool ghost,
                         uint8_t *out)
{
    uint8_t level = card->state == CARD_READY_2 ? 2 : 1;
    bool ready = card->state == CARD_READY_1 || card->state == CARD_READY_2;
    bool at_level = ready && in[0] == (level == 1 ? 0x93 : 0x95);
    if (bits == 7 && count == 1 && (in[0] == 0x26 || in[0] == 0x52))
        return answer_call(card, in[0], out);
    if (at_level && count == 2 && in[1] == 0x20) {
        number_at(card, level, out);
        return 5;
    }
    if (at_level && count == 9 && in[1] == 0x70)
        return answer_select(card, in, level, ghost, out);
    if (card->state == CARD_ACTIVE && count == 4 && in[0] == 0x50 && crc_is_right(in, 4)) {
        card->state = CARD_HALT;
        return 0;
    }
    return fall_back(card);
}

/* Put one more answer over what is in the air already. */
static void superpose(sim_chip *chip, const uint8_t *one, uint8_t count)
{
    if (chip->answered && (chip->answered != count || memcmp(chip->answer, one, count)))
        chip->error |= 0x08;
    memcpy(chip->answer, one, count);
    chip->answered = count;
}

static void spoil(sim_chip *chip)
{
    if (chip->answered && happens(chip, chip->noise)) {
        chip->error |= 0x02;
        chip->answer[1] ^= 0x10;
    }
    if (chip->answered == 5 && happens(chip, chip->ghost)) {
        uint8_t first = chip->answer[1];
        chip->answer[1] = chip->answer[2];
        chip->answer[2] = chip->answer[3];
        chip->answer[3] = first;
    }
}

static uint64_t timer_us(const sim_chip *chip)
{
    uint32_t prescaler = (uint32_t)(chip->registers[TIMER_MODE] & 0x0F) << 8
                         | chip->registers[TIMER_PRESCALER];
    uint32_t reload = (uint32_t)chip->registers[TIMER_HIGH] << 8 | chip->registers[TIMER_LOW];
    if (!(chip->registers[TIMER_MODE] & 0x80))
        return NEVER_US;
    return (uint64_t)(2 * prescaler + 1) * (reload + 1) * 100 / 1356;
}

static void send(sim_chip *chip, uint64_t now)
{
    uint8_t one[64];
    uint8_t bits = chip->registers[BIT_FRAMING] & 7;
    bool heard = field_is_on(chip) && !chip->deaf && now >= chip->powered + POWER_UP_US;
    chip->answered = 0;
    chip->error = 0;
    for (uint8_t at = 0; heard && at < chip->count; at++) {
        uint8_t count = answer_of(&chip->cards[at], chip->fifo, chip->filled, bits,
                                  chip->ghost > 0, one);
        if (count)
            superpose(chip, one, count);
    }
    spoil(chip);
    uint64_t sent = (uint64_t)chip->filled * BYTE_US;
    chip->due = now + sent
                + (chip->answered ? REPLY_US + (uint64_t)chip->answered * BYTE_US : timer_us(chip));
    chip->filled = 0;
}

/* Let happen what has happened until now. */
static void settle(sim_chip *chip, uint64_t now)
{
    if (!chip->due || now < chip->due)
        return;
    chip->due = 0;
    if (!chip->answered) {
        chip->registers[COM_IRQ] |= 0x01;
        return;
    }
    chip->registers[COM_IRQ] |= 0x30;
    chip->registers[ERROR] = chip->error;
    memcpy(chip->fifo, chip->answer, chip->answered);
    chip->filled = chip->answered;
}

static uint8_t read_register(sim_chip *chip, uint8_t address)
{
    switch (address) {
    case FIFO_DATA: {
        uint8_t first = chip->fifo[0];
        if (!chip->filled)
            return 0;
        memmove(chip->fifo, chip->fifo + 1, --chip->filled);
        return first;
    }
    case FIFO_LEVEL:
        return chip->filled;
    case VERSION:
        return chip->version;
    default:
        return chip->registers[address];
    }
}

static void write_command(sim_chip *chip, uint8_t value)
{
    if ((value & 0x0F) == SOFT_RESET) {
        sim_chip_faint(chip);
        chip->deaf = false;
        return;
    }
    chip->due = 0;
    chip->registers[COMMAND] = value;
}

static void write_irq(sim_chip *chip, uint8_t address, uint8_t value)
{
    if (value & 0x80)
        chip->registers[address] |= value & 0x7F;
    else
        chip->registers[address] &= (uint8_t)~value;
}

static void write_antenna(sim_chip *chip, uint8_t value, uint64_t now)
{
    bool was_on = field_is_on(chip);
    chip->registers[TX_CONTROL] = value;
    if (field_is_on(chip) && !was_on)
        chip->powered = now;
    if (!field_is_on(chip))
        unpower_cards(chip);
}

static void write_register(sim_chip *chip, uint8_t address, uint8_t value, uint64_t now)
{
    switch (address) {
    case COMMAND:
        write_command(chip, value);
        break;
    case COM_IRQ:
    case DIV_IRQ:
        write_irq(chip, address, value);
        break;
    case ERROR:
    case VERSION:
        break; /* read only */
    case FIFO_DATA:
        if (chip->filled < sizeof chip->fifo)
            chip->fifo[chip->filled++] = value;
        else
            chip->registers[ERROR] |= 0x10;
        break;
    case FIFO_LEVEL:
        if (value & 0x80)
            chip->filled = 0;
        break;
    case TX_CONTROL:
        write_antenna(chip, value, now);
        break;
    case BIT_FRAMING:
        chip->registers[address] = value & 0x7F;
        if ((value & 0x80) && (chip->registers[COMMAND] & 0x0F) == TRANSCEIVE)
            send(chip, now);
        break;
    default:
        chip->registers[address] = value;
    }
}

void sim_chip_select(sim_chip *chip, bool on)
{
    (void)on;
    chip->phase = 0;
}

uint8_t sim_chip_transfer(sim_chip *chip, uint8_t byte, uint64_t now)
{
    uint8_t back = 0;
    if (chip->dead)
        return 0xFF;
    settle(chip, now);
    if (chip->phase == 0) {
        chip->phase = 1;
        chip->reading = byte & 0x80;
        chip->address = (byte >> 1) & 0x3F;
    } else if (chip->reading) {
        back = read_register(chip, chip->address);
        chip->address = (byte >> 1) & 0x3F;
    } else {
        write_register(chip, chip->address, byte, now);
    }
    return back;
}
