import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions } from 'vite';
import { root } from '../../tools/lib/root.ts';
import { buildPortal } from '../../tools/portal/build.ts';

async function buildPage(name: 'lean' | 'widget'): Promise<string> {
  const outDir = join(root, '.cache', `bench-${name}`);
  await build({
    root: join(root, 'bench', name),
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

/** Builds the portal, if necessary, and returns its folder. */
export async function builtPortal(): Promise<string> {
  await buildPortal();
  return join(root, 'apps/portal/dist');
}

/** Builds the lean page and returns its folder. */
export const builtLean = () => buildPage('lean');

/** Builds the pages of single editors and returns their folder. */
export const builtWidget = () => buildPage('widget');

/**
 * Builds the screens of a peer, one entry of `bench/peers`, and returns their folder.
 *
 * @throws Error as long as the peers are not installed
 */
export async function builtPeer(name: string): Promise<string> {
  const folder = join(root, 'bench/peers');
  if (!existsSync(join(folder, 'node_modules')))
    throw new Error(
      'Install the peers first: `pnpm install --ignore-workspace --frozen-lockfile` in bench/peers.',
    );
  const outDir = join(root, '.cache/bench-peers', name);
  await build({
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, `${name}.html`) } },
  });
  return outDir;
}
