import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useServerProcesses } from '../testing/use-server-processes.ts';

const { start, stop } = useServerProcesses();

test('a server that was told to end says so, and still takes calls for a while', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-readiness-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = await start({
    DEMO: '0',
    SECRET: 's'.repeat(32),
    DATA_DIR: join(folder, 'data'),
    SHUTDOWN_DELAY: '3',
  });
  const statusOf = async (path: string) => (await server.send(path, {})).status;
  expect(await statusOf('/readyz')).toBe(200);
  const ended = stop(server, 'SIGTERM');
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), 2_500);
  expect(await statusOf('/api/healthz')).toBe(200);
  expect(await ended).toBe(0);
});
