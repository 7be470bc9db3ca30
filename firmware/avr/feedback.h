/* Buzzer, motor and light: patterns that play by themselves. */
#ifndef FEEDBACK_H
#define FEEDBACK_H

#include "board.h"

void feedback_start(void);
void feedback_play(enum board_output output, enum board_pattern pattern);
/* To be called each millisecond, from the timer's interrupt. */
void feedback_tick(void);

#endif
