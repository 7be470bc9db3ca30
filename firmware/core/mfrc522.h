/* The reader chip MFRC522 at one place: started, and asked what lies there.
   Register numbers and values: NXP data sheet MFRC522, chapters 8 and 9. */
#ifndef MFRC522_H
#define MFRC522_H

#include "board.h"
#include "presence.h"

/* Reset the chip and set it up. Returns its version; 0x00 and 0xFF mean that no chip answers. */
uint8_t mfrc522_start(const board *board, uint8_t place);

bool mfrc522_answers(uint8_t version);

/* Ask which card lies there. `id` is written for POLL_CARD only. A chip that has lost its settings
   counts as dead, for its timer ends nothing any more: it wants to be started again. The antenna is
   on only while a place is asked, where there are several: neighbours do not hear each other's
   cards, and the supply feeds one field at a time. */
enum poll_result mfrc522_poll(const board *board, uint8_t place, card_id *id);

#endif
