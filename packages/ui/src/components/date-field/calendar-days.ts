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

/** The first weekday of both languages. */
const mondays = { weekStartsOn: 1 } as const;

/** A day as `YYYY-MM-DD`. */
export const toIso = (day: Date) => formatISO(day, { representation: 'date' });

/** Today as `YYYY-MM-DD`, in a time zone or in that of the device. Sweden writes days this way. */
export const todayIn = (timeZone: string | undefined) => new Date().toLocaleDateString('sv-SE', { timeZone });

/** The six weeks that show the month of a day, from Monday. Always six, so that the calendar keeps its height. */
export function weeksOf(day: Date): Date[][] {
  const first = startOfWeek(startOfMonth(day), mondays);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(first, week * 7 + weekday)),
  );
}

/** A day within the bounds, which are `YYYY-MM-DD`. */
export function clamp(iso: string, min: string | undefined, max: string | undefined): string {
  if (min && iso < min) return min;
  return max && iso > max ? max : iso;
}

const moves: Readonly<Record<string, (day: Date, shift: boolean) => Date>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => startOfWeek(day, mondays),
  End: (day) => endOfWeek(day, mondays),
  PageUp: (day, shift) => (shift ? addYears(day, -1) : addMonths(day, -1)),
  PageDown: (day, shift) => (shift ? addYears(day, 1) : addMonths(day, 1)),
};

/** The day that a key leads to from another one, as `YYYY-MM-DD`; undefined where the key means nothing. */
export function dayFor(key: string, shift: boolean, from: string): string | undefined {
  const move = moves[key];
  return move && toIso(move(parseISO(from), shift));
}
