import { formatDate, id as messages, purposeOf, senderOf } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { program } from '../core/layout.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { onlyOne } from './only-one.ts';
import { oneLine } from './print.ts';
import { showSent } from './sent-file.ts';
import { filerColumns } from './unverified.ts';

const select = (db: Db) =>
  db
    .selectFrom('manifest')
    .innerJoin('company', 'company.id', 'manifest.company_id')
    .innerJoin('account', 'account.id', 'manifest.owner_account_id')
    .selectAll('manifest')
    .select(filerColumns)
    .select('company.name as company_name');

/** Manifests to be received, the longest waiting first. */
export const selectWaiting = (db: Db) =>
  select(db).where('manifest.received_at', 'is', null).orderBy('manifest.created_at').orderBy('manifest.id');

/** @throws CommandError when there is none, or several have that number */
export async function findManifest(db: Db, key: string) {
  const found = await select(db)
    .where((where) =>
      where.or([where('manifest.id', '=', key.toUpperCase()), where('manifest.number', '=', key)]),
    )
    .orderBy('manifest.id')
    .limit(20)
    .execute();
  return onlyOne(found, key, {
    none: `There is no manifest ${key}. \`${program} office manifest list\` shows those that wait.`,
    several: 'manifests',
    lineOf: ({ company_name, created_at }) => `${company_name}, ${created_at}`,
  });
}

/** Everything about a manifest. @throws CommandError when there is none, or several have that number */
export async function showManifest({ store: { db } }: OfficerDeps, key: string) {
  const manifest = await findManifest(db, key);
  return showSent(db, 'manifest', manifest, [
    ['Manifest', manifest.id],
    ['Number', `${oneLine(manifest.number)}, ${formatDate(manifest.date)}`],
    ['Sender', senderOf(manifest.company_kind, messages)],
    ['Goods', purposeOf(manifest.purpose, messages)],
  ]);
}
