#include "card_id.h"

#include <string.h>

bool card_id_equal(const card_id *one, const card_id *other)
{
    return one->length == other->length && memcmp(one->bytes, other->bytes, one->length) == 0;
}
