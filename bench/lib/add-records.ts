import type { Store } from '../../apps/server/src/core/db/store.ts';
import { newId } from '../../apps/server/src/core/id.ts';
import { letterLine } from '../../apps/server/src/testing/index.ts';
import type { Person } from './api-servers.ts';

const now = new Date('2026-03-02T03:00:00Z');
/** Lines of each report. */
export const reportLength = 500;
/** Rows in one statement: SQLite accepts at most 32,766 values. */
const portion = 500;

const dayOf = (index: number) =>
  new Date(now.getTime() - (index % 700) * 86_400_000).toISOString().slice(0, 10);
const cells = JSON.stringify(Array.from({ length: 24 }, (_, column) => `nilai ${column}`));

/** Adds letters of two lines each directly to the store. */
export async function addLetters(store: Store, { companyId }: Person, count: number): Promise<void> {
  for (let done = 0; done < count; done += portion) {
    const ids = Array.from({ length: Math.min(portion, count - done) }, () => newId(now));
    const letters = ids.map((id, index) => ({
      id,
      company_id: companyId,
      number: `${id}/SPPBMCP-K`,
      date: dayOf(done + index),
      line_count: 2,
      billing_code: '620260301000001',
      total: 44_500,
      due_date: dayOf(done + index),
      created_at: now.toISOString(),
    }));
    const lines = letters.flatMap(({ id }) => [1, 2].map((at) => ({ ...letterLine(at), letter_id: id })));
    await store.write(async (trx) => {
      await trx.insertInto('release_letter').values(letters).execute();
      await trx.insertInto('release_letter_line').values(lines).execute();
    });
  }
}

/** Adds reports with so many lines in total directly to the store, without content of their files. */
export async function addReports(
  store: Store,
  { companyId, accountId }: Person,
  lines: number,
): Promise<void> {
  for (let done = 0; done < lines; done += reportLength) {
    const serial = done / reportLength;
    const file = {
      id: newId(now),
      owner_account_id: accountId,
      name: `Laporan ${serial}.csv`,
      media_type: 'text/csv',
      bytes: 120_000,
      sha256: '',
      created_at: now.toISOString(),
    };
    const report = {
      id: newId(now),
      company_id: companyId,
      owner_account_id: accountId,
      type: '1',
      warehouse: null,
      from_date: dayOf(serial),
      until_date: dayOf(serial),
      file_id: file.id,
      line_count: reportLength,
      created_at: now.toISOString(),
      received_at: null,
      fetches: 0,
      fetched_at: null,
    };
    const rows = Array.from({ length: reportLength }, (_, index) => ({
      report_id: report.id,
      position: index + 1,
      cells,
    }));
    await store.write(async (trx) => {
      await trx.insertInto('stored_file').values(file).execute();
      await trx.insertInto('report').values(report).execute();
      await trx.insertInto('report_line').values(rows).execute();
    });
  }
}
