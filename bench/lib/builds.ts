import { join } from 'node:path';
import { root } from '../../tools/lib/root.ts';
import { run } from '../../tools/lib/run.ts';
import { buildPortal } from '../../tools/portal/build.ts';

/** Where the two builds lie that are compared. */
export const folders = { portal: join(root, 'apps/portal/dist'), lean: join(root, '.cache/bench-lean') };

/** Builds the portal, if need be, and the lean page. */
export async function buildBoth(): Promise<void> {
  await buildPortal();
  const { code, output } = await run('vite', [
    'build',
    'bench/lean',
    '--outDir',
    folders.lean,
    '--emptyOutDir',
  ]);
  if (code !== 0) throw new Error(output);
}
