import type { DokapDefinition, endpoints, InputOf } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { checkFile, refusedFile } from '../core/files/check-file.ts';
import { storeWithinQuota } from '../core/files/room-for-file.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { notFound, Refusal } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { findAllowedDefinition } from './definition.ts';
import { checkDokapValues, requireRoomForRows } from './dokap-values.ts';
import { lockDraft } from './lock-draft.ts';
import { uploadLimitOf } from './upload-limit.ts';

type Typed = InputOf<typeof endpoints.saveDokap>['body'];
type TypedFile = Pick<Typed, 'file' | 'extension'>;
type UploadDeps = Pick<CoreDeps, 'files' | 'office' | 'log'>;

/**
 * Adds a document to a draft and returns its id. An empty mandatory document of its type is filled instead of adding a second
 * one.
 * @throws Refusal notFound, notDraft, invalid
 */
export async function addDokap(act: Act, deps: UploadDeps, typed: Typed) {
  const { db, now } = act;
  const draft = await lockDraft(act, { applicationId: typed.applicationId });
  const waiting = await findWaiting(db, draft.id, typed.code);
  if (waiting) {
    await changeDokap(act, deps, { ...typed, id: waiting.id });
    return waiting.id;
  }
  const definition = await requireAllowed(db, draft.permit_type_id, typed.code);
  const values = await checkDokapValues(db, definition, typed);
  const limit = await uploadLimitOf(act, draft.permit_type_id);
  const upload = checkDokapFile(limit, definition, typed, { number: values.first, required: true });
  const owner = draft.owner_account_id;
  const id = newId(now);
  await db
    .insertInto('dokap')
    .values({
      id,
      application_id: draft.id,
      code: definition.code,
      ...values,
      file_id: upload ? await storeWithinQuota(act, deps, { upload, owner, mayWait: true }) : null,
      mandatory: 0,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
}

/**
 * Changes a document of a draft; without a new file the stored one is kept. Returns the ids of contents to remove
 * once the transaction has ended.
 * @throws Refusal notFound, notDraft, changedElsewhere, invalid
 */
export async function changeDokap(
  act: Act,
  deps: UploadDeps,
  typed: Typed & { id: string; version?: string | undefined },
): Promise<string[]> {
  const { db } = act;
  const draft = await lockDraft(act, { applicationId: typed.applicationId, dokapId: typed.id });
  const dokap = await db.selectFrom('dokap').selectAll().where('id', '=', typed.id).executeTakeFirst();
  if (!dokap) throw notFound();
  requireSeen(dokap.version, typed.version);
  if (dokap.code !== typed.code) throw new Refusal('dokapNotAllowed');
  const definition = await requireAllowed(db, draft.permit_type_id, typed.code);
  const values = await checkDokapValues(db, definition, typed);
  await requireRoomForRows(db, definition, dokap.id, values.first);
  const limit = await uploadLimitOf(act, draft.permit_type_id);
  const upload = checkDokapFile(limit, definition, typed, {
    number: values.first,
    required: dokap.file_id === null,
  });
  const newFile = upload && { upload, owner: draft.owner_account_id, replaces: dokap.file_id, mayWait: true };
  const file = newFile && { file_id: await storeWithinQuota(act, deps, newFile) };
  await db
    .updateTable('dokap')
    .set((row) => ({ ...values, ...file, version: row('version', '+', 1) }))
    .where('id', '=', dokap.id)
    .execute();
  return file ? deleteFileRows(db, [dokap.file_id]) : [];
}

/** An empty mandatory document. */
const findWaiting = (db: Db, applicationId: string, code: string) =>
  db
    .selectFrom('dokap')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('code', '=', code)
    .where('mandatory', '=', 1)
    .where('first', 'is', null)
    .executeTakeFirst();

async function requireAllowed(db: Db, permitTypeId: string, code: string) {
  const definition = await findAllowedDefinition(db, permitTypeId, code);
  if (!definition) throw new Refusal('dokapNotAllowed');
  return definition;
}

/** The file of a document whose type has one. @throws Refusal invalid */
export function checkDokapFile(
  limit: UploadLimit,
  definition: DokapDefinition,
  typed: TypedFile,
  { number, required }: { readonly number: string | null; readonly required: boolean },
) {
  if (!typed.file) {
    if (definition.needsFile && required) throw refusedFile({ message: 'required' });
    return undefined;
  }
  if (!definition.needsFile) throw refusedFile({ message: 'invalid' });
  return checkFile(limit, typed.file, typed.extension, `${definition.name} ${number ?? ''}`);
}
