import type { Shares } from './trace.ts';

/** The number of rounds of every comparison, after one that warms both sides up. */
export const rounds = 5;

/** A row of the table. */
export interface Row {
  /** What a user does. */
  readonly what: string;
  /** `≤ 95 KB`, or as a share of the yardstick: `≤ 0.75 of the lean page`. */
  readonly bar: string;
  /** The unit of the values, where the bar is a share. @default 'ms' */
  readonly unit?: string;
  /** What a miss means for a user. */
  readonly miss: string;
}

/** The values of a row, one for each round, and those of its yardstick. */
export interface Sample {
  readonly ours: readonly number[];
  readonly lean?: readonly number[];
  /** What the main thread did in the time, where that was traced. */
  readonly shares?: Shares | undefined;
}

/** What it means for a user that more code is fetched. */
export const laterOnSlowLine =
  'a first visit on a slow line waits longer, about 0.1 s for each 125 KB at 10 Mbit/s';

/** One part of the bench: its rows, and what measures them, each by the same key. */
export interface Part {
  readonly rows: Readonly<Record<string, Row>>;
  readonly run: () => Promise<Record<string, Sample>>;
  /** Whether `pnpm bench` without names leaves it out, because it takes long; it has a table of its own then. */
  readonly title?: string;
}

/** The smallest value that so many percent of the values do not exceed; 50 is the median. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
}
