import { formatQuantity, type NumberNotation, visibleSigns } from '@pabean/api/rules';

// Helpers for printing the output of commands.

/** Untrusted text on one line, without control characters for a terminal. */
export const oneLine = (text: string) =>
  visibleSigns(text.replace(/\s*\r?\n\s*/g, ' / ').replaceAll('\t', ' '));

/** A labelled value; its line is omitted when the value is missing. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** Labels and values, one pair per line. */
export const facts = (list: readonly Fact[]) =>
  list
    .filter(([, value]) => value)
    .map(([label, value]) => `${label.padEnd(14)} ${value}`)
    .join('\n');

/** A heading with indented lines; nothing when there are none. */
export const block = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : [heading, ...lines.map((line) => `  ${line}`)].join('\n');

/** `12 Kb`. */
export const inKb = (bytes: number) => `${Math.ceil(Number(bytes) / 1024)} Kb`;

/** Values on one line, as {@link oneLine} prints them, without empty ones. */
export const joined = (...values: readonly (string | null | undefined)[]) =>
  values.flatMap((value) => (value ? [oneLine(value)] : [])).join('  ');

/** A number with its unit, with plain blanks: `Rp 1.500.000`. */
export const quantity = (value: string, notation: NumberNotation) =>
  formatQuantity(value, notation).replaceAll('\u00a0', ' ');
