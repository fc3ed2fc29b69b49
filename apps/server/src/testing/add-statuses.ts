import { ppftzKinds, ppftzStatus } from '@pabean/api/rules';
import { newId } from '../core/id.ts';
import { approveAs } from './licences.ts';
import { accountOf } from './people.ts';
import { actAs } from './permit.ts';
import { addPpftz } from './ppftz.ts';
import { sampleGoods } from './samples.ts';
import type { TestServer } from './test-server.ts';

/** A general permit, and one of the free-trade zone; neither has an extra field. */
const permitTypes = ['30', '39'] as const;

const processed = ['20', '27', '28', '29', '90', '98'] as const;
const approved = ['50', '91', '99'] as const;

/** Adds an application at every status, in both areas of permits; drafts too. */
export async function addApplicationsOfEveryStatus(server: TestServer): Promise<void> {
  const importir = await actAs(server, 'importir');
  for (const permitTypeId of permitTypes) {
    const saveDraft = (status: string) =>
      importir.saveDraft({ permitTypeId, number: `${status}-${permitTypeId}/UJI/2026` });
    await saveDraft('10');
    for (const status of processed) await advance(server, await saveDraft(status), status);
    for (const status of approved) {
      const id = await saveDraft(status);
      await advance(server, id, status);
      const approval_number = `KEP-${status}-${permitTypeId}/KPU.02/2026`;
      await approveAs(server, id, { status, approval_number });
    }
  }
}

async function advance({ store, clock }: TestServer, application_id: string, status: string) {
  const at = clock().toISOString();
  await store.write(async (trx) => {
    await trx
      .updateTable('application')
      .set({ status, sent_at: at })
      .where('id', '=', application_id)
      .execute();
    const step = { from_status: '20', to_status: status, note: 'Uji status' };
    await trx
      .insertInto('application_history')
      .values({ ...step, id: newId(clock()), application_id, at, actor: '060102030' })
      .execute();
  });
}

/** Adds a whole PPFTZ record of each kind at every status. */
export async function addPpftzOfEveryStatus(server: TestServer): Promise<void> {
  const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
  const content = {
    goods: [sampleGoods],
    containers: [{ number: 'CSQU3054383', size: '40', kind: 'L' }],
    packaging: { count: '2', kind: 'CT' },
  } as const;
  for (const kind of ppftzKinds)
    for (const status of Object.values(ppftzStatus)) {
      const record = { kind, status, ...(status === ppftzStatus.released && { release_number: 'SPPB-1' }) };
      await addPpftz(server.store, { accountId, companyId }, record, `Uji ${status}`, content);
    }
}
