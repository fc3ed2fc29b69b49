import {
  addDays,
  addMonths,
  addYears,
  endOfWeek,
  formatISO,
  parseISO,
  startOfMonth,
  startOfWeek,
} from 'date-fns';

/** The first day of the week, as date-fns takes it. */
export interface WeekStart {
  readonly weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

/** A locale's week data, by the standard or by its earlier draft. */
interface WithWeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first weekday of a locale: Sunday in Indonesia, Monday in Britain. Monday where the browser does not know. */
export function weekOf(locale: string): WeekStart {
  const weeks = new Intl.Locale(locale) as WithWeekInfo;
  const { firstDay = 1 } = weeks.getWeekInfo?.() ?? weeks.weekInfo ?? {};
  return { weekStartsOn: (firstDay % 7) as WeekStart['weekStartsOn'] };
}

/** A day as `YYYY-MM-DD`. */
export const toIso = (day: Date) => formatISO(day, { representation: 'date' });

/** The six weeks that show the month of a day. Always six, so that the calendar keeps its height. */
export function weeksOf(day: Date, week: WeekStart): Date[][] {
  const first = startOfWeek(startOfMonth(day), week);
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, row * 7 + weekday)),
  );
}

/** Clamps a day to the bounds, which are `YYYY-MM-DD`. */
export function clamp(iso: string, min: string | undefined, max: string | undefined): string {
  if (min && iso < min) return min;
  return max && iso > max ? max : iso;
}

const moves: Readonly<Record<string, (day: Date, shift: boolean, week: WeekStart) => Date>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day, _, week) => startOfWeek(day, week),
  End: (day, _, week) => endOfWeek(day, week),
  PageUp: (day, shift) => (shift ? addYears(day, -1) : addMonths(day, -1)),
  PageDown: (day, shift) => (shift ? addYears(day, 1) : addMonths(day, 1)),
};

/** The day that a key moves to, as `YYYY-MM-DD`; undefined for other keys. */
export function dayFor(key: string, shift: boolean, from: string, week: WeekStart): string | undefined {
  const move = moves[key];
  return move && toIso(move(parseISO(from), shift, week));
}
