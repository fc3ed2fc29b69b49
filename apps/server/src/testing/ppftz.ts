import type { GoodsLine, PpftzContainer, PpftzHeader, PpftzPackaging } from '@pabean/api/contract';
import type { PpftzSlot } from '@pabean/api/rules';
import type { Db, Store } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import type { FileStore } from '../core/files/file-store.ts';
import { storeUpload } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { toGoodsColumns } from '../ppftz/goods.ts';
import { fromHeaderColumns, toHeaderColumns } from '../ppftz/header-row.ts';
import { unfilled } from '../ppftz/unfilled.ts';
import type { Owner } from './applications.ts';
import { samplePdf } from './sample-files.ts';
import type { TestServer } from './test-server.ts';

/** A record's parts besides its columns. */
export interface PpftzContent {
  /** Header fields that are not columns. */
  readonly header?: Partial<PpftzHeader>;
  readonly goods?: readonly GoodsLine[];
  readonly containers?: readonly PpftzContainer[];
  readonly packaging?: PpftzPackaging;
  /** Places that get a small PDF, and the store for its content. */
  readonly files?: { readonly store: FileStore; readonly slots: readonly PpftzSlot[] };
  /** Corrections that an officer demands. */
  readonly corrections?: readonly { readonly field: string; readonly remark: string }[];
}

const officer = 'Rina';

/**
 * Adds a PPFTZ record directly to the store, with a decision and a note if given, and with its parts; returns its id.
 */
export async function addPpftz(
  store: Store,
  { companyId, accountId }: Owner,
  record: Partial<PpftzTable> = {},
  text?: string,
  content: PpftzContent = {},
): Promise<string> {
  const now = new Date('2026-03-02T03:00:00Z');
  const id = newId(now);
  const begun: PpftzTable = {
    ...unfilled,
    id,
    company_id: companyId,
    owner_account_id: accountId,
    aju_number: `020400000123${id.slice(-14)}`,
    kind: '1',
    status: '110',
    recipient: 'Ratna Dewi Siregar',
    identity_type: '5',
    identity_number: '1000000000000001',
    created_at: now.toISOString(),
    sent_at: record.status === '100' ? null : now.toISOString(),
    ...record,
  };
  const row = { ...begun, ...toHeaderColumns({ ...fromHeaderColumns(begun), ...content.header }) };
  await store.write(async (trx) => {
    await trx.insertInto('ppftz').values(row).execute();
    if (text !== undefined) await addTexts(trx, now, id, text);
    await addContent(trx, now, row, content);
    await noteChange(trx, companyId);
  });
  return id;
}

async function addTexts(trx: Db, now: Date, id: string, text: string) {
  const about = { ppftz_id: id, officer };
  await trx
    .insertInto('ppftz_decision')
    .values({
      ...about,
      id: newId(now),
      status: '120',
      decision: 'Y',
      remarks: text,
      started_at: now.toISOString(),
      ended_at: now.toISOString(),
    })
    .execute();
  await trx
    .insertInto('ppftz_note')
    .values({ ...about, id: newId(now), note: text, at: now.toISOString() })
    .execute();
}

async function addContent(trx: Db, now: Date, record: PpftzTable, content: PpftzContent) {
  const { goods = [], containers = [], packaging, files, corrections = [] } = content;
  const at = now.toISOString();
  const own = () => ({ id: newId(now), ppftz_id: record.id });
  for (const [position, line] of goods.entries())
    await trx
      .insertInto('ppftz_goods')
      .values({ ...own(), ...toGoodsColumns(line), position, version: 0, changed_at: at })
      .execute();
  for (const [position, container] of containers.entries())
    await trx
      .insertInto('ppftz_container')
      .values({ ...own(), ...container, position })
      .execute();
  if (packaging)
    await trx
      .insertInto('ppftz_packaging')
      .values({ ...own(), ...packaging, version: 0 })
      .execute();
  for (const slot of files?.slots ?? []) {
    const name = `${slot.replaceAll('_', '-')}.pdf`;
    const upload = { bytes: samplePdf, mediaType: 'application/pdf', name };
    const file_id =
      files && (await storeUpload({ db: trx, now }, files.store, upload, record.owner_account_id));
    if (file_id) await trx.insertInto('ppftz_file').values({ ppftz_id: record.id, slot, file_id }).execute();
  }
  for (const correction of corrections)
    await trx
      .insertInto('ppftz_correction')
      .values({ ...own(), ...correction, officer, at })
      .execute();
}

/** Demands payment for a record as an officer would, with its bill as a file. */
export async function billPpftz({ store, deps, clock }: TestServer, id: string): Promise<void> {
  const bill = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Billing 620261.pdf' };
  await store.write(async (trx) => {
    await trx
      .updateTable('ppftz')
      .set({
        status: '115',
        billing_code: '620261',
        billing_file_id: await storeUpload({ db: trx, now: clock() }, deps.files, bill, null),
      })
      .where('id', '=', id)
      .execute();
  });
}
