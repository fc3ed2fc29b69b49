import { inBatches } from '../db/in-batches.ts';
import type { Store } from '../db/store.ts';
import { shippedData } from './read-csv.ts';
import { labelKinds, neededLists, readReferenceData } from './reference-data.ts';
import { replaceReferenceData } from './replace-reference-data.ts';

/**
 * Fills an empty store with the shipped reference data. An office's own data is left alone, but for kinds of labels and
 * needed lists that its store has nothing of: a later version brought those.
 */
export async function loadReferenceData(store: Store): Promise<void> {
  const kinds = await store.db.selectFrom('code_label').select('kind').distinct().execute();
  const lists = await store.db.selectFrom('reference_entry').select('list').distinct().execute();
  const lackingKinds = labelKinds.filter((kind) => !kinds.some((row) => row.kind === kind));
  const lackingLists = neededLists.filter((list) => !lists.some((row) => row.list === list));
  if (lackingKinds.length + lackingLists.length === 0) return;
  const data = readReferenceData(shippedData);
  if (kinds.length === 0) return void (await store.write((trx) => replaceReferenceData(trx, data)));
  const labels = data.labels.filter(({ kind }) => lackingKinds.includes(kind));
  const entries = data.entries.filter(({ list }) => lackingLists.includes(list));
  // Two servers may start at once.
  await store.write(async (trx) => {
    if (labels.length > 0)
      await trx
        .insertInto('code_label')
        .values(labels)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    for (const some of inBatches(entries))
      await trx
        .insertInto('reference_entry')
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  });
}
