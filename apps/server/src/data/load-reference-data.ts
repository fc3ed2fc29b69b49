import type { Store } from '../db/store.ts';
import { shippedData } from './read-csv.ts';
import { readReferenceData } from './reference-data.ts';
import { replaceReferenceData } from './replace-reference-data.ts';

/** Fills an empty store with the shipped reference data; an office's own data is left alone. */
export async function loadReferenceData(store: Store): Promise<void> {
  const known = await store.db.selectFrom('permit_type').select('id').limit(1).executeTakeFirst();
  if (known) return;
  const data = readReferenceData(shippedData);
  await store.write((trx) => replaceReferenceData(trx, data));
}
