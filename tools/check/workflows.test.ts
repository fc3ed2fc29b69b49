import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

const files = globSync('.github/workflows/*.yml', { cwd: root });

test.each(files)('%s uses actions of others by their commit, with the version beside it', (file) => {
  const used = readFileSync(join(root, file), 'utf8').match(/^.*\buses:.*$/gm) ?? [];
  expect(used).not.toEqual([]);
  const pinned = /uses: (\.\/\S+|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
  expect(used.filter((line) => !pinned.test(line))).toEqual([]);
});
