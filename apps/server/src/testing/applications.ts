import type { Store } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';

const batch = 500;
const now = new Date('2026-03-02T03:00:00Z');

/** The owner of the applications. */
export interface Owner {
  readonly companyId: string;
  readonly accountId: string;
}

/** Adds applications `S-0/2026`, `S-1/2026`, …, each sent a second after the previous one, directly to the store. */
export async function addApplications(store: Store, { companyId, accountId }: Owner, count: number) {
  const { id: permitTypeId } = await store.db
    .selectFrom('permit_type')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const row = (index: number) => ({
    id: newId(now),
    company_id: companyId,
    owner_account_id: accountId,
    permit_type_id: permitTypeId,
    number: `S-${index}/2026`,
    date: '2026-03-02',
    status: '20',
    identity_type: '5',
    identity_number: '0012345678901234',
    company_name: 'PT Uji Coba',
    company_address: 'Jl. Pelabuhan 1, Batam',
    phone: '0778 555 0100',
    email: 'uji@perusahaan.example',
    created_at: now.toISOString(),
    sent_at: new Date(now.getTime() + index * 1000).toISOString(),
  });
  for (let done = 0; done < count; done += batch) {
    const rows = Array.from({ length: Math.min(batch, count - done) }, (_, index) => row(done + index));
    await store.write((trx) => trx.insertInto('application').values(rows).execute());
  }
  await store.write((trx) => noteChange(trx, companyId));
}
