import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { backUp } from '../../apps/server/src/backup/back-up.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { systemClock } from '../../apps/server/src/core/clock.ts';
import { inBatches } from '../../apps/server/src/core/db/in-batches.ts';
import { newId } from '../../apps/server/src/core/id.ts';
import { trustClock } from '../../apps/server/src/core/kept-time.ts';
import { deleteExpired } from '../../apps/server/src/housekeeping.ts';
import type { Deps } from '../../apps/server/src/http/deps.ts';
import type { KeptStore } from './kept-store.ts';
import { rowId } from './rows.ts';

/** Seconds of a backup into a new folder, which is deleted again. */
export async function backUpOnce({ environment }: KeptStore, { store }: Deps): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-scale-backup-'));
  const begin = performance.now();
  await backUp(readConfig(environment), store, join(folder, 'backup'));
  const seconds = (performance.now() - begin) / 1000;
  await rm(folder, { recursive: true });
  return seconds;
}

const expired = 20_000;
const day = 86_400_000;

/** Adds transit requests, stored responses and sessions that housekeeping deletes. */
async function addExpired({ store }: Deps): Promise<void> {
  const old = new Date(Date.now() - 200 * day);
  const model = await store.db.selectFrom('transit_request').selectAll().limit(1).executeTakeFirstOrThrow();
  const at = old.toISOString();
  const ids = Array.from({ length: expired }, () => newId(old));
  for (const part of inBatches(ids)) {
    const requests = part.map((id) => ({ ...model, id, code: id, pdf_id: id, filed_at: at }));
    const answers = part.map((id) => {
      const answer = JSON.stringify({ id });
      return { caller: id, key: id, request_hash: id, answer, created_at: at };
    });
    const account_id = rowId('account', 1);
    const sessions = part.map((id) => {
      const times = { created_at: at, seen_at: at };
      return { token_hash: id, account_id, purpose: 'session' as const, ...times };
    });
    await store.write(async (trx) => {
      await trx.insertInto('transit_request').values(requests).execute();
      await trx.insertInto('idempotency').values(answers).execute();
      await trx.insertInto('session').values(sessions).execute();
    });
  }
}

/**
 * The milliseconds that writes wait for their turn while housekeeping deletes much, each asked for 10 ms after the last one. In
 * this process, as in that of a server.
 */
export async function waitsBesideHousekeeping(deps: Deps): Promise<number[]> {
  await trustClock(deps.store, systemClock);
  await addExpired(deps);
  const waits: number[] = [];
  const ending = new AbortController();
  const writing = (async () => {
    while (!ending.signal.aborted) {
      const asked = performance.now();
      await deps.store.write(async () => waits.push(performance.now() - asked));
      await wait(10);
    }
  })();
  await deleteExpired(deps);
  ending.abort();
  await writing;
  return waits;
}
