import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { componentFiles, findWrongFolders } from './structure.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-folders-'));
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

const told = `export const Default = {};
export const Variants = {};`;

function component(path: string, files: string[], index = "export { X } from './x.tsx';"): void {
  mkdirSync(join(base, path), { recursive: true });
  for (const file of files) {
    const text = file === 'index.ts' ? index : file.endsWith('.stories.tsx') ? told : '';
    writeFileSync(join(base, path, file), text);
  }
}

test('a complete component folder passes', () => {
  component('packages/ui/src/components/button', componentFiles('button'));
  expect(findWrongFolders(base)).toEqual([]);
});

test('each missing file is named', () => {
  component('packages/ui/src/components/status-badge', [
    'status-badge.tsx',
    'index.ts',
    'status-badge.test.tsx',
  ]);
  expect(findWrongFolders(base)).toEqual([
    'packages/ui/src/components/status-badge lacks status-badge.css.ts.',
    'packages/ui/src/components/status-badge lacks status-badge.mdx.',
    'packages/ui/src/components/status-badge lacks status-badge.stories.tsx.',
  ]);
});

test('an index that exports everything is refused', () => {
  component('packages/ui/src/components/button', componentFiles('button'), "export * from './button.tsx';");
  expect(findWrongFolders(base)).toEqual([
    'packages/ui/src/components/button/index.ts exports everything: list the names by hand.',
  ]);
});

test('stories without a page or without the picture of all states are named', () => {
  component('packages/ui/src/components/button', componentFiles('button'));
  rmSync(join(base, 'packages/ui/src/components/button/button.mdx'));
  writeFileSync(
    join(base, 'packages/ui/src/components/button/button.stories.tsx'),
    'export const Default = {};',
  );
  expect(findWrongFolders(base)).toEqual([
    'packages/ui/src/components/button lacks button.mdx.',
    'packages/ui/src/components/button/button.stories.tsx lacks the story Variants, its one picture.',
    'packages/ui/src/components/button/button.stories.tsx lacks its page, button.mdx.',
  ]);
});

test('a form folder needs a story, a test and an index, whatever its parts are called', () => {
  component('packages/forms/src/container-list', [
    'container-form.tsx',
    'container-form.mdx',
    'container-form.stories.tsx',
    'index.ts',
  ]);
  component('packages/forms/src/internal', ['use-zod-form.ts']);
  expect(findWrongFolders(base)).toEqual(['packages/forms/src/container-list lacks *.test.{ts,tsx}.']);
  component('packages/forms/src/container-list', ['schema.test.ts']);
  expect(findWrongFolders(base)).toEqual([]);
});
