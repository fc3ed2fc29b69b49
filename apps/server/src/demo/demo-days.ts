import { dayOf } from '@pabean/api/rules';

/** The calendar day in Batam, where the demo's companies are: seven hours ahead of UTC all year. */
export const demoDay = (instant: Date) => dayOf(instant, 'Asia/Jakarta');
const ahead = 7 * 3_600_000;

const day = 86_400_000;
/** The instant so many days and hours after another. */
export const later = (instant: Date, days: number, hours = 0) =>
  new Date(instant.getTime() + days * day + hours * 3_600_000);

/**
 * A moment in office hours, so many days ago: never on a weekend, never later than half an hour ago. `order`
 * spreads moments over the day.
 */
export function officeMoment(now: Date, daysAgo: number, order: number): Date {
  const midnight = Date.parse(`${demoDay(later(now, -daysAgo))}T00:00:00+07:00`);
  const weekday = new Date(midnight + ahead).getUTCDay();
  const weekend = daysAgo === 0 ? 0 : weekday === 0 ? 2 : weekday === 6 ? 1 : 0;
  const moment = midnight - weekend * day + (8 * 60 + ((order * 37) % 360)) * 60_000;
  return new Date(Math.min(moment, now.getTime() - 1_800_000));
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** `2026-09-24` → `IX/2026`, as letters are numbered. */
export const letterMonth = (iso: string) => `${roman[Number(iso.slice(5, 7)) - 1]}/${iso.slice(0, 4)}`;
