import type { Finding } from '../src/testing/finding.ts';
import type { Random } from './random.ts';

/** One kind of fault. */
export interface Row {
  readonly title: string;
  run(random: Random): Promise<Finding>;
}

/** Counts by what they count, such as `lost`. */
export type KillCounts = Readonly<Record<string, number>>;

/** A row that kills as often as it is told. */
export interface KillRow extends Row {
  run(random: Random, kills?: number): Promise<Finding & { readonly counts: KillCounts }>;
}

/** `3 doubled (bar 0)`; a count above its limit is a defect. */
export function bar(what: string, number: number, most: number, failed: string[]): string {
  const text = `${Number(number.toFixed(1)).toLocaleString('en')} ${what} (bar ${most})`;
  if (!(number <= most)) failed.push(`Over the bar: ${text}`);
  return text;
}

/** `200 kills (bar 200)`; a count below its minimum is a defect. */
export function atLeast(what: string, number: number, least: number, failed: string[]): string {
  const text = `${number.toLocaleString('en')} ${what} (bar ${least})`;
  if (number < least) failed.push(`Fewer than wanted: ${text}`);
  return text;
}
