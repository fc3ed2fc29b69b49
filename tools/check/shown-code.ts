import { basename } from 'node:path';
import { shownCode } from '../show-code/shown-code.ts';

/** The code that every story shows, a file each, for type-checking in a consumer's app. */
export const shownFiles = (): Record<string, string> =>
  Object.fromEntries(
    shownCode().map(({ file, story, code }) => [
      `shown-${basename(file, '.stories.tsx')}-${story}.tsx`,
      code,
    ]),
  );
