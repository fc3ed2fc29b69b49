import type { Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables/index.ts';
import { noteChange } from '../permit/note-change.ts';
import { shippedData } from './read-csv.ts';
import { type ReferenceData, readReferenceData } from './reference-data.ts';

/** Fills an empty store with the shipped reference data; an office's own data is left alone. */
export async function loadReferenceData(store: Store): Promise<void> {
  const known = await store.db.selectFrom('permit_type').select('id').limit(1).executeTakeFirst();
  if (!known) await importReferenceData(store);
}

/**
 * Imports reference data, as often as an office likes: types and labels are added or renamed, lists and the
 * documents of each permit type replaced. Types that applications may refer to are never removed.
 */
export async function importReferenceData(store: Store, directory: URL = shippedData): Promise<void> {
  const data = readReferenceData(directory);
  await store.write(async (trx) => {
    await saveTypes(trx, data);
    await trx.deleteFrom('permit_document').execute();
    await trx.insertInto('permit_document').values(data.permitDocuments).execute();
    await trx.deleteFrom('reference_entry').execute();
    await trx.insertInto('reference_entry').values(data.entries).execute();
    // Lists of applications show the words.
    await noteChange(trx);
  });
}

async function saveTypes(trx: Transaction<Tables>, data: ReferenceData) {
  await trx
    .insertInto('permit_type')
    .values(data.permitTypes)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        area: row.ref('excluded.area'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
  await trx.deleteFrom('code_label').execute();
  await trx.insertInto('code_label').values(data.labels).execute();
  await trx
    .insertInto('dokap_type')
    .values(data.dokapTypes)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        first_label: row.ref('excluded.first_label'),
        second_label: row.ref('excluded.second_label'),
        first_kind: row.ref('excluded.first_kind'),
        second_kind: row.ref('excluded.second_kind'),
        first_max: row.ref('excluded.first_max'),
        second_max: row.ref('excluded.second_max'),
        expires: row.ref('excluded.expires'),
        ref_table: row.ref('excluded.ref_table'),
        key_column: row.ref('excluded.key_column'),
        label_column: row.ref('excluded.label_column'),
        needs_file: row.ref('excluded.needs_file'),
        position: row.ref('excluded.position'),
      })),
    )
    .execute();
}
