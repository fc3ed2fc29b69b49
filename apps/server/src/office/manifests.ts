import { formatDate, purposeOf, senderOf, id as words } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { noteChange } from '../core/note-change.ts';
import { CommandError } from './command-error.ts';
import type { OfficeDeps } from './office-deps.ts';
import { type ActingDeps, actAsOfficer, noteAct } from './officer-act.ts';
import { oneLine } from './print.ts';
import { showSentFile } from './show-sent-file.ts';
import { filerColumns, unverifiedMark } from './unverified.ts';

const most = 50;

const select = (db: Db) =>
  db
    .selectFrom('manifest')
    .innerJoin('company', 'company.id', 'manifest.company_id')
    .innerJoin('account', 'account.id', 'manifest.owner_account_id')
    .selectAll('manifest')
    .select(filerColumns)
    .select('company.name as company_name');

/** Manifests that wait to be received, those that wait longest first, and whether there are more. */
export async function listManifests(db: Db) {
  const rows = await select(db)
    .where('manifest.received_at', 'is', null)
    .orderBy('manifest.created_at')
    .orderBy('manifest.id')
    .limit(most + 1)
    .execute();
  return { rows: rows.slice(0, most), more: rows.length > most };
}

/** @throws CommandError when there is none, or several have that number */
async function findManifest(db: Db, key: string) {
  const found = await select(db)
    .where((where) =>
      where.or([where('manifest.id', '=', key.toUpperCase()), where('manifest.number', '=', key)]),
    )
    .orderBy('manifest.id')
    .limit(20)
    .execute();
  const [first, ...more] = found;
  if (!first)
    throw new CommandError(
      `There is no manifest ${key}. \`pnpm office manifest list\` shows those that wait.`,
    );
  if (more.length === 0) return first;
  const lines = found.map(({ id, company_name, created_at }) => `  ${id}  ${company_name}, ${created_at}`);
  throw new CommandError(
    `Several manifests have the number ${key}. Name one by its id:\n${lines.join('\n')}`,
  );
}

/** Everything about a manifest. @throws CommandError when there is none, or several have that number */
export async function showManifest(
  deps: OfficeDeps,
  key: string,
  folder: string | undefined,
): Promise<string> {
  const manifest = await findManifest(deps.store.db, key);
  return showSentFile(
    deps,
    'manifest',
    manifest,
    [
      ['Manifest', manifest.id],
      ['Number', `${oneLine(manifest.number)}, ${formatDate(manifest.date)}`],
      ['Sender', senderOf(manifest.company_kind, words)],
      ['Goods', purposeOf(manifest.purpose, words)],
      ['Company', [oneLine(manifest.company_name), unverifiedMark(manifest)].filter(Boolean).join(' ')],
      ['Sent by', manifest.username],
      ['Sent', manifest.created_at],
      ['Received', manifest.received_at],
    ],
    folder,
  );
}

/**
 * Marks a manifest as received, with its line in the book, or nothing at all.
 * @throws CommandError when it was received already
 */
export const receive = (deps: ActingDeps, key: string): Promise<string> =>
  actAsOfficer(deps, async (act) => {
    const { db, now } = act;
    const { id, number, company_id, company_name, owner_account_id } = await findManifest(db, key);
    // Of two officers at one moment only one finds it waiting.
    const { numUpdatedRows } = await db
      .updateTable('manifest')
      .set({ received_at: now.toISOString() })
      .where('id', '=', id)
      .where('received_at', 'is', null)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0)
      throw new CommandError(`${number} of ${company_name} was received already.`);
    await noteChange(db, company_id);
    const detail = `${id} ${number}`;
    await noteAct(act, { action: 'receive-manifest', accountId: owner_account_id, detail });
    return `${number} of ${company_name} is received.`;
  });
