import { migrate } from '../core/db/migrate.ts';
import type { Store } from '../core/db/store.ts';
import { loadReferenceData } from '../data/load-reference-data.ts';
import { createTestClock } from './clock.ts';
import { addTestPeople } from './people.ts';

/** The database of PostgreSQL that every server of a test starts on a copy of: copying is faster than filling. */
export const preparedDatabase = 'prepared';

/** Gives an empty store what every test server starts with: schema, reference data, the test people. */
export async function prepareStore(store: Store): Promise<void> {
  await migrate(store);
  await loadReferenceData(store);
  await addTestPeople(store, createTestClock()());
}
