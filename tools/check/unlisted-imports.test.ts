import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findUnlistedImports } from './unlisted-imports.ts';

function packageWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-unlisted-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'dist'));
  const manifest = { name: '@pabean/x', dependencies: { zod: '4' }, peerDependencies: { react: '19' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'dist', name), text);
  return folder;
}

test('dependencies in the manifest, own files and Node’s modules may be imported', () => {
  const folder = packageWith({
    'index.js':
      "import 'zod/mini'; import { jsx } from 'react/jsx-runtime'; import './other.js'; import 'node:fs'; import 'path'; export * from '@pabean/x/part'; export { jsx };",
  });
  expect(findUnlistedImports(folder)).toEqual([]);
});

test('an unlisted package is reported once, with a file, however it is imported', () => {
  const folder = packageWith({
    'a.js': "import { ofetch } from 'ofetch'; export const f = () => [ofetch, import('@scope/late/part')];",
    'b.js': "export { ofetch } from 'ofetch';",
  });
  expect(findUnlistedImports(folder).toSorted()).toEqual([
    '@pabean/x: dist/a.js imports @scope/late, which its dependencies do not name.',
    '@pabean/x: dist/a.js imports ofetch, which its dependencies do not name.',
  ]);
});
