import { formatDate, type Language } from '@pabean/api/rules';

/** The greeting's key in the dictionary, by the hour at the customs office. */
export type Greeting = 'morning' | 'noon' | 'afternoon' | 'evening';

/** Indonesian times of day: pagi until 11, siang until 15, sore until 18.30 or so, then malam. */
export function greetingAt(now: Date, timeZone: string): Greeting {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now),
  );
  if (hour >= 4 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 15) return 'noon';
  return hour >= 15 && hour < 18 ? 'afternoon' : 'evening';
}

/** `Selasa, 24-09-2024` in the customs office's time zone. */
export function dayLine(now: Date, timeZone: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long' }).format(now);
  const iso = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  return `${weekday}, ${formatDate(iso)}`;
}
