import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { failureOf } from './guard.ts';
import { findMapProblems } from './source-maps.ts';

const packedFolder = join(root, '.cache/packed');

/** The tarball of a package after `packAll`. */
export const tarballOf = ({ name }: Package): string => {
  const [found] = globSync(join(packedFolder, `${name.replace('@', '').replace('/', '-')}-*.tgz`));
  if (!found) throw new Error(`${name} has not been packed.`);
  return found;
};

/** Builds every package in the order of their dependencies. */
export function buildAll(): Promise<string[]> {
  return failureOf('pnpm', ['--filter', './packages/*', 'run', 'build']);
}

/** Packs every package as for publishing. */
export async function packAll(): Promise<string[]> {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  const pack = ['exec', 'pnpm', 'pack', '--pack-destination', packedFolder];
  return failureOf('pnpm', ['--filter', './packages/*', ...pack]);
}

async function findVirtualNames(pkg: Package): Promise<string[]> {
  return globSync('dist/**/*.{js,css}', { cwd: pkg.folder })
    .filter((file) => readFileSync(join(pkg.folder, file), 'utf8').includes('.vanilla.'))
    .map((file) => `${pkg.name}: ${file} ships a virtual file name of the build.`);
}

/** The findings of publint and attw about the tarballs, names that nobody should see, and wrong source maps. */
export async function findPackedProblems(): Promise<string[]> {
  const problems = publishedPackages().flatMap((pkg) => [
    failureOf('publint', ['run', '--strict', tarballOf(pkg)]),
    failureOf('attw', [tarballOf(pkg), '--profile', 'esm-only', '--no-color']),
    findVirtualNames(pkg),
    findMapProblems(pkg),
  ]);
  return (await Promise.all(problems)).flat();
}
