import { endpoints, type InputOf, paymentProofFile, ppftzFileField } from '@pabean/api/contract';
import { ppftzSlotsOf } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { checkFile } from '../core/files/check-file.ts';
import { fileName } from '../core/files/check-upload.ts';
import { storeWithinQuota } from '../core/files/room-for-file.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { invalid, refusedField } from '../core/refusal.ts';
import { kindOf } from './header-row.ts';
import { lockRecord, lockRecording } from './lock-record.ts';
import { payable } from './payment-proof.ts';
import { isNameTaken, proofSlot } from './record-files.ts';

type Typed = InputOf<typeof endpoints.uploadPpftzFile>['body'];

/** The user's file name; if another file of the record has the same name, the place is added. */
async function titleOf(
  db: Db,
  record: PpftzTable,
  slot: string,
  { name, extension }: Typed,
): Promise<string> {
  const place = slot.replaceAll('_', '-');
  const own = name
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/, '')
    .trim();
  if (!own || !extension) return place;
  for (const title of [own, `${own} (${place})`])
    if (!(await isNameTaken(db, record, slot, fileName(title, extension)))) return title;
  return place;
}

/**
 * Stores a file in one place of a record, replacing an existing one. Returns its name in the record, and the ids of contents to
 * remove once the transaction has ended. The version of the header is unchanged, so that unsaved input in the header can still
 * be saved. The proof of payment is accepted while a payment is due.
 *
 * @throws Refusal notFound, notRecorded, invalid, storageLow
 */
export async function saveFile(
  act: Act,
  deps: Pick<CoreDeps, 'files' | 'log'>,
  typed: Typed,
): Promise<{ fileName: string; removed: string[] }> {
  const { db, office } = act;
  const key = { ajuNumber: typed.ajuNumber };
  const isProof = typed.slot === paymentProofFile;
  const record = isProof ? await lockRecord(act, key, payable) : await lockRecording(act, key);
  // The header with a proxy may not be saved yet, so the proxy's places accept files in any case.
  const shown = ppftzSlotsOf(kindOf(record), true).map(({ slot }) => slot);
  const slot = isProof ? proofSlot : shown.find((each) => ppftzFileField(each) === typed.slot);
  if (!slot) throw invalid([refusedField(endpoints.uploadPpftzFile.body, ['slot'], { message: 'choice' })]);
  const title = await titleOf(db, record, slot, typed);
  const upload = checkFile(office.uploads.small, typed.file, typed.extension, title);
  const place = { ppftz_id: record.id, slot };
  const before = await db
    .selectFrom('ppftz_file')
    .select('file_id')
    .where((where) => where.and(place))
    .executeTakeFirst();
  const replaces = before?.file_id ?? null;
  // A proof of payment is sent with its upload.
  const newFile = { upload, owner: record.owner_account_id, replaces, mayWait: !isProof };
  const file_id = await storeWithinQuota(act, deps, newFile);
  await db
    .insertInto('ppftz_file')
    .values({ ...place, file_id })
    .onConflict((conflict) => conflict.columns(['ppftz_id', 'slot']).doUpdateSet({ file_id }))
    .execute();
  return { fileName: upload.name, removed: await deleteFileRows(db, [replaces]) };
}
