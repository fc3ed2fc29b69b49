/** Returns whether a text is an existing calendar day as `YYYY-MM-DD`, years 1900 to 2199. */
export function isIsoDate(text: string): boolean {
  const match = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** `2024-09-24` → `24-09-2024`; a text that is not a day is returned unchanged. */
export function formatDate(iso: string): string {
  return isIsoDate(iso) ? iso.split('-').reverse().join('-') : iso;
}

/** Parses a typed day (`24-09-2024`, `24/9/2024`, `24.09.2024`, `24092024`) to `2024-09-24`, or undefined. */
export function parseTypedDate(typed: string): string | undefined {
  const match =
    /^\s*(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})\s*$/.exec(typed) ?? /^\s*(\d\d)(\d\d)(\d{4})\s*$/.exec(typed);
  if (!match) return undefined;
  const [day = '', month = '', year = ''] = match.slice(1);
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** The day of an instant as `YYYY-MM-DD`, in a time zone or the device's. The Swedish locale has this format. */
export const dayOf = (instant: Date, timeZone: string | undefined): string =>
  instant.toLocaleDateString('sv-SE', { timeZone });

/** Today as `YYYY-MM-DD`, in a time zone or the device's. */
export const todayIn = (timeZone: string | undefined): string => dayOf(new Date(), timeZone);

const clocks = new Map<string, Intl.DateTimeFormat>();

// Cached for each time zone: creating one takes twenty times as long as using it.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('id-ID', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** An ISO 8601 instant → `24-09-2024 08.14` in the given time zone. */
export function formatDateTime(instant: string, timeZone = 'Asia/Jakarta'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return instant;
  const parts = clockOf(timeZone).formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')}-${part('month')}-${part('year')} ${part('hour')}.${part('minute')}`;
}
