import { findWrongArrows } from './check/arrows.ts';
import { findChangedExports } from './check/exported-names.ts';
import { command, type Guard, reportAll } from './check/guard.ts';
import { buildAll, findPackedProblems, packAll } from './check/packed.ts';
import { findWrongFolders } from './check/structure.ts';
import { publishedPackages } from './lib/packages.ts';
import { root } from './lib/root.ts';

const source: Guard[] = [
  command('types', 'tsc', ['--noEmit', '-p', '.']),
  command('format and lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']),
  { name: 'import arrows', find: () => findWrongArrows(root) },
  { name: 'component folders', find: () => findWrongFolders(root) },
  { name: 'exported names', find: () => publishedPackages().flatMap(findChangedExports) },
  command('dead code and dependencies', 'knip', ['--no-progress']),
];

const shipped: Guard[] = [
  { name: 'packages build', find: buildAll },
  { name: 'packages pack', find: packAll },
  { name: 'publint and attw on the tarballs', find: findPackedProblems },
];

if (!(await reportAll([source, shipped]))) process.exitCode = 1;
