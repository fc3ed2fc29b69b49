import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { findManifestProblems, writeAddresses } from './manifests.ts';

const url = 'git+https://x.example/x.git';
const addresses = (folder: string) => ({
  homepage: `https://x.example/x/tree/main/${folder}#readme`,
  bugs: 'https://x.example/x/issues',
  repository: { type: 'git', url, directory: folder },
});
const exports = {
  '.': { '@pabean/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
  './a.css': { '@pabean/source': './src/a.css.ts', default: './dist/a.css' },
};
const whole = {
  ...addresses('packages/x'),
  license: 'MIT',
  version: '0.0.0',
  description: 'x',
  keywords: ['x'],
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
  writeFileSync(join(base, 'package.json'), JSON.stringify({ license: 'MIT', repository: { url } }));
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
  [
    'bugs elsewhere',
    { bugs: 'https://y.example' },
    "its bugs does not follow from the root's repository.url",
  ],
  ['no homepage', { homepage: undefined }, "its homepage does not follow from the root's repository.url"],
  ['no changelog', { files: ['dist'] }, 'its manifest lacks dist and CHANGELOG.md among its files.'],
  [
    'a folder of another',
    { repository: { ...whole.repository, directory: 'packages/y' } },
    "its repository does not follow from the root's repository.url",
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
  write('a', { ...whole, ...addresses('packages/a') });
  write('x', { ...whole, version: '0.1.0' });
  expect(findManifestProblems(base)).toEqual(['packages/x: its manifest lacks the version of the others.']);
});

test('a fork that changed the address of the root writes it into the packages', () => {
  write('x', whole);
  const fork = 'git+https://fork.example/y.git';
  writeFileSync(join(base, 'package.json'), JSON.stringify({ license: 'MIT', repository: { url: fork } }));
  expect(findManifestProblems(base)).toHaveLength(3);
  writeAddresses(base);
  expect(findManifestProblems(base)).toEqual([]);
  expect(readFileSync(join(base, 'packages/x/package.json'), 'utf8')).not.toContain('x.example');
});

test('this repository’s address stands in manifests only, which a fork rewrites', () => {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const page = repository.url.replace(/^git\+https:\/\/|\.git$/g, '');
  const { stdout } = spawnSync('git', ['grep', '-lF', page], { cwd: root, encoding: 'utf8' });
  const others = stdout.split('\n').filter((file) => !/^(|(packages\/\w+\/)?package\.json)$/.test(file));
  expect(others).toEqual([]);
});
