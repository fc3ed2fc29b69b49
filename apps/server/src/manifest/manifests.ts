import {
  type endpoints,
  type InputOf,
  type ListedManifest,
  manifestFile,
  maxListed,
} from '@pabean/api/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { checkUpload, isRefused } from '../core/files/check-upload.ts';
import { storeWithinQuota, takeTurns } from '../core/files/room-for-file.ts';
import { contentHash } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { invalid, Refusal } from '../core/refusal.ts';
import { matching } from '../core/search.ts';
import type { Viewer } from '../core/viewer.ts';

/** The condition that a manifest is the viewer's, as with applications. */
const sentFor = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'manifest'>) =>
  where.and([
    where('manifest.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('manifest.owner_account_id', '=', viewer.id)]),
  ]);

/** The columns that the list searches. */
const searchedText = sql<string>`company.name || ' ' || manifest.number || ' ' ||
  substr(manifest.date, 9, 2) || '-' || substr(manifest.date, 6, 2) || '-' || substr(manifest.date, 1, 4)`;

/** The viewer's manifests by the time they were sent; those that have all words of a query, limited to the latest. */
export async function listManifests({ db, account }: Act, query = ''): Promise<ListedManifest[]> {
  const rows = await db
    .selectFrom('manifest')
    .innerJoin('company', 'company.id', 'manifest.company_id')
    .innerJoin('stored_file', 'stored_file.id', 'manifest.file_id')
    .selectAll('manifest')
    .select(['company.name as company_name', 'stored_file.name as file_name', 'stored_file.bytes'])
    .where(sentFor(account))
    .where(matching(searchedText, query))
    .orderBy('manifest.created_at', 'desc')
    .orderBy('manifest.id', 'desc')
    .limit(maxListed)
    .execute();
  return rows.reverse().map((row) => ({
    id: row.id,
    companyName: row.company_name,
    number: row.number,
    date: row.date,
    companyKind: row.company_kind,
    purpose: row.purpose,
    sentAt: row.created_at,
    fileDirectory: manifestFile.path.replace('{id}', row.id).replace('/{name}', ''),
    fileName: row.file_name,
    fileBytes: row.bytes,
    receivedAt: row.received_at,
  }));
}

type Typed = InputOf<typeof endpoints.uploadManifest>['body'];

/**
 * Stores a manifest with its file, under a generated name, and returns its id.
 * @throws Refusal manifestSentBefore when the company sent the same file with this number and day, invalid, storageLow
 */
export async function saveManifest(
  act: Act,
  deps: Pick<CoreDeps, 'files' | 'log'>,
  { number, date, companyKind, purpose, file, extension }: Typed,
): Promise<string> {
  const { db, now, account, office } = act;
  const upload = checkUpload(file, extension, `BL-AWB ${number}`, office.uploads.permit, 'manifest');
  if (isRefused(upload)) throw invalid([{ field: 'file_bl', label: 'file', reason: upload }]);
  await takeTurns(db, account.companyId);
  const again = await db
    .selectFrom('manifest')
    .innerJoin('stored_file', 'stored_file.id', 'manifest.file_id')
    .select('manifest.id')
    .where(sentFor(account))
    .where('manifest.number', '=', number)
    .where('manifest.date', '=', date)
    .where('stored_file.sha256', '=', contentHash(upload.bytes))
    .executeTakeFirst();
  if (again) throw new Refusal('manifestSentBefore');
  const id = newId(now);
  await db
    .insertInto('manifest')
    .values({
      id,
      company_id: account.companyId,
      owner_account_id: account.id,
      number,
      date,
      company_kind: companyKind,
      purpose,
      file_id: await storeWithinQuota(act, deps, { upload, owner: account.id }),
      created_at: now.toISOString(),
      received_at: null,
    })
    .execute();
  await noteChange(db, account.companyId);
  return id;
}

/** The file of a manifest; undefined when it is not the viewer's. */
export const findManifestFile = ({ db, account }: Act, { id, name }: { id: string; name: string }) =>
  db
    .selectFrom('manifest')
    .innerJoin('stored_file', 'stored_file.id', 'manifest.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
    .where(sentFor(account))
    .where('manifest.id', '=', id)
    .where('stored_file.name', '=', name)
    .executeTakeFirst();
