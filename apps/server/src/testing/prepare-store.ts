import { migrate } from '../core/db/migrate.ts';
import type { Store } from '../core/db/store.ts';
import { loadReferenceData } from '../data/load-reference-data.ts';
import { createTestClock } from './clock.ts';
import { addTestPeople } from './people.ts';

/** The PostgreSQL database that every test server copies: copying is faster than filling. */
export const preparedDatabase = 'prepared';

/** Fills an empty store with the data of every test server: schema, reference data, test accounts. */
export async function prepareStore(store: Store): Promise<void> {
  await migrate(store);
  await loadReferenceData(store);
  await addTestPeople(store, createTestClock()());
}
