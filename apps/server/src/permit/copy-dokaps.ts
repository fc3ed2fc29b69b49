import type { Selectable } from 'kysely';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { inBatches } from '../core/db/in-batches.ts';
import type { Db } from '../core/db/store.ts';
import type { DokapRowTable, DokapTable } from '../core/db/tables/permit.ts';
import { requireRoomFor } from '../core/files/room-for-file.ts';
import { copyFile } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { notFound } from '../core/refusal.ts';

/** The source and target of a copy. */
export interface DokapCopy {
  readonly sourceId: string;
  readonly dokapIds: 'all' | readonly string[];
  /** The new draft, and the account whose quota its files use. */
  readonly target: { readonly id: string; readonly permitTypeId: string; readonly owner: string };
}

/**
 * Copies documents of an application, with their rows and files, into a new draft and adds the other mandatory ones. Returns
 * the names of documents that the permit type no longer has.
 * @throws Refusal notFound for a document of another application; storageQuota, storageLow when there is no room for
 * the files
 */
export async function copyDokaps(
  scope: Scope,
  deps: Pick<CoreDeps, 'files' | 'log'>,
  { sourceId, dokapIds, target }: DokapCopy,
): Promise<string[]> {
  const { db, now } = scope;
  const all = await dokapsOf(db, sourceId);
  if (dokapIds !== 'all' && !dokapIds.every((id) => all.some((dokap) => dokap.id === id))) throw notFound();
  const asked = all.filter(({ id }) => dokapIds === 'all' || dokapIds.includes(id)).filter(hasContent);
  const allowed = await allowedCodes(db, target.permitTypeId);
  const kept = asked.filter(({ code }) => allowed.has(code));
  const rows = await rowsOf(
    db,
    kept.map(({ id }) => id),
  );
  const copyOf = await copyFiles(scope, deps, target.owner, [...kept, ...rows]);
  const demanded = new Set([...allowed].filter(([, mandatory]) => mandatory).map(([code]) => code));
  // Sorted ids keep documents of one kind in their order.
  const ids = kept.map(() => newId(now)).toSorted();
  const idOf = new Map(kept.map(({ id }, index) => [id, ids[index] ?? '']));
  const copies = kept.map(({ id, code, first, second, expiry, remarks, file_id }) => ({
    code,
    first,
    second,
    expiry,
    remarks,
    id: idOf.get(id) ?? '',
    application_id: target.id,
    file_id: copyOf.get(file_id) ?? null,
    // One document of each mandatory type cannot be deleted.
    mandatory: demanded.delete(code) ? 1 : 0,
    created_at: now.toISOString(),
  }));
  const waiting = [...demanded].map((code) => ({
    id: newId(now),
    application_id: target.id,
    code,
    mandatory: 1,
    created_at: now.toISOString(),
  }));
  for (const some of inBatches(copies)) await db.insertInto('dokap').values(some).execute();
  if (waiting.length > 0) await db.insertInto('dokap').values(waiting).execute();
  const newRows = rows.map((row) => ({
    ...row,
    id: newId(now),
    dokap_id: idOf.get(row.dokap_id) ?? '',
    file_id: copyOf.get(row.file_id) ?? null,
  }));
  for (const some of inBatches(newRows)) await db.insertInto('dokap_row').values(some).execute();
  return asked.filter(({ code }) => !allowed.has(code)).map(({ name }) => name);
}

const dokapsOf = (db: Db, applicationId: string) =>
  db
    .selectFrom('dokap')
    .innerJoin('dokap_type', 'dokap_type.code', 'dokap.code')
    .selectAll('dokap')
    .select('dokap_type.name')
    .where('dokap.application_id', '=', applicationId)
    // Of several of one type the mandatory one comes first, and stays mandatory.
    .orderBy('dokap.mandatory', 'desc')
    .orderBy('dokap.created_at')
    .orderBy('dokap.id')
    .execute();

/** Whether a document was filled; empty ones are added again instead of copied. */
const hasContent = ({ first, file_id }: Selectable<DokapTable>) => first !== null || file_id !== null;

/** The document codes of a permit type, in its order, and whether they are mandatory. */
async function allowedCodes(db: Db, permitTypeId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('permit_document')
    .select(['dokap_code', 'mandatory'])
    .where('permit_type_id', '=', permitTypeId)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ dokap_code, mandatory }) => [dokap_code, mandatory === 1]));
}

const rowsOf = async (db: Db, dokapIds: readonly string[]): Promise<Selectable<DokapRowTable>[]> =>
  dokapIds.length === 0
    ? []
    : db
        .selectFrom('dokap_row')
        .selectAll()
        .where('dokap_id', 'in', dokapIds)
        .orderBy('dokap_id')
        .orderBy('position')
        .execute();

/** Copies the files of documents and rows, if there is room for all of them; returns a map from each file's id to its copy's. */
async function copyFiles(
  scope: Scope,
  deps: Pick<CoreDeps, 'files' | 'log'>,
  owner: string,
  holders: readonly { readonly file_id: string | null }[],
): Promise<ReadonlyMap<string | null, string>> {
  const { db } = scope;
  const ids = holders.map(({ file_id }) => file_id).filter((id) => id !== null);
  const copies = new Map<string | null, string>();
  if (ids.length === 0) return copies;
  const files = await db.selectFrom('stored_file').selectAll().where('id', 'in', ids).execute();
  const bytes = files.reduce((sum, file) => sum + Number(file.bytes), 0);
  await requireRoomFor(scope, deps, { owner, size: bytes });
  for (const file of files) copies.set(file.id, await copyFile(scope, deps.files, file, owner));
  return copies;
}
