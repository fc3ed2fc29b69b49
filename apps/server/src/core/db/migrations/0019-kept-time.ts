import { key, type Migration, required } from './migration.ts';

/** The time by which things are deleted for their age, which no clock that jumps can move. */
export const keptTime: Migration = async (db, { text }) => {
  await db.schema
    .createTable('kept_time')
    .addColumn('id', text, key)
    .addColumn('at', text, required)
    .execute();
};
