import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { findManifestProblems, writeManifests } from './manifests.ts';
import { plant } from './planted.ts';

const whole = { license: 'MIT', repository: { url: 'git+https://x.example/x.git' } };
const manifest = {
  version: '0.0.0',
  description: 'x',
  keywords: ['x'],
  author: 'X',
  engines: { node: '>=20' },
  files: ['dist', 'CHANGELOG.md'],
  exports: {
    '.': { '@pabean/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './a.css': { '@pabean/source': './src/a.css.ts', default: './dist/a.css' },
  },
};
const repository = (change: object) =>
  plant({
    LICENSE: 'MIT',
    'package.json': JSON.stringify(whole),
    'packages/a/LICENSE': 'MIT',
    'packages/a/package.json': JSON.stringify(manifest),
    'packages/b/package.json': JSON.stringify({ ...manifest, ...change }),
  });

test('addresses, licence and published paths follow from the root and from the paths of the sources', () => {
  const base = repository({});
  expect(findManifestProblems(base)).toContain('packages/a/package.json is old; run: pnpm exports:update.');
  writeManifests(base);
  expect(JSON.parse(readFileSync(join(base, 'packages/a/package.json'), 'utf8'))).toEqual({
    ...manifest,
    homepage: 'https://x.example/x/tree/main/packages/a#readme',
    bugs: 'https://x.example/x/issues',
    repository: { type: 'git', url: whole.repository.url, directory: 'packages/a' },
    license: 'MIT',
    publishConfig: {
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' }, './a.css': './dist/a.css' },
    },
  });
});

test('reports dependencies in one version only', () => {
  const base = repository({ dependencies: { a: '^1.2.3', b: '1.2.3', c: 'workspace:^', d: 'workspace:*' } });
  writeManifests(base);
  expect(findManifestProblems(base).filter((problem) => problem.includes('one version'))).toEqual([
    'packages/b/package.json takes b in one version only (1.2.3), not from it on (^).',
    'packages/b/package.json takes d in one version only (workspace:*), not from it on (^).',
  ]);
});

test('reports what a manifest lacks, another version and another licence', () => {
  const base = repository({ keywords: undefined, files: ['dist'], version: '0.1.0' });
  writeManifests(base);
  expect(findManifestProblems(base)).toEqual([
    'packages/b/package.json lacks keywords.',
    'packages/b/package.json lacks dist and CHANGELOG.md in files.',
    'packages/b/package.json has another version than the first.',
    'packages/b/package.json is not beside the LICENSE of the root.',
  ]);
});

test('this repository’s address stands in manifests only, which a fork rewrites', () => {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const page = repository.url.replace(/^git\+https:\/\/|\.git$/g, '');
  const { stdout } = spawnSync('git', ['grep', '-lF', page], { cwd: root, encoding: 'utf8' });
  const others = stdout.split('\n').filter((file) => !/^(|(packages\/\w+\/)?package\.json)$/.test(file));
  expect(others).toEqual([]);
});
