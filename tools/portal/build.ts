import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const folder = join(root, 'apps/portal');
const stamp = join(root, '.cache/portal-build');

const sources = [
  'apps/portal/{index.html,vite.config.ts,package.json}',
  'apps/portal/{src,public,vite}/**/*.*',
  'packages/*/{package.json,src/**/*.*}',
  'pnpm-lock.yaml',
];

function isPart(file: string): boolean {
  return !/\.(test|stories)\.tsx?$|\.mdx$/.test(file);
}

/** A hash of everything that the build of the portal reads. */
export function portalSources(): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).filter(isPart).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function isBuilt(wanted: string): boolean {
  return (
    existsSync(join(folder, 'dist/index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  );
}

/** Builds the portal, unless the last build came from the same sources. Throws with the builder's output. */
export async function buildPortal(): Promise<void> {
  const wanted = portalSources();
  if (isBuilt(wanted)) return;
  console.log('Building the portal');
  // A test run says NODE_ENV=test, and React would be built for development.
  const { code, output } = await run('vite', ['build'], { cwd: folder, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The portal could not be built.\n${output}`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, wanted);
}
