import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { office020400 } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { readConfig } from './config/config.ts';
import { processUptime } from './core/clock.ts';
import { createKeptTime } from './core/kept-time.ts';
import { silentLog } from './core/log.ts';
import { deleteExpired } from './housekeeping.ts';
import { openDeps } from './open-deps.ts';
import { addTransit } from './testing/stored-transit.ts';

const day = 24 * 3_600_000;

test('a clock that jumps before the first housekeeping of a new store deletes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pabean-deps-'));
  const config = readConfig({ DATA_DIR: folder, DEMO: '0', SECRET: 's'.repeat(32) });
  const deps = await openDeps(config, { profile: office020400 }, silentLog);
  await addTransit(deps.store, undefined, { filed_at: new Date().toISOString() });
  const clock = () => new Date(Date.now() + 200 * day);
  await deleteExpired({ ...deps, clock, keptTime: createKeptTime(clock, processUptime) });
  expect(await deps.store.db.selectFrom('transit_request').select('id').execute()).toHaveLength(1);
  await deps.store.close();
  await rm(folder, { recursive: true });
});
