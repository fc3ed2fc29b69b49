import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A browser on this machine and how it was found, in words for the terminal. */
export interface FoundChromium {
  path: string;
  source: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fromEnvironment(): FoundChromium | undefined {
  const path = process.env.PABEAN_CHROMIUM;
  if (!path) return undefined;
  if (!isExecutable(path))
    throw new Error(
      `PABEAN_CHROMIUM names ${path}, which is not an executable file. Correct it or unset it, for example PABEAN_CHROMIUM=/usr/bin/chromium.`,
    );
  return { path, source: 'PABEAN_CHROMIUM' };
}

function fromPath(): FoundChromium | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const path = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  return path ? { path, source: 'PATH' } : undefined;
}

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

function fromPlaywright(): FoundChromium | undefined {
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
export function findChromium(): FoundChromium | undefined {
  return fromEnvironment() ?? fromPath() ?? fromPlaywright();
}
