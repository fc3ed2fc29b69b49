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
