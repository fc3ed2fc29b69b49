import { existsSync } from 'node:fs';
import { runInTerminal } from '../lib/run.ts';
import { type FoundBrowser, findChromium } from './find.ts';

interface Installer {
  name: string;
  possible: boolean;
  install: () => Promise<number>;
}

/** Whether `apt-get` can be used here. */
export const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');

const apt = 'apt-get install -y --no-install-recommends';

const installers: Installer[] = [
  {
    name: "Playwright's installer",
    possible: true,
    install: () =>
      runInTerminal('playwright', ['install', '--only-shell', 'chromium'], {
        timeout: 240_000,
        env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
      }),
  },
  {
    name: 'apt-get',
    possible: isDebianRoot,
    install: () =>
      runInTerminal('sh', ['-c', `apt-get update && (${apt} chromium-headless-shell || ${apt} chromium)`]),
  },
];

/** Finds a Chromium or installs one, in the order of docs/testing.md. Throws with instructions when nothing works. */
export async function ensureChromium(): Promise<FoundBrowser> {
  const present = findChromium();
  if (present) return present;
  for (const { name, possible, install } of installers) {
    if (!possible) continue;
    console.log(`No Chromium found. Trying ${name}.`);
    await install();
    const found = findChromium();
    if (found) return { ...found, source: name };
  }
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, or name one: PABEAN_CHROMIUM=/usr/bin/chromium pnpm test',
  );
}
