/* The AVR program in a simulated ATmega328P: avr-board PROGRAM.elf */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <avr_extint.h>
#include <avr_ioport.h>
#include <avr_spi.h>
#include <avr_uart.h>
#include <sim_avr.h>
#include <sim_elf.h>

#include "console.h"

#define CYCLES_PER_US 16
#define SLICE_CYCLES 16000
#define BYTE_CYCLES 1389 /* ten bits at 115200 baud */

static avr_t *avr;
static stage scene;
static machine board;
static int line;
static avr_irq_t *bus_in, *line_in;
static struct {
    uint8_t bytes[4096];
    unsigned from, to;
} host; /* bytes on their way from the host, as fast as the line carries them */

static uint64_t now(void)
{
    return avr->cycle / CYCLES_PER_US;
}

static void on_bus(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq, (void)param;
    avr_raise_irq(bus_in, stage_transfer(&scene, (uint8_t)value, now()));
}

static void on_select(avr_irq_t *irq, uint32_t value, void *place)
{
    (void)irq;
    stage_select(&scene, (int)(intptr_t)place, !value);
}

static void on_output(avr_irq_t *irq, uint32_t value, void *output)
{
    (void)irq;
    if (value)
        board.switched_on[(intptr_t)output]++;
}

static void on_line(avr_irq_t *irq, uint32_t value, void *param)
{
    (void)irq, (void)param;
    uint8_t byte = (uint8_t)value;
    /* A line that nobody reads loses bytes, as a real one does. */
    if (write(line, &byte, 1) < 0)
        return;
}

static avr_cycle_count_t next_byte(avr_t *its, avr_cycle_count_t when, void *param)
{
    (void)its, (void)param;
    avr_raise_irq(line_in, host.bytes[host.from++]);
    if (host.from < host.to)
        return when + BYTE_CYCLES;
    host.from = host.to = 0;
    return 0;
}

static void listen_to_host(void)
{
    bool idle = host.from == host.to;
    ssize_t count = read(line, host.bytes + host.to, sizeof host.bytes - host.to);
    if (count <= 0)
        return;
    host.to += (unsigned)count;
    if (idle)
        avr_cycle_timer_register(avr, BYTE_CYCLES, next_byte, NULL);
}

static void advance(uint64_t until)
{
    avr_cycle_count_t end = until * CYCLES_PER_US;
    while (avr->cycle < end) {
        avr_cycle_count_t slice = avr->cycle + SLICE_CYCLES;
        listen_to_host();
        while (avr->cycle < slice && avr->cycle < end)
            if (avr_run(avr) == cpu_Crashed) {
                fputs("the program crashed\n", stderr);
                exit(1);
            }
    }
}

static void reset(void)
{
    avr_reset(avr);
    host.from = host.to = 0;
}

/* Asleep, the processor costs nothing: its clock jumps to the next event. */
static void skip_sleep(avr_t *its, avr_cycle_count_t cycles)
{
    (void)its, (void)cycles;
}

static void watch(char port, int pin, avr_irq_notify_t notify, int number)
{
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(port), pin), notify,
                            (void *)(intptr_t)number);
}

static void wire(void)
{
    static const struct {
        char port;
        int pin;
    } SELECTS[STAGE_PLACES] = {{'B', 2}, {'B', 1}, {'B', 0}, {'C', 0}, {'C', 1},
                               {'C', 2}, {'C', 3}, {'C', 4}, {'C', 5}};
    static const int OUTPUT_PINS[CONSOLE_OUTPUTS] = {3, 5, 6};
    uint32_t flags = 0;
    for (int place = 0; place < STAGE_PLACES; place++)
        watch(SELECTS[place].port, SELECTS[place].pin, on_select, place);
    for (int output = 0; output < CONSOLE_OUTPUTS; output++)
        watch('D', OUTPUT_PINS[output], on_output, output);
    bus_in = avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_INPUT);
    line_in = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_SPI_GETIRQ(0), SPI_IRQ_OUTPUT), on_bus,
                            NULL);
    avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT),
                            on_line, NULL);
    /* The buzzer hangs on a pin that could ask for attention while it is low. It never does here, and
       simavr would look at it in every cycle. */
    avr_extint_set_strict_lvl_trig(avr, 1, 0);
    avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
    flags &= (uint32_t)~(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POLL_SLEEP);
    avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
}

static void say_nothing(avr_t *its, const int level, const char *format, va_list values)
{
    (void)its, (void)level, (void)format, (void)values;
}

int main(int count, char **words)
{
    elf_firmware_t program;
    const char *name;
    memset(&program, 0, sizeof program);
    avr_global_logger_set(say_nothing);
    if (count != 2 || elf_read_firmware(words[1], &program)) {
        fputs("avr-board PROGRAM.elf\n", stderr);
        return 2;
    }
    avr = avr_make_mcu_by_name("atmega328p");
    avr_init(avr);
    avr->frequency = CYCLES_PER_US * 1000000;
    avr_load_firmware(avr, &program);
    avr->run = avr_callback_run_raw;
    avr->sleep = skip_sleep;
    stage_begin(&scene);
    line = console_open(&name);
    wire();
    board.now = now;
    board.advance = advance;
    board.reset = reset;
    return console_run(&board, &scene, name);
}
