import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type FoundBrowser, fromPath, fromVariable, isExecutable } from './find.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function playwrightCache(): string {
  const fixed = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (fixed) return fixed;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}

const builds = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

function fromPlaywright(): FoundBrowser | undefined {
  const cache = playwrightCache();
  try {
    const path = readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
      .flatMap((name) => builds.map((build) => join(cache, name, build)))
      .find(isExecutable);
    return path ? { path, source: "Playwright's cache" } : undefined;
  } catch {
    return undefined;
  }
}

/** Looks in PABEAN_CHROMIUM, then the PATH, then Playwright's cache. Throws only when the variable is wrong. */
export function findChromium(): FoundBrowser | undefined {
  return fromVariable('PABEAN_CHROMIUM', '/usr/bin/chromium') ?? fromPath(names) ?? fromPlaywright();
}
