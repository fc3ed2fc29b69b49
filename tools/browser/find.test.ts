import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findChromium, findFirefox } from './find.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-browsers-'));
  vi.stubEnv('PABEAN_CHROMIUM', '');
  vi.stubEnv('PABEAN_FIREFOX', '');
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

describe.each([
  { variable: 'PABEAN_CHROMIUM', program: 'chromium', findBrowser: findChromium },
  { variable: 'PABEAN_FIREFOX', program: 'firefox', findBrowser: findFirefox },
])('$program', ({ variable, program, findBrowser }) => {
  test('is not found on a bare machine', () => {
    expect(findBrowser()).toBeUndefined();
  });

  test('is taken from the PATH, and the variable’s before that', () => {
    executable('cache/chromium-1200/chrome-linux/chrome');
    const path = executable(`bin/${program}`);
    expect(findBrowser()).toEqual({ path, source: 'PATH' });
    const named = executable('elsewhere/browser');
    vi.stubEnv(variable, named);
    expect(findBrowser()).toEqual({ path: named, source: variable });
  });

  test('a wrong variable is refused with instructions', () => {
    vi.stubEnv(variable, '/nowhere/browser');
    expect(findBrowser).toThrow(new RegExp(`${variable} names /nowhere/browser.*for example`));
  });
});

test.each([
  'chromium-1200/chrome-linux/chrome',
  'chromium-1200/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  'chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
])("without a program the newest build in Playwright's cache is taken: %s", (build) => {
  executable('cache/chromium-999/chrome-linux/chrome');
  const path = executable(`cache/${build}`);
  expect(findChromium()).toEqual({ path, source: "Playwright's cache" });
});

test('the headless shell is preferred to the whole browser', () => {
  executable('cache/chromium-1200/chrome-linux/chrome');
  const kept = executable(
    'cache/chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell',
  );
  expect(findChromium()).toEqual({ path: kept, source: "Playwright's cache" });
  executable('bin/chromium');
  const path = executable('bin/chromium-headless-shell');
  expect(findChromium()).toEqual({ path, source: 'PATH' });
});
