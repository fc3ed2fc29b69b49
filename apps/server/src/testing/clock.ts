import type { Clock } from '../core/clock.ts';

/** A clock that stands until it is moved. */
export interface TestClock extends Clock {
  /** Jumps. */
  set(instant: string | Date): void;
  /** Lets time pass: beside what it shows, how long everything has run. */
  advance(milliseconds: number): void;
  readonly uptime: () => number;
}

/** A clock that stands at `start`. */
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
