/* The portable core by itself, on this computer and in a time of its own: core-board */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "console.h"
#include "reader.h"

#define BYTE_US 1 /* on the bus, at 8 MHz */
#define STEP_US 20
#define REST_US 1000
#define LINE_US 87

static stage scene;
static machine simulated;
static int line;
static reader device;
static uint64_t clock_us, started;
static reader_identity identity = {"OPEN-READER-CORE", "-", "BV", 0};

static void select_place(void *self, uint8_t place, bool on)
{
    (void)self;
    stage_select(&scene, place, on);
}

static uint8_t transfer(void *self, uint8_t byte)
{
    (void)self;
    clock_us += BYTE_US;
    return stage_transfer(&scene, byte, clock_us);
}

static uint32_t millis(void *self)
{
    (void)self;
    return (uint32_t)((clock_us - started) / 1000);
}

static void rest(void *self)
{
    (void)self;
    clock_us += REST_US;
}

static void send_bytes(void *self, const char *bytes, uint8_t count)
{
    (void)self;
    clock_us += (uint64_t)count * LINE_US;
    /* A line that nobody reads loses bytes, as a real one does. */
    if (write(line, bytes, count) < 0)
        return;
}

/* This one has no light: a host must be told. */
static bool play(void *self, enum board_output output, enum board_pattern pattern)
{
    (void)self;
    if (output == OUTPUT_LIGHT)
        return false;
    simulated.switched_on[output] += pattern == PATTERN_NO ? 2 : 1;
    return true;
}

static const board here = {NULL, select_place, transfer, millis, rest, send_bytes, play};

static void start(void)
{
    started = clock_us;
    identity.boot++;
    reader_start(&device, &here, &identity);
}

static void advance(uint64_t until)
{
    static bool running;
    if (!running)
        start();
    running = true;
    while (clock_us < until) {
        uint8_t bytes[64];
        ssize_t count = read(line, bytes, sizeof bytes);
        for (ssize_t at = 0; at < count; at++)
            reader_receive(&device, bytes[at]);
        clock_us += STEP_US;
        reader_step(&device, 0);
    }
}

static uint64_t now(void)
{
    return clock_us;
}

int main(void)
{
    const char *name;
    stage_begin(&scene);
    line = console_open(&name);
    simulated.now = now;
    simulated.advance = advance;
    simulated.reset = start;
    return console_run(&simulated, &scene, name);
}
