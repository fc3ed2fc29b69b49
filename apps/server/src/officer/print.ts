import { formatQuantity, type NumberNotation, visibleSigns } from '@pabean/api/rules';

// How commands print what they show.

/** Text of somebody else's on one line, with nothing in it that a terminal would follow. */
export const oneLine = (text: string) =>
  visibleSigns(text.replace(/\s*\r?\n\s*/g, ' / ').replaceAll('\t', ' '));

/** A labelled value; without one its line is left out. */
export type Fact = readonly [label: string, value: string | null | undefined];

/** Labels and values, one pair a line. */
export const facts = (list: readonly Fact[]) =>
  list
    .filter(([, value]) => value)
    .map(([label, value]) => `${label.padEnd(14)} ${value}`)
    .join('\n');

/** A heading with indented lines; nothing where there are none. */
export const block = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? '' : [heading, ...lines.map((line) => `  ${line}`)].join('\n');

/** `12 Kb`. */
export const inKb = (bytes: number) => `${Math.ceil(Number(bytes) / 1024)} Kb`;

/** Values on one line, as {@link oneLine} prints them; those that say nothing are left out. */
export const joined = (...values: readonly (string | null | undefined)[]) =>
  values.flatMap((value) => (value ? [oneLine(value)] : [])).join('  ');

/** A number with its unit, its blanks as they are typed: `Rp 1.500.000`. */
export const quantity = (value: string, notation: NumberNotation) =>
  formatQuantity(value, notation).replaceAll('\u00a0', ' ');
