#define _XOPEN_SOURCE 700
#include "console.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#define SLICE_US 5000 /* how finely real time is followed */

static void give_up(const char *what)
{
    perror(what);
    exit(1);
}

int console_open(const char **name)
{
    struct termios raw;
    int device = posix_openpt(O_RDWR | O_NOCTTY);
    if (device < 0 || grantpt(device) || unlockpt(device) || !(*name = ptsname(device)))
        give_up("no pseudo-terminal");
    /* Held open here too, so that the device never sees a host hang up. */
    int host = open(*name, O_RDWR | O_NOCTTY);
    if (host < 0 || tcgetattr(host, &raw))
        give_up(*name);
    raw.c_iflag = raw.c_oflag = raw.c_lflag = 0;
    raw.c_cflag = CS8 | CREAD | CLOCAL;
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    tcsetattr(host, TCSANOW, &raw);
    fcntl(device, F_SETFL, O_NONBLOCK);
    fcntl(device, F_SETFD, FD_CLOEXEC);
    fcntl(host, F_SETFD, FD_CLOEXEC);
    return device;
}

static bool input_waits(void)
{
    struct pollfd input = {0, POLLIN, 0};
    return poll(&input, 1, 0) != 0;
}

static uint64_t real_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000 + (uint64_t)time.tv_nsec / 1000;
}

static void run_in_real_time(machine *machine)
{
    uint64_t ahead = machine->now() - real_now();
    while (!input_waits()) {
        struct timespec slice = {0, SLICE_US * 1000};
        nanosleep(&slice, NULL);
        machine->advance(real_now() + ahead);
    }
}

/* Read a line without reading ahead, so that `input_waits` tells the truth. */
static bool read_line(char *line, size_t room)
{
    size_t length = 0;
    char byte;
    while (read(0, &byte, 1) == 1) {
        if (byte == '\n') {
            line[length] = 0;
            return true;
        }
        if (length + 1 < room)
            line[length++] = byte;
    }
    return false;
}

static void answer(const machine *machine, bool outputs, uint64_t began)
{
    printf("ok %llu", (unsigned long long)((machine->now() - began) / 1000));
    for (int at = 0; outputs && at < CONSOLE_OUTPUTS; at++)
        printf(" %u", machine->switched_on[at]);
    putchar('\n');
}

int console_run(machine *machine, stage *stage, const char *name)
{
    char line[64];
    unsigned milliseconds;
    uint64_t began = machine->now();
    setvbuf(stdout, NULL, _IOLBF, 0);
    printf("port %s\n", name);
    while (read_line(line, sizeof line) && strcmp(line, "quit")) {
        bool outputs = !strcmp(line, "outputs");
        if (sscanf(line, "run %u", &milliseconds) == 1)
            machine->advance(machine->now() + (uint64_t)milliseconds * 1000);
        else if (!strcmp(line, "go"))
            run_in_real_time(machine);
        else if (!strcmp(line, "reset")) {
            machine->reset();
            began = machine->now();
        } else if (!outputs && !stage_command(stage, line)) {
            puts("no");
            continue;
        }
        answer(machine, outputs, began);
    }
    return 0;
}
