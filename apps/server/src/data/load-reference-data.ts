import type { Store } from '../db/store.ts';
import { shippedData } from './read-csv.ts';
import { labelKinds, readReferenceData } from './reference-data.ts';
import { replaceReferenceData } from './replace-reference-data.ts';

/**
 * Fills an empty store with the shipped reference data. An office's own data is left alone, but for kinds of labels that its
 * store has none of: a later version brought those.
 */
export async function loadReferenceData(store: Store): Promise<void> {
  const rows = await store.db.selectFrom('code_label').select('kind').distinct().execute();
  const lacking = labelKinds.filter((kind) => !rows.some((row) => row.kind === kind));
  if (lacking.length === 0) return;
  const data = readReferenceData(shippedData);
  if (rows.length === 0) return void (await store.write((trx) => replaceReferenceData(trx, data)));
  const labels = data.labels.filter(({ kind }) => lacking.includes(kind));
  await store.write((trx) =>
    trx
      .insertInto('code_label')
      .values(labels)
      // Two servers may start at once.
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}
