import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { moveMaps } from './move-maps.ts';

const home = join(root, 'apps/portal');

const sources = [
  'apps/portal/{index.html,vite.config.ts,package.json}',
  'apps/portal/{src,public,vite}/**/*.*',
  'packages/*/{package.json,src/**/*.*}',
  'pnpm-lock.yaml',
];

function isPart(file: string): boolean {
  return !/\.(test|stories)\.tsx?$|\.mdx$/.test(file);
}

/** A build of the portal: its office and its folder. Paths are relative to the root of the repository. */
export interface PortalBuild {
  /** The file of an office; without it the default office. @default the environment's OFFICE */
  readonly office?: string | undefined;
  /** @default 'apps/portal/dist' */
  readonly folder?: string;
}

/** A hash of everything that the build reads. */
function hashOf(office: string | undefined): string {
  const hash = createHash('sha256');
  const parts = globSync(sources, { cwd: root }).filter(isPart).sort();
  for (const file of office ? [...parts, office] : parts)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(resolve(root, file)));
  return hash.digest('hex');
}

/**
 * Builds the portal, its source maps beside it, unless the last build was made from the same sources. Throws with the
 * builder's output.
 */
export async function buildPortal({
  office = process.env.OFFICE,
  folder = 'apps/portal/dist',
}: PortalBuild = {}): Promise<void> {
  if (office && !existsSync(resolve(root, office)))
    throw new Error(`OFFICE names ${office}, which does not exist. Example: OFFICE=offices/tanjung.ts`);
  // Every build empties the folder first, so this file always belongs to its build. It is not served.
  const stamp = join(root, folder, '.sources');
  const wanted = hashOf(office);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(office ? `Building the portal of ${office}` : 'Building the portal');
  const outDir = relative(home, join(root, folder));
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--sourcemap', 'hidden'];
  // A test run sets NODE_ENV=test, which would build React for development.
  const env = { NODE_ENV: 'production', OFFICE: office ?? '' };
  const { code, output } = await run('vite', args, { cwd: home, env });
  if (code !== 0) throw new Error(`The portal could not be built.\n${output}`);
  moveMaps(join(root, folder));
  writeFileSync(stamp, wanted);
}
