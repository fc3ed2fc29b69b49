import { accessSync, constants, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A browser on this machine, and a text for the terminal about how it was found. */
export interface FoundBrowser {
  path: string;
  source: string;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that an environment variable names, else the first of these programs on the PATH. */
function find(variable: string, programs: readonly string[]): FoundBrowser | undefined {
  const named = process.env[variable];
  if (named && !isExecutable(named))
    throw new Error(
      `${variable} names ${named}, which is not an executable file. Correct it or unset it, for example ${variable}=/usr/bin/${programs[0]}.`,
    );
  if (named) return { path: named, source: variable };
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const path = programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  return path ? { path, source: 'PATH' } : undefined;
}

function playwrightCache(): string {
  const inHome = process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright';
  return process.env.PLAYWRIGHT_BROWSERS_PATH || join(homedir(), inHome);
}

const builds = [
  'chromium{,_headless_shell}-*/chrome-headless-shell-*/chrome-headless-shell',
  'chromium-*/chrome-linux*/chrome',
  'chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
];

/** The newest build in Playwright's cache, the headless shell before the whole browser. */
function findCached(): FoundBrowser | undefined {
  const cwd = playwrightCache();
  const numberOf = (path: string) => Number(/-(\d+)/.exec(path)?.[1]);
  const [path] = builds
    .flatMap((build) => globSync(build, { cwd }))
    .sort((a, b) => numberOf(b) - numberOf(a))
    .map((build) => join(cwd, build))
    .filter(isExecutable);
  return path ? { path, source: "Playwright's cache" } : undefined;
}

// The headless shell first: the same engine without windows, which take a quarter of a run.
const chromium = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Looks in PABEAN_CHROMIUM, then the PATH, then Playwright's cache. Throws only when the variable is wrong. */
export const findChromium = () => find('PABEAN_CHROMIUM', chromium) ?? findCached();

/** Looks in PABEAN_FIREFOX, then the PATH. Throws only when the variable is wrong. */
export const findFirefox = () => find('PABEAN_FIREFOX', ['firefox-esr', 'firefox']);
