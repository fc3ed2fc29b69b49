import { type FoundBrowser, fromPath, fromVariable } from './find.ts';

/** Looks in PABEAN_FIREFOX, then the PATH. Throws only when the variable is wrong. */
export const findFirefox = (): FoundBrowser | undefined =>
  fromVariable('PABEAN_FIREFOX', '/usr/bin/firefox-esr') ?? fromPath(['firefox-esr', 'firefox']);
