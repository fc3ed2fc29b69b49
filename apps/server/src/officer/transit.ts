import { groupRegistrationCode, readRegistrationCode } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import type { TransitRequestTable } from '../core/db/tables/transit.ts';
import { program } from '../core/layout.ts';
import { CommandError } from './command-error.ts';
import { type ActingDeps, actAsOfficer, noteAct } from './officer-act.ts';
import { oneLine } from './print.ts';

/** Transit requests, the latest first. */
export const selectRequests = (db: Db, which: 'unseen' | 'all') =>
  db
    .selectFrom('transit_request')
    .selectAll()
    .$if(which === 'unseen', (requests) => requests.where('seen_at', 'is', null))
    .orderBy('filed_at', 'desc')
    .orderBy('id', 'desc');

/** The request with this code, however it is typed. @throws CommandError when there is none */
export async function findRequest(db: Db, typed: string): Promise<TransitRequestTable> {
  const code = readRegistrationCode(typed);
  if (code === undefined)
    throw new CommandError(
      `${oneLine(typed)} is no registration code: a letter lacks or is wrong. It has 16 letters and digits, such as 7G2K-9QXM-4TWB-H8RC.`,
    );
  const found = await db
    .selectFrom('transit_request')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  if (found) return found;
  throw new CommandError(
    `There is no transit request ${groupRegistrationCode(code)}. \`${program} office transit list\` shows those that nobody has seen.`,
  );
}

/**
 * Stamps a request as seen at the terminal, with an entry in the audit log, in one transaction.
 * @throws CommandError when it is stamped already
 */
export const stampRequest = (deps: ActingDeps, typed: string, officer: string): Promise<string> =>
  actAsOfficer(deps, async (act) => {
    const { db, now } = act;
    const { id, code, kind, person } = await findRequest(db, typed);
    // Of two concurrent officers only one finds it without a stamp.
    const { numUpdatedRows } = await db
      .updateTable('transit_request')
      .set({ seen_at: now.toISOString(), seen_by: officer })
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .executeTakeFirst();
    const shown = groupRegistrationCode(code);
    if (Number(numUpdatedRows) === 0) {
      const { seen_at, seen_by } = await findRequest(db, code);
      throw new CommandError(`${shown} was seen by ${oneLine(seen_by ?? '')} already, at ${seen_at}.`);
    }
    await noteAct(act, { action: 'transit-seen', detail: `${code} ${officer}` });
    return `${shown} is seen: ${kind} of ${oneLine(person)}.`;
  });
