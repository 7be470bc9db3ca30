/* The MicroPython program at a simulated Pico: pico-board MICROPYTHON pico.py FOLDER
   FOLDER holds the reader's program. It starts in the current folder, its flash.

   The program's standard input and output are the line to the host. Its hardware is asked for over
   two pipes, and each question takes time of the board: the board's clock is what the program
   sees, so it may run faster or slower than the real one. */
#define _XOPEN_SOURCE 700
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "console.h"

/* What a step costs on the RP2040 at 125 MHz, about. */
#define TRANSFER_US 60
#define BYTE_US 2
#define CLOCK_US 10

static stage scene;
static machine board;
static int line, ask, reply;
static pid_t program;
static char **command;
static uint64_t clock_us, started;
static uint64_t wake; /* when a sleeping program goes on; 0: it is awake */

static void give_up(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static void read_all(uint8_t *bytes, size_t count)
{
    while (count) {
        ssize_t got = read(ask, bytes, count);
        if (got <= 0)
            give_up("the program ended");
        bytes += got;
        count -= (size_t)got;
    }
}

static void answer(const uint8_t *bytes, size_t count)
{
    if (write(reply, bytes, count) != (ssize_t)count)
        give_up("the program does not listen");
}

static void start(void)
{
    int to_board[2], to_program[2];
    if (pipe(to_board) || pipe(to_program))
        give_up("no pipes");
    program = fork();
    if (program < 0)
        give_up("the program cannot be started");
    if (program == 0) {
        /* First out of the way of the numbers that are given to them. */
        int from = dup(to_program[0]), to = dup(to_board[1]), host = dup(line);
        close(to_program[1]);
        close(to_board[0]);
        dup2(host, 0);
        dup2(host, 1);
        dup2(from, 3);
        dup2(to, 4);
        for (int other = 5; other < 64; other++)
            close(other);
        execlp(command[0], command[0], command[1], command[2], (char *)NULL);
        _exit(127);
    }
    close(to_board[1]);
    close(to_program[0]);
    ask = to_board[0];
    reply = to_program[1];
    started = clock_us;
    wake = 0;
}

static void stop(void)
{
    kill(program, SIGKILL);
    waitpid(program, NULL, 0);
    close(ask);
    close(reply);
}

static void set_pin(uint8_t pin, bool high)
{
    static const uint8_t SELECTS[STAGE_PLACES] = {17, 20, 21, 22, 26, 27, 28, 14, 15};
    static const uint8_t OUTPUT_PINS[CONSOLE_OUTPUTS] = {13, 12, 11};
    for (int place = 0; place < STAGE_PLACES; place++)
        if (SELECTS[place] == pin)
            stage_select(&scene, place, !high);
    for (int output = 0; output < CONSOLE_OUTPUTS; output++)
        if (OUTPUT_PINS[output] == pin && high)
            board.switched_on[output]++;
}

static void transfer(void)
{
    uint8_t bytes[256], count;
    read_all(&count, 1);
    read_all(bytes, count);
    clock_us += TRANSFER_US;
    for (uint8_t at = 0; at < count; at++) {
        clock_us += BYTE_US;
        bytes[at] = stage_transfer(&scene, bytes[at], clock_us);
    }
    answer(bytes, count);
}

static void tell_time(void)
{
    uint32_t now = (uint32_t)((clock_us - started) / 1000);
    uint8_t bytes[4] = {(uint8_t)now, (uint8_t)(now >> 8), (uint8_t)(now >> 16),
                        (uint8_t)(now >> 24)};
    clock_us += CLOCK_US;
    answer(bytes, sizeof bytes);
}

static void serve(void)
{
    uint8_t question, words[2];
    read_all(&question, 1);
    switch (question) {
    case 'p':
        read_all(words, 2);
        set_pin(words[0], words[1]);
        break;
    case 'x':
        transfer();
        break;
    case 't':
        tell_time();
        break;
    case 'z':
        read_all(words, 1);
        wake = clock_us + words[0] * 1000u;
        break;
    default:
        give_up("the program asks what the board does not know");
    }
}

static void advance(uint64_t until)
{
    while (clock_us < until) {
        if (wake) {
            clock_us = wake < until ? wake : until;
            if (clock_us < wake)
                return;
            wake = 0;
            answer((const uint8_t *)"", 1);
        }
        serve();
    }
}

static uint64_t now(void)
{
    return clock_us;
}

static void reset(void)
{
    stop();
    start();
}

int main(int count, char **words)
{
    const char *name;
    if (count != 4)
        give_up("pico-board MICROPYTHON pico.py FOLDER");
    command = words + 1;
    signal(SIGPIPE, SIG_IGN);
    stage_begin(&scene);
    line = console_open(&name);
    board.now = now;
    board.advance = advance;
    board.reset = reset;
    start();
    int code = console_run(&board, &scene, name);
    stop();
    return code;
}
