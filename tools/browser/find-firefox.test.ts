import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findFirefox } from './find-firefox.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-firefox-'));
  vi.stubEnv('PABEAN_FIREFOX', '');
  vi.stubEnv('PATH', folder);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function executable(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('finds nothing on a bare machine, one on the PATH, and the variable’s before that', () => {
  expect(findFirefox()).toBeUndefined();
  const path = executable('firefox');
  expect(findFirefox()).toEqual({ path, source: 'PATH' });
  const named = executable('elsewhere');
  vi.stubEnv('PABEAN_FIREFOX', named);
  expect(findFirefox()).toEqual({ path: named, source: 'PABEAN_FIREFOX' });
});

test('a wrong variable is refused with instructions', () => {
  vi.stubEnv('PABEAN_FIREFOX', '/nowhere/firefox');
  expect(findFirefox).toThrow(/PABEAN_FIREFOX names \/nowhere\/firefox.*for example/);
});
