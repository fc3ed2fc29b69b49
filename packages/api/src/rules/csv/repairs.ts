import { isIsoDate } from '../date.ts';
import { type CsvColumn, readCell } from './cell.ts';

/**
 * A way to read all cells of a column: days before months, months before days, spreadsheets' serial numbers of days;
 * without thousands separators; times with two digits each.
 */
export type ColumnRepair = 'dayFirst' | 'monthFirst' | 'serialDays' | 'points' | 'commas' | 'clock';

/** A repair offered for a column, and the cells that it changes. */
export interface OfferedRepair {
  /** The kind of repair. */
  readonly repair: ColumnRepair;
  /** The changed cells, by the index of their line. */
  readonly cells: readonly { readonly index: number; readonly value: string }[];
}

const midnight = '(?:[ T]0{1,2}[:.]00(?:[:.]00)?)?';
const byDay = new RegExp(`^(\\d{1,2})[-/. ]+(\\d{1,2}|[a-z]{3,9})[-/. ]+(\\d{4}|\\d\\d)${midnight}$`, 'i');
const byMonth = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d\\d)${midnight}$`);
const byYear = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${midnight}$`);

/** Months by the first three letters of their names, in Indonesian and English. */
const months = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ');
const otherMonths: Readonly<Record<string, string>> = {
  may: 'mei',
  aug: 'agu',
  agt: 'agu',
  ags: 'agu',
  oct: 'okt',
  dec: 'des',
};

function monthOf(text: string): string {
  const name = text.slice(0, 3).toLowerCase();
  const at = months.indexOf(otherMonths[name] ?? name);
  return at < 0 ? text : String(at + 1);
}

function isoOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

function dayFirst(text: string): string | undefined {
  const [, year, monthOfYear = '', dayOfMonth = ''] = byYear.exec(text) ?? [];
  if (year) return isoOf(year, monthOfYear, dayOfMonth);
  const [, day, month = '', after = ''] = byDay.exec(text) ?? [];
  return day && isoOf(after, monthOf(month), day);
}

function monthFirst(text: string): string | undefined {
  const [, month, day = '', year = ''] = byMonth.exec(text) ?? [];
  return month && isoOf(year, month, day);
}

/** Day 0 of spreadsheets, shifted by one because they count 29-02-1900, which did not exist. */
const dayZero = Date.UTC(1899, 11, 30);

function serialDays(text: string): string | undefined {
  if (!/^[2-6]\d{4}$/.test(text)) return undefined;
  return new Date(dayZero + Number(text) * 86_400_000).toISOString().slice(0, 10);
}

const points = (text: string) =>
  /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(text) ? text.replaceAll('.', '') : undefined;
const commas = (text: string) =>
  /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : undefined;

function clock(text: string): string | undefined {
  const [, hours, minutes = '', half = ''] =
    /^(\d{1,2})[:.](\d\d)(?:[:.]\d\d)?(?: ?([ap])m)?$/i.exec(text) ?? [];
  if (!hours) return undefined;
  const of24 = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return `${String(of24).padStart(2, '0')}:${minutes}`;
}

const ways = { dayFirst, monthFirst, serialDays, points, commas, clock } as const satisfies Record<
  ColumnRepair,
  (text: string) => string | undefined
>;

const offered: Readonly<Partial<Record<CsvColumn['kind'], readonly ColumnRepair[]>>> = {
  date: ['dayFirst', 'monthFirst', 'serialDays'],
  count: ['points', 'commas'],
  decimal: ['points', 'commas'],
  time: ['clock'],
};

/** Repairs that exclude each other in a column. */
const others: Readonly<Partial<Record<ColumnRepair, readonly ColumnRepair[]>>> = {
  dayFirst: ['monthFirst'],
  monthFirst: ['dayFirst'],
  points: ['commas'],
  commas: ['points'],
};

/**
 * Returns the repairs that make a cell of a column valid.
 *
 * @param cells The column's texts, line by line.
 * @param marked The indices of the lines with a problem or warning: a repair is offered if it fixes one of these, and
 * then applies to all cells.
 */
export function repairsOf(
  column: CsvColumn,
  cells: readonly string[],
  marked: ReadonlySet<number>,
): OfferedRepair[] {
  return (offered[column.kind] ?? []).flatMap((repair) => {
    const helps = [...marked].some((index) => {
      const text = (cells[index] ?? '').trim();
      const value = ways[repair](text);
      return value !== undefined && value !== text && !readCell(column, value).problem;
    });
    if (!helps) return [];
    const changed: { index: number; value: string }[] = [];
    for (const [index, cell] of cells.entries()) {
      const text = cell.trim();
      const value = ways[repair](text);
      // One day that cannot be read in this order shows that the others are not meant so either.
      if (value === undefined && (others[repair] ?? []).some((other) => ways[other](text))) return [];
      if (value === undefined || value === text) continue;
      changed.push({ index, value });
    }
    return [{ repair, cells: changed }];
  });
}
