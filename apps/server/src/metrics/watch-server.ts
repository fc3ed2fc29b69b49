import type { Registry } from 'prom-client';
import type { QueueLength } from '../core/queue-length.ts';
import type { Deps } from '../http/deps.ts';
import { sumFileBytes } from './file-bytes.ts';
import { addGauge } from './gauge.ts';
import { remembered } from './remembered.ts';

const filesLifetime = 600_000;

/** Adds what is read at each scrape: queues, database, mails, files. */
export function watchServer(registry: Registry, deps: Deps): void {
  watchQueues(registry, deps);
  watchDatabase(registry, deps);
  watchOutbox(registry, deps);
  addGauge(registry, {
    name: 'pabean_stored_file_bytes',
    help: 'Bytes of all stored files, counted every ten minutes; the same on all servers of a store',
    read: remembered(() => sumFileBytes(deps.store.db), filesLifetime),
  });
  addGauge(registry, {
    name: 'pabean_storage_free_bytes',
    help: 'Free bytes where files are stored; missing where that is unknown',
    read: () => deps.files.freeBytes(),
  });
}

function watchQueues(registry: Registry, { turns, passwords }: Deps) {
  const lengths = (of: keyof QueueLength) => () => {
    const queues = { ...turns.queues(), password: passwords.queue() };
    return Object.entries(queues).map(([queue, length]) => ({ labels: { queue }, value: length[of] }));
  };
  addGauge(registry, {
    name: 'pabean_queue_running',
    help: 'Costly calls that have their turn, and passwords being hashed, by queue',
    labels: ['queue'],
    read: lengths('running'),
  });
  addGauge(registry, {
    name: 'pabean_queue_waiting',
    help: 'Costly calls that wait for their turn, and passwords that wait, by queue',
    labels: ['queue'],
    read: lengths('waiting'),
  });
}

function watchDatabase(registry: Registry, { store }: Deps) {
  const { connections } = store;
  if (!connections) return;
  const pools = () => Object.entries(connections());
  addGauge(registry, {
    name: 'pabean_database_connections',
    help: 'Connections of this server to PostgreSQL, to the primary and to replicas, by state',
    labels: ['database', 'state'],
    read: () =>
      pools().flatMap(([database, { used, idle }]) => [
        { labels: { database, state: 'used' }, value: used },
        { labels: { database, state: 'idle' }, value: idle },
      ]),
  });
  addGauge(registry, {
    name: 'pabean_database_waiting',
    help: 'Queries that wait for a connection, to the primary and to replicas',
    labels: ['database'],
    read: () => pools().map(([database, { waiting }]) => ({ labels: { database }, value: waiting })),
  });
}

function watchOutbox(registry: Registry, { store, clock }: Deps) {
  const waiting = () =>
    store.db
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .select(({ fn }) => [
        fn.countAll<number>().as('mails'),
        fn.min<string | null>('created_at').as('oldest'),
      ])
      .executeTakeFirstOrThrow();
  addGauge(registry, {
    name: 'pabean_outbox_mails',
    help: 'Mails that are not sent yet; the same on all servers of a store',
    read: async () => Number((await waiting()).mails),
  });
  addGauge(registry, {
    name: 'pabean_outbox_oldest_seconds',
    help: 'Age of the oldest mail that is not sent yet, 0 without one; the same on all servers of a store',
    async read() {
      const { oldest } = await waiting();
      return oldest === null ? 0 : Math.max(0, (clock().getTime() - Date.parse(oldest)) / 1_000);
    },
  });
}
