import type { Migration } from './migration.ts';

/** Why the goods of a PPFTZ record are held; of those that are held already it stands among the notes alone. */
export const reasonsOfHolds: Migration = async (db, { text }) => {
  await db.schema.alterTable('ppftz').addColumn('hold_reason', text).execute();
};
