import { nowhere, openSession } from '../account/session.ts';
import { systemClock } from '../core/clock.ts';
import { migrate } from '../core/db/migrate.ts';
import type { Store } from '../core/db/store.ts';
import { loadReferenceData } from '../data/load-reference-data.ts';
import { addAccount, addCompany } from './people.ts';

/** A signed-in user. */
export interface Client {
  readonly username: string;
  readonly token: string;
}

/** Fills an empty store with signed-in users, each with their own company. */
export async function addClients(store: Store, count: number): Promise<Client[]> {
  const now = systemClock();
  await migrate(store);
  await loadReferenceData(store);
  const clients: Client[] = [];
  for (let number = 0; number < count; number++) {
    const identity_number = String(2_000_000_000_000_000 + number);
    const company = await addCompany(store, now, { identity_number });
    const username = `pemohon-${number}`;
    const account = await addAccount(store, now, { username, company_id: company.id });
    const token = await store.write((trx) =>
      openSession({ db: trx, now: systemClock() }, account.id, 'session', nowhere),
    );
    clients.push({ username, token });
  }
  return clients;
}
