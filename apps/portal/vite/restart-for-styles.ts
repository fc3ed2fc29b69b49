import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * A bundling server does not hear from the compiler of the styles that one has changed: it begins anew, and the page reloads.
 * Storybook, where styles are worked on, shows a change at once.
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
