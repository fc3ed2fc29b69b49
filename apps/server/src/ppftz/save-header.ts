import { endpoints, type InputOf, ppftzFileField, ppftzHeader } from '@pabean/api/contract';
import { ppftzSlots } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { noteChange } from '../core/note-change.ts';
import { requireReferences } from '../core/references.ts';
import { invalid, reasonOf, refusedField } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { fromHeaderColumns, headerFields, toHeaderColumns } from './header-row.ts';
import { lockRecording } from './lock-record.ts';
import { filesOf } from './record-files.ts';

type Typed = InputOf<typeof endpoints.savePpftz>['body'];

/** The fields that refer to a list of the reference data. */
const references = { loadingPort: 'pelabuhan', destinationPort: 'pelabuhan', warehouse: 'gudang' } as const;

const refused = (field: string, reason: Parameters<typeof refusedField>[2]) =>
  refusedField(endpoints.savePpftz.body, [field], reason);

/**
 * Saves the given fields of a record's header, and deletes the files whose name is empty. Returns the version of the header,
 * and the ids of contents to remove once the transaction has ended.
 *
 * @throws Refusal notFound, notRecorded, changedElsewhere, invalid
 */
export async function saveHeader(
  act: Act,
  typed: Typed,
): Promise<{ headerVersion: string; removed: string[] }> {
  const { db } = act;
  const record = await lockRecording(act, { id: typed.id });
  requireSeen(record.header_version, typed.headerVersion);
  const header = mergedHeader(fromHeaderColumns(record), typed);
  await requireReferences(db, referredBy(typed));
  const removed = await emptyPlaces(db, record.id, typed);
  await db
    .updateTable('ppftz')
    .set((row) => ({ ...toHeaderColumns(header), header_version: row('header_version', '+', 1) }))
    .where('id', '=', record.id)
    .execute();
  if (header.recipient !== record.recipient) await noteChange(db, record.company_id);
  return { headerVersion: String(record.header_version + 1), removed };
}

/**
 * Merges the given fields into the stored header.
 * @throws Refusal invalid when the result breaks rules between fields
 */
function mergedHeader(stored: ReturnType<typeof fromHeaderColumns>, typed: Typed) {
  const came = headerFields.filter((field) => typed[field] !== undefined);
  const merged = { ...stored, ...Object.fromEntries(came.map((field) => [field, typed[field]])) };
  const result = ppftzHeader.safeParse(merged);
  if (result.success) return result.data;
  throw invalid(result.error.issues.map((issue) => refused(String(issue.path[0]), reasonOf(issue))));
}

const referredBy = (typed: Typed) =>
  (Object.keys(references) as (keyof typeof references)[]).flatMap((field) => {
    const code = typed[field];
    if (!code) return [];
    return [
      { list: references[field], code, refused: (reason: { message: string }) => refused(field, reason) },
    ];
  });

/** @throws Refusal invalid for a name that is neither empty nor that of the stored file */
async function emptyPlaces(db: Db, recordId: string, typed: Typed): Promise<string[]> {
  const files = await filesOf(db, recordId);
  const named = ppftzSlots.filter((slot) => typed[ppftzFileField(slot)] !== undefined);
  const wrong = named.filter((slot) => {
    const name = typed[ppftzFileField(slot)];
    return name !== '' && name !== files.find((file) => file.slot === slot)?.name;
  });
  if (wrong.length > 0)
    throw invalid(wrong.map((slot) => refused(ppftzFileField(slot), { message: 'invalid' })));
  const emptied = files.filter(({ slot }) => typed[ppftzFileField(slot)] === '');
  if (emptied.length === 0) return [];
  const ids = emptied.map(({ id }) => id);
  await db.deleteFrom('ppftz_file').where('ppftz_id', '=', recordId).where('file_id', 'in', ids).execute();
  return deleteFileRows(db, ids);
}
