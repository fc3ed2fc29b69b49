import { join } from 'node:path';
import { root } from '../lib/root.ts';

const base = join(root, '.visual');

/** Folders of pictures and report; none of it is in git. */
export const places = {
  /** The accepted pictures. */
  accepted: join(base, 'accepted'),
  /** The pictures of other commits, by commit. */
  commits: join(base, 'commits'),
  /** The pictures of the last run. */
  now: join(base, 'now'),
  /** Pictures of the differences. */
  difference: join(base, 'difference'),
  /** The built book of the last run. */
  book: join(base, 'book'),
  report: join(base, 'report.html'),
} as const;
