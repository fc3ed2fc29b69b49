import { endpoints, type InputOf, paymentProofFile, ppftzFileField } from '@pabean/api/contract';
import { ppftzSlotsOf } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import { checkFile } from '../core/files/check-file.ts';
import { fileName } from '../core/files/check-upload.ts';
import { keepUpload } from '../core/files/room-for-file.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { invalid, refusedField } from '../core/refusal.ts';
import { kindOf } from './header-row.ts';
import { lockRecord, lockRecording } from './lock-record.ts';
import { payable } from './payment-proof.ts';
import { isNameTaken, proofSlot } from './record-files.ts';

type Typed = InputOf<typeof endpoints.uploadPpftzFile>['body'];

/** As the person knows the file; a record has no two files of one name, so where another is called so its place is added. */
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
 * Puts a file into one place of a record, instead of one that is there. Gives its name in the record, and the ids of
 * contents to remove once the transaction has ended. The version of the header stays: who has typed in it meanwhile must
 * still be able to save. The proof of a payment is taken while the office waits for that.
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
  // A proxy who was ticked a moment ago may not be saved yet: his places take files all the same.
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
  const file_id = await keepUpload(act, deps, { upload, owner: record.owner_account_id, replaces });
  await db
    .insertInto('ppftz_file')
    .values({ ...place, file_id })
    .onConflict((conflict) => conflict.columns(['ppftz_id', 'slot']).doUpdateSet({ file_id }))
    .execute();
  return { fileName: upload.name, removed: await deleteFileRows(db, [replaces]) };
}
