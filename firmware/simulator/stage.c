#include "stage.h"

#include <stdio.h>
#include <string.h>

void stage_begin(stage *stage)
{
    for (int place = 0; place < STAGE_PLACES; place++)
        sim_chip_power(&stage->chips[place], (uint32_t)place + 1);
    stage->selected = -1;
}

void stage_select(stage *stage, int place, bool on)
{
    if (on)
        stage->selected = place;
    else if (stage->selected == place)
        stage->selected = -1;
    sim_chip_select(&stage->chips[place], on);
}

uint8_t stage_transfer(stage *stage, uint8_t byte, uint64_t now)
{
    if (stage->selected < 0)
        return 0xFF;
    return sim_chip_transfer(&stage->chips[stage->selected], byte, now);
}

static bool lay(sim_chip *chip, const char *hex)
{
    uint8_t number[7];
    uint8_t length = 0;
    unsigned byte;
    for (; length < sizeof number && sscanf(hex, "%2x", &byte) == 1; hex += 2) {
        number[length++] = (uint8_t)byte;
        if (!hex[1])
            return false;
    }
    return !*hex && sim_chip_lay(chip, number, length);
}

bool stage_command(stage *stage, const char *line)
{
    char word[16] = "", rest[32] = "";
    int place = 0;
    unsigned number = 0;
    int fields = sscanf(line, "%15s %d %31s", word, &place, rest);
    if (fields < 2 || place < 1 || place > STAGE_PLACES)
        return false;
    sim_chip *chip = &stage->chips[place - 1];
    if (!strcmp(word, "card"))
        return lay(chip, rest);
    if (!strcmp(word, "remove"))
        sim_chip_clear(chip);
    else if (!strcmp(word, "noise") && sscanf(rest, "%u", &number) == 1)
        chip->noise = (uint8_t)number;
    else if (!strcmp(word, "ghost") && sscanf(rest, "%u", &number) == 1)
        chip->ghost = (uint8_t)number;
    else if (!strcmp(word, "version") && sscanf(rest, "%x", &number) == 1)
        chip->version = (uint8_t)number;
    else if (!strcmp(word, "dead"))
        chip->dead = true;
    else if (!strcmp(word, "deaf"))
        chip->deaf = true;
    else if (!strcmp(word, "faint"))
        sim_chip_faint(chip);
    else if (!strcmp(word, "alive")) {
        chip->dead = false;
        sim_chip_faint(chip);
    } else
        return false;
    return true;
}
