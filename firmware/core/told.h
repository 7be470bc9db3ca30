/* Every message that goes to the host. */
#ifndef TOLD_H
#define TOLD_H

#include "reader.h"

void tell_boot(reader *reader);
void tell_identity(reader *reader);
/* One STATE for each place. */
void tell_state(reader *reader);
void tell_event(reader *reader, const outbox_entry *entry);
void tell_beat(reader *reader, uint16_t overruns);
void tell_pong(reader *reader, uint32_t number);
/* The answer to a numbered request: NULL for done, else why not. */
void tell_outcome(reader *reader, uint32_t number, const char *fault);

#endif
