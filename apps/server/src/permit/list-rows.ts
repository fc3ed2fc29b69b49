import { type DokapRow, endpoints, fillPath } from '@pabean/api/contract';
import type { Selectable } from 'kysely';
import type { Act } from '../core/act/act.ts';
import type { DokapRowTable } from '../core/db/tables/permit.ts';
import { visibleTo } from '../core/viewer.ts';

/** The rows of the viewer's list documents. */
export const selectRows = ({ db, account }: Act) =>
  db
    .selectFrom('dokap_row')
    .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
    .innerJoin('application', 'application.id', 'dokap.application_id')
    .where(visibleTo(account));

const toRow = (row: Selectable<DokapRowTable> & { name: string | null }): DokapRow => ({
  id: row.id,
  value1: row.value1,
  value2: row.value2,
  value3: row.value3,
  value4: row.value4,
  value5: row.value5,
  value6: row.value6,
  value7: row.value7,
  fileName: row.name,
  fileUrl: row.name && fillPath(endpoints.dokapRowFile.path, { id: row.id, name: row.name }),
});

/** The rows of one of the viewer's documents in the order they were entered. */
export async function listRows(act: Act, dokapId: string): Promise<DokapRow[]> {
  const rows = await selectRows(act)
    .leftJoin('stored_file', 'stored_file.id', 'dokap_row.file_id')
    .selectAll('dokap_row')
    .select('stored_file.name')
    .where('dokap_row.dokap_id', '=', dokapId)
    .orderBy('dokap_row.position')
    .orderBy('dokap_row.id')
    .execute();
  return rows.map(toRow);
}
