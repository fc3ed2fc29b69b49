import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { install, link } from '../tarballs/install.ts';

/** The portal of another office, an app that uses the packages by name. */
export const example = join(root, 'examples/office-portal');

const own = new Set(['node_modules', 'dist', 'package-lock.json']);

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Copies the example into an empty folder and installs it there without a registry: our packages from their tarballs, the
 * others from the repository.
 *
 * @returns Dependencies that the repository has in another version, a line each.
 */
export async function prepareExample(folder: string): Promise<string[]> {
  cpSync(example, folder, { recursive: true, filter: (path) => !own.has(basename(path)) });
  for (const pkg of publishedPackages()) await install(folder, pkg);
  const { dependencies, devDependencies } = manifestIn(folder);
  const wanted = Object.entries<string>({ ...dependencies, ...devDependencies }).filter(
    ([name]) => !name.startsWith('@pabean/'),
  );
  for (const [name] of wanted) link(folder, name, join(root, 'node_modules', name));
  return wanted.flatMap(([name, version]) => {
    const { version: present } = manifestIn(join(folder, 'node_modules', name));
    return present === version ? [] : [`examples/office-portal asks for ${name} ${version}, not ${present}.`];
  });
}
