import { join } from 'node:path';
import { root } from './root.ts';

/** The oldest browsers that the packages and the portal promise, by their names in MDN's data. ADR 51 says why. */
export const oldestBrowsers = {
  chrome: '111',
  chrome_android: '111',
  edge: '111',
  firefox: '115',
  firefox_android: '115',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The same as targets of a build. */
export const buildTargets = ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'];

/** The program of the oldest Node that the packages promise, 20. */
export const oldestNode = join(root, 'tools/oldest/node_modules/node/bin/node');
