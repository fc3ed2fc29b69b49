import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type FoundBrowser, fromPath, fromVariable, isExecutable } from './find.ts';

// The headless shell first: the same engine without windows, which take a quarter of a run.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function playwrightCache(): string {
  const fixed = process.env.PLAYWRIGHT_BROWSERS_PATH;
  if (fixed) return fixed;
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  return join(homedir(), '.cache/ms-playwright');
}

const builds = [
  'chrome-headless-shell-linux64/chrome-headless-shell',
  'chrome-headless-shell-linux-arm64/chrome-headless-shell',
  'chrome-headless-shell-mac-x64/chrome-headless-shell',
  'chrome-headless-shell-mac-arm64/chrome-headless-shell',
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

const numberOf = (folder: string) => Number(folder.slice(folder.indexOf('-') + 1));

function fromPlaywright(): FoundBrowser | undefined {
  const cache = playwrightCache();
  try {
    const path = readdirSync(cache)
      .filter((name) => /^chromium(?:_headless_shell)?-\d+$/.test(name))
      .sort((a, b) => numberOf(b) - numberOf(a) || b.length - a.length)
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
