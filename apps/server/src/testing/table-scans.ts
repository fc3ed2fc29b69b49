import { sql } from 'kysely';
import type { Db } from '../core/db/store.ts';

// SQLite plans without statistics, so that a plan for some rows is the one for a million.

/** How statements read a table or an index from its beginning, and why that takes no longer when there are many rows. */
export const harmless: Readonly<Record<string, string>> = {
  'SCAN secret_fingerprint': 'It has one row.',
  'SCAN kept_time': 'It has one row.',
  'SCAN holder': 'These are the files of one application, which the statement has found before.',
  'SCAN manifest USING INDEX manifest_waiting': 'Only the first 50 that wait are read.',
  'SCAN report USING INDEX report_waiting': 'Only the first 50 that wait are read.',
  'SCAN transit_request USING INDEX transit_request_waiting': 'Only the last 50 that wait are read.',
  'SCAN transit_request USING INDEX transit_request_officer_list': 'Only the last 50 are read.',
  'SCAN release_letter USING INDEX sqlite_autoindex_release_letter_1': 'Only the last 50 are read.',
  'SCAN carrier': 'There are few names of carriers; those of visitors are deleted after 90 days.',
  'SCAN carrier USING INDEX sqlite_autoindex_carrier_1': 'The same.',
  'SCAN account USING INDEX account_officer_list': 'Only the latest 50 are read.',
};

/** A statement that reads a whole table or index, as its plan says it. */
interface Scan {
  readonly scan: string;
  readonly statement: string;
}

/** What statements read as a whole. */
export async function scansOf(db: Db, statements: Iterable<string>): Promise<Scan[]> {
  const found: Scan[] = [];
  for (const statement of statements) {
    if (!/^(?:select|update|delete|with)\b/.test(statement)) continue;
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db);
    for (const { detail } of rows) if (detail.startsWith('SCAN')) found.push({ scan: detail, statement });
  }
  return found;
}

/** Whether it takes longer the more rows there are. */
export const isHarmful = ({ scan }: Scan): boolean => !Object.hasOwn(harmless, scan);
