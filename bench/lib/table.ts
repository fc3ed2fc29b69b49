import { type Part, percentile, type Row, type Sample } from './part.ts';
import type { Shares } from './trace.ts';

/** The values of all rounds in short. */
interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** The stored values of a row, and of its yardstick. */
interface Figure {
  readonly ours: Spread;
  readonly lean?: Spread;
  readonly shares?: Shares;
}

/** The stored figures of a part. */
export interface Measured {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly machine: string;
  /** The load average of the minute before. */
  readonly load: number;
  readonly figures: Readonly<Record<string, Figure>>;
}

function spreadOf(values: readonly number[]): Spread {
  const rounded = (value: number) => Number(value.toPrecision(4));
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { median: rounded(percentile(values, 50)), min: rounded(min), max: rounded(max) };
}

/** Values as they are stored. */
export const figureOf = ({ ours, lean, shares }: Sample): Figure => ({
  ours: spreadOf(ours),
  ...(lean && { lean: spreadOf(lean) }),
  ...(shares && { shares }),
});

const digits: Readonly<Record<string, number>> = { KB: 1, s: 1, MB: 0 };

/** `134 ms (86–868)` */
function shown({ median, min, max }: Spread, unit: string): string {
  const text = (value: number) => value.toFixed(digits[unit] ?? (median < 20 ? 1 : 0));
  const range = min === max ? '' : ` (${text(min)}–${text(max)})`;
  return `${text(median)} ${unit}${range}`;
}

/** The cells of a row. @throws Error when its bar cannot be read */
function cellsOf(
  { what, bar, miss, unit: unitOfShare = 'ms' }: Row,
  figure: Figure | undefined,
  since: string,
): string[] {
  const [, most, unit = '', of] = /^≤ ([\d.]+) (?:([a-zA-Z]+)|of (.+))$/.exec(bar) ?? [];
  if (!most) throw new Error(`“${bar}” is not a bar.`);
  if (!figure) return [what, '', '', '', bar, 'not measured yet', '', ''];
  const { ours, lean, shares } = figure;
  const value = of && lean ? ours.median / lean.median : ours.median;
  const isMissed = value > Number(most);
  const ratio = of ? `: ${value.toFixed(2)}` : '';
  return [
    what,
    shown(ours, of ? unitOfShare : unit),
    lean ? shown(lean, of ? unitOfShare : unit) : '',
    shares ? Object.values(shares).map(Math.round).join(' + ') : '',
    bar,
    (isMissed ? '**missed**' : 'ok') + ratio,
    isMissed ? miss : '',
    since,
  ];
}

/** The heads of the columns. */
const heads = [
  'What a user does',
  'Portal',
  'Lean page or peer',
  'Traced: script + style + layout + paint + other',
  'Bar',
  'Verdict',
  'What the miss means for a user',
  'Measured, load before',
];

/** Rows under their heads, without the columns that are empty in all of them. */
export function withHeads(rows: readonly string[][]): string[][] {
  const isUsed = heads.map((_, at) => rows.some((cells) => cells[at]));
  return [heads, ...rows].map((cells) => cells.filter((_, at) => isUsed[at]));
}

/** The rows of a part. */
export const rowsOf = ({ rows }: Part, measured: Measured | undefined): string[][] =>
  Object.entries(rows).map(([key, row]) =>
    cellsOf(row, measured?.figures[key], measured ? `${measured.date}, ${measured.load}` : ''),
  );
