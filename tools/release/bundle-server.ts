import { join } from 'node:path';
import { build } from 'tsup';
import { root } from '../lib/root.ts';

const source = (file: string) => join(root, 'apps/server/src', file);

const entry = {
  main: source('main.ts'),
  pabean: source('cli.ts'),
  'pdf-worker': source('documents/pdf-worker.ts'),
  'xlsx-worker': source('documents/xlsx-worker.ts'),
  'workbook-worker': source('core/files/workbook-worker.ts'),
};

/** Packages in CommonJS that are in a bundle of modules ask for Node's own modules by `require`. */
const requireForCommonJs = [
  "import { createRequire as pabeanCreateRequire } from 'node:module';",
  'globalThis.require ??= pabeanCreateRequire(import.meta.url);',
].join('\n');

/** Packages that are loaded if they are installed, and that nothing here needs. */
const optional = ['pg-native', 'pg-cloudflare'];

/**
 * Bundles the server, its commands and its workers with all packages that they use. The scripts lie at the top of the folder,
 * because `apps/server/src/core/layout.ts` finds the rest from there.
 */
export async function bundleServer(folder: string): Promise<void> {
  await build({
    entry,
    outDir: folder,
    config: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    silent: true,
    dts: false,
    splitting: true,
    removeNodeProtocol: false,
    noExternal: [/./],
    external: optional,
    banner: { js: requireForCommonJs },
    esbuildOptions(options) {
      options.conditions = ['@pabean/source'];
      options.legalComments = 'none';
    },
  });
}
