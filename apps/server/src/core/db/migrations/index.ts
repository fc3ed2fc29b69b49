import { schema } from './0001-schema.ts';
import { requestIds } from './0002-request-ids.ts';
import { waitingFiles } from './0003-waiting-files.ts';
import { indexes } from './0004-indexes.ts';
import { listsInIndexes } from './0005-lists-in-indexes.ts';
import type { Migration } from './migration.ts';

/** Every migration by its name, which begins with its number. A released migration is never edited or renamed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-schema': schema,
  '0002-request-ids': requestIds,
  '0003-waiting-files': waitingFiles,
  '0004-indexes': indexes,
  '0005-lists-in-indexes': listsInIndexes,
};

/**
 * The first and the last of the migrations before the first release. A store with all of them has the same schema as one with
 * `0001-schema`.
 */
export const unreleased = { first: '0001-first-slice', last: '0019-kept-time', same: '0001-schema' } as const;
