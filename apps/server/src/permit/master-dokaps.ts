import { endpoints, fillPath, type InputOf, type MasterDokap } from '@pabean/api/contract';
import { canBeKept } from '@pabean/api/rules';
import type { ExpressionBuilder } from 'kysely';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { keepUpload, takeTurns } from '../core/files/room-for-file.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { invalid, notFound, Refusal, refusedField } from '../core/refusal.ts';
import type { Viewer } from '../core/viewer.ts';
import { findDefinition } from './definition.ts';
import { checkDokapValues } from './dokap-values.ts';
import { checkDokapFile } from './save-dokap.ts';

/** Most documents that one account may keep for later applications. */
export const maxMasterDokaps = 100;

const { body } = endpoints.saveMasterDokap;

/** The condition that a kept document is the viewer's: whose applications it sees, those documents it sees too. */
const keptFor = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'master_dokap'>) =>
  where.and([
    where('master_dokap.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('master_dokap.owner_account_id', '=', viewer.id)]),
  ]);

/** The documents that the viewer's company keeps for later applications, the latest first. */
export async function listMasterDokaps(db: Db, viewer: Viewer): Promise<MasterDokap[]> {
  const rows = await db
    .selectFrom('master_dokap')
    .leftJoin('stored_file', 'stored_file.id', 'master_dokap.file_id')
    .selectAll('master_dokap')
    .select(['stored_file.name as file_name', 'stored_file.bytes as file_bytes'])
    .where(keptFor(viewer))
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
 * Keeps a document for later applications. One of the same type and number that the account kept before gives way to it.
 * Gives its id, and the ids of contents to remove once the transaction has ended.
 * @throws Refusal keptDokapLimit, invalid
 */
export async function saveMasterDokap(
  db: Db,
  deps: Pick<CoreDeps, 'files' | 'office' | 'log'>,
  now: Date,
  viewer: Viewer,
  typed: InputOf<typeof endpoints.saveMasterDokap>['body'],
) {
  const definition = await findDefinition(db, typed.code);
  if (!definition || !canBeKept(definition))
    throw invalid([refusedField(body, ['code'], { message: 'choice' })]);
  const { first, second, expiry, remarks } = await checkDokapValues(db, definition, typed, body);
  const upload = checkDokapFile(deps.office.uploads.permit, definition, typed, first, true);
  await takeTurns(db, viewer.companyId);
  const ofAccount = { company_id: viewer.companyId, owner_account_id: viewer.id };
  const own = db.selectFrom('master_dokap').where('owner_account_id', '=', viewer.id);
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
  const file = upload && { upload, owner: viewer.id, replaces: earlier?.file_id ?? null };
  const fileId = file ? await keepUpload(db, deps, now, file) : null;
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
 * Deletes a kept document. Gives the ids of contents to remove once the transaction has ended.
 * @throws Refusal notFound
 */
export async function deleteMasterDokap(db: Db, viewer: Viewer, id: string): Promise<string[]> {
  const deleted = await db
    .deleteFrom('master_dokap')
    .where('id', '=', id)
    .where(keptFor(viewer))
    .returning('file_id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
  return deleteFileRows(db, [deleted.file_id]);
}

/** The file of a kept document; undefined when it is not the viewer's. */
export const findMasterFile = (db: Db, viewer: Viewer, { id, name }: { id: string; name: string }) =>
  db
    .selectFrom('master_dokap')
    .innerJoin('stored_file', 'stored_file.id', 'master_dokap.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name'])
    .where(keptFor(viewer))
    .where('master_dokap.id', '=', id)
    .where('stored_file.name', '=', name)
    .executeTakeFirst();
