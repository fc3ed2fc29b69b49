import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findManifestProblems } from './manifests.ts';

const place = { license: 'MIT', bugs: 'https://x.example/issues' };
const exports = {
  '.': { '@pabean/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
  './a.css': { '@pabean/source': './src/a.css.ts', default: './dist/a.css' },
};
const whole = {
  ...place,
  version: '0.0.0',
  description: 'x',
  keywords: ['x'],
  homepage: 'https://x.example/packages/x#readme',
  repository: { url: 'git+https://x.example/x.git', directory: 'packages/x' },
  author: 'X',
  engines: { node: '>=20' },
  files: ['dist', 'CHANGELOG.md'],
  exports,
  publishConfig: {
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './a.css': './dist/a.css' },
  },
};

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-manifests-'));
  const { url } = whole.repository;
  writeFileSync(join(base, 'package.json'), JSON.stringify({ ...place, repository: { url } }));
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

function write(name: string, manifest: object): void {
  mkdirSync(join(base, 'packages', name), { recursive: true });
  writeFileSync(join(base, 'packages', name, 'package.json'), JSON.stringify(manifest));
}

test('a complete manifest passes', () => {
  write('x', whole);
  expect(findManifestProblems(base)).toEqual([]);
});

test.each<[string, object, string]>([
  ['no keywords', { keywords: [] }, 'its manifest lacks keywords.'],
  ['another licence', { license: 'ISC' }, 'its manifest lacks license MIT.'],
  ['bugs elsewhere', { bugs: 'https://y.example' }, 'its manifest lacks the bugs of the repository.'],
  ['no changelog', { files: ['dist'] }, 'its manifest lacks dist and CHANGELOG.md among its files.'],
  [
    'a folder of another',
    { repository: { ...whole.repository, directory: 'packages/y' } },
    'lacks repository.directory',
  ],
  ['a path that is not published', { publishConfig: { exports: {} } }, 'differs from exports in ./a.css.'],
  [
    'a path that is published alone',
    { publishConfig: { exports: { ...whole.publishConfig.exports, './b': './dist/b.js' } } },
    'differs from exports in ./b.',
  ],
])('reports %s', (_, change, problem) => {
  write('x', { ...whole, ...change });
  expect(findManifestProblems(base).join('\n')).toContain(problem);
});

test('reports a differing licence', () => {
  write('x', whole);
  writeFileSync(join(base, 'LICENSE'), 'MIT');
  expect(findManifestProblems(base)).toEqual(["packages/x: LICENSE is not the repository's."]);
  writeFileSync(join(base, 'packages/x/LICENSE'), 'MIT');
  expect(findManifestProblems(base)).toEqual([]);
});

test('reports two versions', () => {
  write('a', {
    ...whole,
    homepage: 'https://x.example/packages/a',
    repository: { ...whole.repository, directory: 'packages/a' },
  });
  write('x', { ...whole, version: '0.1.0' });
  expect(findManifestProblems(base)).toEqual(['packages/x: its manifest lacks the version of the others.']);
});
