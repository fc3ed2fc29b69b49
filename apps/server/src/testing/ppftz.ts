import type { Store } from '../db/store.ts';
import type { PpftzTable } from '../db/tables/ppftz.ts';
import { newId } from '../id.ts';
import { noteChange } from '../permit/note-change.ts';
import type { Owner } from './applications.ts';

/** Adds a PPFTZ record straight into the store, with a decision and a note where they say something; gives its id. */
export async function addPpftz(
  store: Store,
  { companyId, accountId }: Owner,
  record: Partial<PpftzTable> = {},
  said?: string,
): Promise<string> {
  const now = new Date('2026-03-02T03:00:00Z');
  const id = newId(now);
  const row: PpftzTable = {
    id,
    company_id: companyId,
    owner_account_id: accountId,
    aju_number: `020400000123${id.slice(-14)}`,
    kind: '1',
    status: '110',
    recipient: 'Ratna Dewi Siregar',
    identity_type: '5',
    identity_number: '1000000000000001',
    registration_number: null,
    registration_date: null,
    billing_code: null,
    billing_file_id: null,
    release_number: null,
    release_date: null,
    created_at: now.toISOString(),
    sent_at: record.status === '100' ? null : now.toISOString(),
    ...record,
  };
  await store.write(async (trx) => {
    await trx.insertInto('ppftz').values(row).execute();
    if (said !== undefined) {
      const about = { ppftz_id: id, officer: 'Rina' };
      await trx
        .insertInto('ppftz_decision')
        .values({
          ...{ ...about, id: newId(now), status: '120', decision: 'Y', remarks: said },
          ...{ started_at: now.toISOString(), ended_at: now.toISOString() },
        })
        .execute();
      await trx
        .insertInto('ppftz_note')
        .values({ ...about, id: newId(now), note: said, at: now.toISOString() })
        .execute();
    }
    await noteChange(trx, companyId);
  });
  return id;
}
