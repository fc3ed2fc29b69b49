import { setImmediate } from 'node:timers/promises';
import type { Db } from '../core/db/store.ts';

const rowsAtOnce = 5_000;

/** Bytes of all stored files, read in batches so that calls are answered in between. */
export async function sumFileBytes(db: Db, batch = rowsAtOnce): Promise<number> {
  let total = 0;
  let last: string | null = '';
  while (last !== null) {
    const from: string = last;
    const { bytes, end } = await db
      .selectFrom((query) =>
        query
          .selectFrom('stored_file')
          .select(['id', 'bytes'])
          .where('id', '>', from)
          .orderBy('id')
          .limit(batch)
          .as('part'),
      )
      .select(({ fn }) => [
        fn.sum<number | string | null>('bytes').as('bytes'),
        fn.max<string | null>('id').as('end'),
      ])
      .executeTakeFirstOrThrow();
    total += Number(bytes ?? 0);
    last = end;
    await setImmediate();
  }
  return total;
}
