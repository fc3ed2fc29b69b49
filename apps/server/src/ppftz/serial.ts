import type { Db } from '../core/db/store.ts';

/**
 * The next serial number of a period, six digits: of a day (`20261123`) for aju numbers, of a year (`2026`) for
 * registrations. The counter is locked until the transaction ends, so no two servers assign the same one.
 */
export async function nextSerial(db: Db, period: string): Promise<string> {
  const { last } = await db
    .insertInto('ppftz_serial')
    .values({ day: period, last: 1 })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((row) => ({ last: row('ppftz_serial.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return sixDigits(String(last));
}

/** A number padded with zeros. */
export const sixDigits = (text: string) => text.padStart(6, '0');
