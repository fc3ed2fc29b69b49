import { readRegistrationCode } from '@pabean/api/rules';
import type { Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { StoredTransit } from '../core/db/tables/transit.ts';
import type { Visitor } from '../core/viewer.ts';
import { noteCarrier } from './carriers.ts';
import { newTransitRow } from './transit-row.ts';

/** Stores a checked request and its carrier's name in the caller's transaction, and returns its registration code. */
export async function keepRequest(moment: Moment, visitor: Visitor, request: StoredTransit): Promise<string> {
  const { db, now } = moment;
  const row = newTransitRow(request, now);
  await db.insertInto('transit_request').values(row).execute();
  if (request.carrier !== '') await noteCarrier(moment, visitor, request.carrier);
  return row.code;
}

/** A code that no request has; replaces malformed codes, so that every look-up does the same work. */
const noCode = '';

/** The request with a code, however it is typed; undefined if there is none. */
export const findRequest = (db: Db, typed: string) =>
  db
    .selectFrom('transit_request')
    .select(['code', 'pdf_id'])
    .where('code', '=', readRegistrationCode(typed) ?? noCode)
    .executeTakeFirst();
