import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The font that every first screen is written in starts loading with the page, not after its style sheet. */
function preloadFirstFont(): Plugin {
  return {
    name: 'pabean:preload-first-font',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) =>
          /plus-jakarta-sans-latin-wght.*\.woff2$/.test(name),
        );
        if (!font) return [];
        const attrs = {
          rel: 'preload',
          href: `./${font}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** Icons of lucide-react on the few lines of `src/lean-icon.ts` instead of that package's own. */
function leanIcons(): Plugin {
  const module = '\0lean-icon';
  const source = fileURLToPath(new URL('./src/lean-icon.ts', import.meta.url));
  return {
    name: 'pabean:lean-icons',
    enforce: 'pre',
    resolveId: (id) => (id === '../createLucideIcon.mjs' ? module : undefined),
    load: (id) =>
      id === module ? `export { createLucideIcon as default } from ${JSON.stringify(source)};` : undefined,
  };
}

export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin(), preloadFirstFont(), leanIcons()],
  resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The Content-Security-Policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What every page needs in one chunk, what most signed-in pages share in another: fewer requests, and text
        // that compresses better than dozens of slices.
        codeSplitting: {
          groups: [
            {
              name: 'start',
              tags: ['$initial'],
              // Reached through a barrel, but spoken only by what comes later.
              test: (id) => !/rules\/messages\/(?:id|en)\.ts$/.test(id),
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'start', test: /rolldown\/runtime/, priority: 2 },
            { name: 'signed-in', minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4021' } },
});
