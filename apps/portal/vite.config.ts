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

export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin(), preloadFirstFont()],
  resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The Content-Security-Policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4021' } },
});
