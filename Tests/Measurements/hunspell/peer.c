// What main.swift measures, with libhunspell.
#include <hunspell/hunspell.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long memory(void) {
  char line[256];
  long kilobytes = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status)) sscanf(line, "VmRSS: %ld", &kilobytes);
  if (status) fclose(status);
  return kilobytes;
}

static int compare(const void *one, const void *other) {
  double a = *(const double *)one, b = *(const double *)other;
  return (a > b) - (a < b);
}

int main(int count, char **arguments) {
  (void)count;
  char line[1024];
  char **words = NULL;
  size_t size = 0;
  while (fgets(line, sizeof line, stdin)) {
    line[strcspn(line, "\n")] = 0;
    words = realloc(words, (size + 1) * sizeof *words);
    words[size++] = strdup(line);
  }
  long before = memory();
  Hunhandle *dictionary = Hunspell_create(arguments[2], arguments[1]);
  long taken = memory() - before;
  for (size_t index = 0; index < size; index++)
    puts(Hunspell_spell(dictionary, words[index]) ? "1" : "0");
  double rounds[5];
  long known = 0;
  for (int round = 0; round < 5; round++) {
    struct timespec start, end;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (size_t index = 0; index < size; index++) known += Hunspell_spell(dictionary, words[index]);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    rounds[round] = size / ((end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) / 1e9);
  }
  qsort(rounds, 5, sizeof *rounds, compare);
  fprintf(stderr, "%ld %.0f %ld\n", taken, rounds[2], known);
  return 0;
}
