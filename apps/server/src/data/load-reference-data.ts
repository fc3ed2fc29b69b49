import { type Clock, systemClock } from '../core/clock.ts';
import { inBatches } from '../core/db/in-batches.ts';
import type { Store } from '../core/db/store.ts';
import { shippedData } from './read-csv.ts';
import { labelKinds, neededLists, readReferenceData } from './reference-data.ts';
import { addCarriers } from './replace-carriers.ts';
import { replaceReferenceData } from './replace-reference-data.ts';

/**
 * Fills an empty store with the shipped reference data. Existing data is not changed; kinds of labels, required lists, carriers
 * and courier companies of which the store has none are added, since a later version introduced them.
 */
export async function loadReferenceData(store: Store, clock: Clock = systemClock): Promise<void> {
  const kinds = await store.db.selectFrom('code_label').select('kind').distinct().execute();
  const lists = await store.db.selectFrom('reference_entry').select('list').distinct().execute();
  const missingKinds = labelKinds.filter((kind) => !kinds.some((row) => row.kind === kind));
  const missingLists = neededLists.filter((list) => !lists.some((row) => row.list === list));
  const carrier = store.db.selectFrom('carrier').select('name').where('accepted_at', 'is not', null);
  const hasNoCarriers = (await carrier.limit(1).execute()).length === 0;
  const company = store.db.selectFrom('courier_company').select('name');
  const hasNoCompanies = (await company.limit(1).execute()).length === 0;
  if (missingKinds.length + missingLists.length === 0 && !hasNoCarriers && !hasNoCompanies) return;
  const data = readReferenceData(shippedData);
  if (kinds.length === 0) return void (await store.write((trx) => replaceReferenceData(trx, data, clock())));
  const labels = data.labels.filter(({ kind }) => missingKinds.includes(kind));
  const entries = data.entries.filter(({ list }) => missingLists.includes(list));
  const companies = hasNoCompanies ? data.courierCompanies : [];
  // Two servers may start at once.
  await store.write(async (trx) => {
    const add = async (
      table: 'code_label' | 'reference_entry' | 'courier_company',
      rows: readonly object[],
    ) => {
      for (const some of inBatches(rows))
        await trx
          .insertInto(table)
          .values(some as never)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    };
    await add('code_label', labels);
    await add('reference_entry', entries);
    await add('courier_company', companies);
    if (hasNoCarriers) await addCarriers(trx, data.carriers, clock());
  });
}
