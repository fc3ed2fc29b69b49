import { runInTerminal } from '../lib/run.ts';
import { isDebianRoot } from './ensure-chromium.ts';
import { type FoundBrowser, findFirefox } from './find.ts';

/** The last message of `pnpm test:matrix` without Firefox. */
export const withoutFirefox =
  'FIREFOX WAS NOT DRIVEN: none was found, and none could be installed. Install Firefox, or name one: PABEAN_FIREFOX=/usr/bin/firefox pnpm test';

/** Finds a Firefox or, as root on Debian, installs one. Undefined when neither works: its tests are then skipped. */
export async function ensureFirefox(): Promise<FoundBrowser | undefined> {
  const present = findFirefox();
  if (present || !isDebianRoot) return present;
  console.log('No Firefox found. Trying apt-get.');
  const install = 'apt-get update && apt-get install -y --no-install-recommends firefox-esr';
  await runInTerminal('sh', ['-c', install], { timeout: 240_000 });
  const found = findFirefox();
  return found && { ...found, source: 'apt-get' };
}
