import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tarballOf } from '../check/packed.ts';
import type { Package } from '../lib/packages.ts';
import { run } from '../lib/run.ts';

/** Puts a package of the repository into an app's `node_modules`, unless it has one of this name. */
export function link(folder: string, name: string, target: string): void {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Puts a package from its tarball into an app, and what it depends on from the repository. */
export async function install(folder: string, pkg: Package): Promise<void> {
  const target = join(folder, 'node_modules', pkg.name);
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarballOf(pkg), '--strip-components=1', '-C', target]);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(target, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (!name.startsWith('@pabean/')) link(folder, name, join(pkg.folder, 'node_modules', name));
}
