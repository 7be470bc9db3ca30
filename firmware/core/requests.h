/* What the host asks. */
#ifndef REQUESTS_H
#define REQUESTS_H

#include "reader.h"

/* Answer one payload. Unknown kinds are left unanswered: a later host may know more than we do. */
void requests_take(reader *reader, char *payload);

#endif
