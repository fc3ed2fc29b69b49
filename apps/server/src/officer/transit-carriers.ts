import { cleanCarrierName } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { program } from '../core/layout.ts';
import { CommandError } from './command-error.ts';
import { type ActingDeps, actAsOfficer, noteAct, type OfficerAct } from './officer-act.ts';
import { oneLine } from './print.ts';

/** Waiting names of carriers, those that most visitors added first. */
export const selectWaiting = (db: Db) =>
  db
    .selectFrom('carrier')
    .leftJoin('carrier_of_visitor as asked', 'asked.name', 'carrier.name')
    .where('carrier.accepted_at', 'is', null)
    .groupBy(['carrier.name', 'carrier.added_at'])
    .select((row) => ['carrier.name', 'carrier.added_at', row.fn.count('asked.visitor').as('visitors')])
    .orderBy('visitors', 'desc')
    .orderBy('carrier.added_at')
    .orderBy('carrier.name');

/** Changes a waiting name, with an entry in the audit log, in one transaction. */
const decide =
  (
    action: string,
    change: (act: OfficerAct, name: string) => Promise<{ readonly count: bigint; readonly told: string }>,
  ) =>
  (deps: ActingDeps, typed: string, officer: string): Promise<string> =>
    actAsOfficer(deps, async (act) => {
      const name = cleanCarrierName(typed);
      const { count, told } = await change(act, name);
      if (count === 0n) throw await whyNot(act.db, name);
      await noteAct(act, { action, detail: `${name}, ${officer}` });
      return `${name} ${told}`;
    });

async function whyNot(trx: Db, name: string): Promise<CommandError> {
  const known = await trx.selectFrom('carrier').selectAll().where('name', '=', name).executeTakeFirst();
  if (known) return new CommandError(`${name} was accepted already, at ${known.accepted_at}.`);
  return new CommandError(
    `Nobody has asked for ${oneLine(name)}. \`${program} office transit carriers\` shows the names that wait.`,
  );
}

/** Accepts a waiting name, so that every visitor can choose it. @throws CommandError when it does not wait */
export const acceptCarrier = decide('transit-accept-carrier', async ({ db, now }, name) => {
  const { numUpdatedRows } = await db
    .updateTable('carrier')
    .set({ accepted_at: now.toISOString() })
    .where('name', '=', name)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return { count: numUpdatedRows, told: 'is accepted: every visitor can choose it.' };
});

/** Removes a waiting name; requests that use it keep it. @throws CommandError when it does not wait */
export const refuseCarrier = decide('transit-refuse-carrier', async ({ db }, name) => {
  const { numDeletedRows } = await db
    .deleteFrom('carrier')
    .where('name', '=', name)
    .where('accepted_at', 'is', null)
    .executeTakeFirst();
  return { count: numDeletedRows, told: 'is removed. Requests that name it keep it.' };
});
