import { endpoints, fillPath, type InputOf, type MasterDokap } from '@pabean/api/contract';
import { canBeKept } from '@pabean/api/rules';
import type { ExpressionBuilder } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { storeWithinQuota, takeTurns } from '../core/files/room-for-file.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { invalid, notFound, Refusal, refusedField } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import { findDefinition } from './definition.ts';
import { checkDokapValues } from './dokap-values.ts';
import { checkDokapFile } from './save-dokap.ts';

/** Most documents that one account may store for later applications. */
export const maxMasterDokaps = 100;

const { body } = endpoints.saveMasterDokap;

/** The condition that a stored document is the viewer's, as with applications. */
const storedFor = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'master_dokap'>) =>
  where.and([
    where('master_dokap.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('master_dokap.owner_account_id', '=', viewer.id)]),
  ]);

/** The documents that the viewer's company stores for later applications, the latest first. */
export async function listMasterDokaps({ db, account }: Act): Promise<MasterDokap[]> {
  const rows = await db
    .selectFrom('master_dokap')
    .leftJoin('stored_file', 'stored_file.id', 'master_dokap.file_id')
    .selectAll('master_dokap')
    .select(['stored_file.name as file_name', 'stored_file.bytes as file_bytes'])
    .where(storedFor(account))
    .orderBy('master_dokap.created_at', 'desc')
    .orderBy('master_dokap.id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    first: row.number,
    second: row.date,
    expiry: row.expiry,
    remarks: row.remarks,
    fileUrl: row.file_name && fillPath(endpoints.masterDokapFile.path, { id: row.id, name: row.file_name }),
    fileName: row.file_name,
    fileBytes: row.file_bytes,
  }));
}

/**
 * Stores a document for later applications. It replaces one of the same type and number of the account. Returns its id, and the
 * ids of contents to remove once the transaction has ended.
 * @throws Refusal keptDokapLimit, invalid
 */
export async function saveMasterDokap(
  act: Act,
  deps: Pick<CoreDeps, 'files' | 'log'>,
  typed: InputOf<typeof endpoints.saveMasterDokap>['body'],
) {
  const { db, now, account, office } = act;
  const definition = await findDefinition(db, typed.code);
  if (!definition || !canBeKept(definition))
    throw invalid([refusedField(body, ['code'], { message: 'choice' })]);
  const { first, second, expiry, remarks } = await checkDokapValues(db, definition, typed, body);
  const upload = checkDokapFile(office.uploads.permit, definition, typed, { number: first, required: true });
  await takeTurns(db, account.companyId);
  const ofAccount = { company_id: account.companyId, owner_account_id: account.id };
  const own = db.selectFrom('master_dokap').where('owner_account_id', '=', account.id);
  const earlier = await own
    .select(['id', 'file_id'])
    .where('code', '=', definition.code)
    .where('number', '=', first ?? '')
    .executeTakeFirst();
  const { count } = await own
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (!earlier && count >= maxMasterDokaps)
    throw new Refusal('keptDokapLimit', { values: { max: maxMasterDokaps } });
  const file = upload && { upload, owner: account.id, replaces: earlier?.file_id ?? null, mayWait: true };
  const fileId = file ? await storeWithinQuota(act, deps, file) : null;
  if (earlier) await db.deleteFrom('master_dokap').where('id', '=', earlier.id).execute();
  const id = newId(now);
  const values = { code: definition.code, number: first ?? '', date: second, expiry, remarks };
  await db
    .insertInto('master_dokap')
    .values({ id, ...ofAccount, ...values, file_id: fileId, created_at: now.toISOString() })
    .execute();
  return { id, removed: earlier ? await deleteFileRows(db, [earlier.file_id]) : [] };
}

/**
 * Deletes a stored document. Returns the ids of contents to remove once the transaction has ended.
 * @throws Refusal notFound
 */
export async function deleteMasterDokap({ db, account }: Act, id: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('master_dokap')
    .where('id', '=', id)
    .where(storedFor(account))
    .returning('file_id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
  return deleteFileRows(db, [deleted.file_id]);
}

/** The file of a stored document; undefined when it is not the viewer's. */
export const findMasterFile = ({ db, account }: Act, { id, name }: { id: string; name: string }) =>
  db
    .selectFrom('master_dokap')
    .innerJoin('stored_file', 'stored_file.id', 'master_dokap.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
    .where(storedFor(account))
    .where('master_dokap.id', '=', id)
    .where('stored_file.name', '=', name)
    .executeTakeFirst();
