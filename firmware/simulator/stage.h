/* The chips of a simulated reader, and the commands that move cards and cause faults.

       card P HEX      lay a card on place P (a second one may lie with it)
       remove P        take every card away from place P
       noise P N       damage N per cent of the answers
       ghost P N       shift N per cent of the numbers, with a right check byte
       dead P, alive P     the chip falls silent, and gets its supply back
       deaf P          the chip hears no card until it is reset by command
       faint P         the chip loses its settings
       version P HEX   the chip calls itself another version

   Places count from 1. */
#ifndef STAGE_H
#define STAGE_H

#include "chip.h"

#define STAGE_PLACES 9

typedef struct {
    sim_chip chips[STAGE_PLACES];
    int selected; /* from 0; -1 for none */
} stage;

void stage_begin(stage *stage);
/* Do one command; false if it is none of the above. */
bool stage_command(stage *stage, const char *line);
void stage_select(stage *stage, int place, bool on);
/* A byte on the bus at a time in microseconds; FF comes back if nothing is selected. */
uint8_t stage_transfer(stage *stage, uint8_t byte, uint64_t now);

#endif
