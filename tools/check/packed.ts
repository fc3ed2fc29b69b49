import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Package, publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const packedFolder = join(root, '.cache/packed');

/** The tarball of a package after `packAll`. */
export const tarballOf = ({ name }: Package): string => {
  const [found] = globSync(join(packedFolder, `${name.replace('@', '').replace('/', '-')}-*.tgz`));
  if (!found) throw new Error(`${name} has not been packed.`);
  return found;
};

async function failureOf(what: string, program: string, args: string[]): Promise<string[]> {
  const { code, output } = await run(program, args);
  return code === 0 ? [] : [`${what}:\n${output.trim()}`];
}

/** Builds every package in the order of their dependencies. */
export function buildAll(): Promise<string[]> {
  return failureOf('build', 'pnpm', ['--filter', './packages/*', 'run', 'build']);
}

/** Packs every package as for publishing. */
export async function packAll(): Promise<string[]> {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  return failureOf('pack', 'pnpm', [
    '--filter',
    './packages/*',
    'exec',
    'pnpm',
    'pack',
    '--pack-destination',
    packedFolder,
  ]);
}

async function findVirtualNames(pkg: Package): Promise<string[]> {
  return globSync('dist/**/*.{js,css}', { cwd: pkg.folder })
    .filter((file) => readFileSync(join(pkg.folder, file), 'utf8').includes('.vanilla.'))
    .map((file) => `${pkg.name}: ${file} ships a virtual file name of the build.`);
}

/** The files of a package besides its code; a changelog once there is one. */
async function findMissingPages(pkg: Package): Promise<string[]> {
  const { output } = await run('tar', ['-tzf', tarballOf(pkg)]);
  const packed = output.split('\n');
  const changelog = existsSync(join(pkg.folder, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : [];
  return ['README.md', 'LICENSE', ...changelog]
    .filter((page) => !packed.includes(`package/${page}`))
    .map((page) => `${pkg.name}: its tarball has no ${page}.`);
}

/** The findings of publint and attw about the tarballs, and missing files. */
export async function findPackedProblems(): Promise<string[]> {
  const problems = publishedPackages().flatMap((pkg) => [
    failureOf(`${pkg.name}, publint`, 'publint', ['run', '--strict', tarballOf(pkg)]),
    failureOf(`${pkg.name}, attw`, 'attw', [
      tarballOf(pkg),
      '--profile',
      'esm-only',
      '--no-color',
      '--exclude-entrypoints',
      './styles.css',
      './styles-without-fonts.css',
      './fonts.css',
    ]),
    findVirtualNames(pkg),
    findMissingPages(pkg),
  ]);
  return (await Promise.all(problems)).flat();
}
