import type { Clock } from '../core/clock.ts';

/** A clock that stops until it is moved. */
export interface TestClock extends Clock {
  /** Sets the clock. */
  set(instant: string | Date): void;
  /** Lets time pass: advances the clock and the running time. */
  advance(milliseconds: number): void;
  readonly uptime: () => number;
}

/** A clock that begins at `start`. */
export function createTestClock(start = '2026-03-02T01:00:00.000Z'): TestClock {
  let now = Date.parse(start);
  let ran = 0;
  const clock = () => new Date(now);
  return Object.assign(clock, {
    set(instant: string | Date) {
      now = new Date(instant).getTime();
    },
    advance(milliseconds: number) {
      now += milliseconds;
      ran += milliseconds;
    },
    uptime: () => ran,
  });
}
