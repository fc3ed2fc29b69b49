import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

test('pnpm start reports in one sentence that OFFICE names no file', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--conditions=@pabean/source', 'tools/start.ts'], {
    cwd: root,
    env: { ...process.env, OFFICE: 'offices/none.ts', PORT: '0' },
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(
    'OFFICE names offices/none.ts, which does not exist. Example: OFFICE=offices/tanjung.ts',
  );
  expect(status).toBe(1);
});
