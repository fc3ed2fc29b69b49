import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportedNames, exportsFile, findChangedExports } from './exported-names.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pabean-exports-'));
  writeFileSync(
    join(folder, 'index.ts'),
    "export * from './tax.ts';\nexport { Button, type ButtonProps } from './b.ts';\n",
  );
  writeFileSync(
    join(folder, 'tax.ts'),
    'export function tax() {}\nexport interface Tax {}\nconst hidden = 1;\n',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const library = () => ({
  name: '@x/y',
  folder,
  entries: [['./z', join(folder, 'index.ts')]] as [string, string][],
});

test('names are listed per import path, through re-exports, with types marked', () => {
  expect(exportedNames(library())).toBe('@x/y/z\n  Button\n  type ButtonProps\n  tax\n  type Tax\n');
});

test('an added or removed name is reported until the list is updated', () => {
  writeFileSync(exportsFile(library()), exportedNames(library()));
  expect(findChangedExports(library())).toEqual([]);
  writeFileSync(join(folder, 'tax.ts'), 'export function duty() {}\nexport interface Tax {}\n');
  expect(findChangedExports(library())).toEqual([
    '@x/y: duty is new',
    '@x/y: tax is gone',
    'If that is intended, run: pnpm exports:update',
  ]);
});
