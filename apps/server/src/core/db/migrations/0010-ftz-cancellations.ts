import type { Migration } from './migration.ts';

/** Cancelling an RKSP or a manifest (type 23) belongs to the free-trade zone; data shipped earlier said otherwise. */
export const ftzCancellations: Migration = async (db) => {
  await db
    .updateTable('permit_type')
    .set({ area: 'ftz' })
    .where('id', '=', '23')
    .where('area', '=', 'umum')
    .execute();
};
