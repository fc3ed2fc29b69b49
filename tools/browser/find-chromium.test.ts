import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-chromium-'));
  vi.stubEnv('PABEAN_CHROMIUM', '');
  vi.stubEnv('PATH', join(base, 'bin'));
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(base, 'cache'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

function executable(path: string): string {
  const file = join(base, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

test('finds nothing on a bare machine', () => {
  expect(findChromium()).toBeUndefined();
});

test("falls back to the newest build in Playwright's cache", () => {
  executable('cache/chromium-999/chrome-linux/chrome');
  const path = executable('cache/chromium-1200/chrome-linux/chrome');
  expect(findChromium()).toEqual({ path, source: "Playwright's cache" });
});

test('prefers the headless shell to the whole browser', () => {
  executable('cache/chromium-1200/chrome-linux/chrome');
  const kept = executable(
    'cache/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
  );
  expect(findChromium()).toEqual({ path: kept, source: "Playwright's cache" });
  executable('bin/chromium');
  const path = executable('bin/chromium-headless-shell');
  expect(findChromium()).toEqual({ path, source: 'PATH' });
});

test('prefers the PATH to the cache, and the variable to both', () => {
  executable('cache/chromium-1200/chrome-linux/chrome');
  const path = executable('bin/chromium');
  expect(findChromium()).toEqual({ path, source: 'PATH' });
  const named = executable('elsewhere/chrome');
  vi.stubEnv('PABEAN_CHROMIUM', named);
  expect(findChromium()).toEqual({ path: named, source: 'PABEAN_CHROMIUM' });
});

test('a wrong variable is refused with instructions', () => {
  vi.stubEnv('PABEAN_CHROMIUM', '/nowhere/chromium');
  expect(findChromium).toThrow(/PABEAN_CHROMIUM names \/nowhere\/chromium.*for example/);
});
