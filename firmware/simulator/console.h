/* A simulated reader at the end of a pseudo-terminal, driven by commands on standard input.

   The first line written is `port` and the name a host opens. Each command is answered by `ok` and
   the device's milliseconds since its start, or by `no` if it is not understood. Beside the
   commands of the stage:

       run MS      let that much time of the device pass, as fast as it goes
       go          run in real time until the next command
       reset       press the reset button
       outputs     answer also how often buzzer, motor and light were switched on
       quit */
#ifndef CONSOLE_H
#define CONSOLE_H

#include "stage.h"

#define CONSOLE_OUTPUTS 3

typedef struct {
    uint64_t (*now)(void);            /* microseconds since the power came */
    void (*advance)(uint64_t until);  /* to about that moment */
    void (*reset)(void);
    unsigned switched_on[CONSOLE_OUTPUTS];
} machine;

/* Make the pseudo-terminal; the end of the device, which does not block. Ends the program if there
   is none to be had. `name` receives what a host opens. */
int console_open(const char **name);
/* Obey until `quit` or the end of the input. Returns the exit code. */
int console_run(machine *machine, stage *stage, const char *name);

#endif
