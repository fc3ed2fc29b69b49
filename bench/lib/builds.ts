import { join } from 'node:path';
import { root } from '../../tools/lib/root.ts';
import { run } from '../../tools/lib/run.ts';
import { buildPortal } from '../../tools/portal/build.ts';

/** The folders of the measured builds. */
export const folders = {
  portal: join(root, 'apps/portal/dist'),
  lean: join(root, '.cache/bench-lean'),
  widget: join(root, '.cache/bench-widget'),
};

async function buildPages(name: 'lean' | 'widget'): Promise<void> {
  const { code, output } = await run('vite', [
    'build',
    `bench/${name}`,
    '--config',
    `bench/${name}/vite.config.ts`,
    '--outDir',
    folders[name],
    '--emptyOutDir',
  ]);
  if (code !== 0) throw new Error(output);
}

/** Builds the portal, if necessary, and the lean pages. */
export async function buildBoth(): Promise<void> {
  await buildPortal();
  await buildPages('lean');
}

/** Builds the page of a single widget. */
export const buildWidget = () => buildPages('widget');
