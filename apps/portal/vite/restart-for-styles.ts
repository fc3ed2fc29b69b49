import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * A bundling dev server is not notified by the style compiler of a changed stylesheet: it restarts, and the page
 * reloads. Storybook, where styles are developed, shows a change at once.
 */
export const restartForStyles = (): Plugin => ({
  name: 'pabean:restart-for-styles',
  apply: 'serve',
  configureServer(server) {
    server.watcher.add(packages).on('change', (file) => {
      if (file.endsWith('.css.ts')) void server.restart();
    });
  },
});
