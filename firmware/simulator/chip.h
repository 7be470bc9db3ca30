/* A reader chip MFRC522 and the cards in its field, as seen from the bus, with faults on request.
   Knows nothing of a processor: whoever drives it says what time it is.
   Not modelled: reading what is stored on a card, and how antennas couple. */
#ifndef CHIP_H
#define CHIP_H

#include <stdbool.h>
#include <stdint.h>

#define FIELD_ROOM 2

enum card_state { CARD_IDLE, CARD_READY_1, CARD_READY_2, CARD_ACTIVE, CARD_HALT };

typedef struct {
    uint8_t length; /* 4 or 7 */
    uint8_t bytes[7];
    enum card_state state;
    bool woken; /* out of HALT, where an error leads back to */
} sim_card;

typedef struct {
    uint8_t registers[64];
    uint8_t fifo[64], answer[64];
    uint8_t filled, answered, taken;
    uint8_t error; /* of the answer that is on its way */
    uint64_t due;  /* microseconds; 0: nothing is on its way */
    uint64_t powered; /* since when the field is on */
    uint8_t address;
    bool reading;
    uint8_t phase;
    sim_card cards[FIELD_ROOM];
    uint8_t count; /* of cards */
    /* Faults. */
    uint8_t noise; /* per cent of answers that arrive damaged, and marked so */
    uint8_t ghost; /* per cent of numbers that arrive wrong, with a right check byte */
    bool dead;     /* nothing but FF comes back */
    bool deaf;     /* no card is heard until the chip is reset by command */
    uint8_t version;
    uint32_t dice;
} sim_chip;

/* A chip that has just got its supply. `seed` decides which answers are hit by noise. */
void sim_chip_power(sim_chip *chip, uint32_t seed);
/* Its supply fails for a moment: settings are lost, faults and cards stay. */
void sim_chip_faint(sim_chip *chip);
void sim_chip_select(sim_chip *chip, bool on);
uint8_t sim_chip_transfer(sim_chip *chip, uint8_t byte, uint64_t now);
/* Lay a card down; false if the field has no room or the number no right length. */
bool sim_chip_lay(sim_chip *chip, const uint8_t *number, uint8_t length);
void sim_chip_clear(sim_chip *chip);

#endif
