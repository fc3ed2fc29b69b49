import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { tarballOf } from '../check/packed.ts';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Puts a package of the repository into an app's `node_modules`, unless it has one of this name. */
function link(folder: string, name: string, from: string): void {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), path);
}

/**
 * Installs into an app without a registry: our packages from their tarballs, what they depend on and the named ones from the
 * repository.
 */
export async function install(folder: string, names: readonly string[]): Promise<void> {
  for (const pkg of publishedPackages()) {
    const target = join(folder, 'node_modules', pkg.name);
    mkdirSync(target, { recursive: true });
    await run('tar', ['-xzf', tarballOf(pkg), '--strip-components=1', '-C', target]);
    const { dependencies, peerDependencies } = manifestIn(target);
    for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
      if (!name.startsWith('@pabean/')) link(folder, name, pkg.folder);
  }
  for (const name of names) link(folder, name, root);
}

const own = new Set(['node_modules', 'dist', 'package-lock.json']);

/**
 * Installs examples/office-portal, another office's portal that uses the packages by name, into an empty folder.
 *
 * @returns Dependencies that the repository has in another version, a line each.
 */
export async function installExample(folder: string): Promise<string[]> {
  const example = join(root, 'examples/office-portal');
  cpSync(example, folder, { recursive: true, filter: (path) => !own.has(basename(path)) });
  const { dependencies, devDependencies } = manifestIn(folder);
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@pabean/'),
  );
  await install(
    folder,
    wanted.map(([name]) => name),
  );
  return wanted.flatMap(([name, version]) => {
    const { version: present } = manifestIn(join(folder, 'node_modules', name));
    return present === version ? [] : [`examples/office-portal asks for ${name} ${version}, not ${present}.`];
  });
}
