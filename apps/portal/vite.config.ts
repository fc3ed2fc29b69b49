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

/** What `public/first-paint.js` may fetch early for somebody who is signed in: the files of the portal. */
function namePortalFiles(): Plugin {
  return {
    name: 'pabean:name-portal-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((part) => part.type === 'chunk');
        const portal = chunks.find((chunk) => chunk.name === 'portal');
        if (!portal) return html;
        const files = [portal.fileName, ...(portal.viteMetadata?.importedCss ?? [])];
        return html.replace('src="./first-paint.js"', (src) => `${src} data-portal="${files.join(' ')}"`);
      },
    },
  };
}

// Three files instead of dozens: English for those who chose it, what the login is made of, and the frame behind it.
const groups = [
  {
    name: 'english',
    test: /words\/english\.ts$|[./]en\.ts$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
  { name: 'portal', test: /portal\/src\/(?:portal|session\/calls)\.tsx?$/, priority: 1 },
];

export default defineConfig({
  base: './',
  plugins: [react(), vanillaExtractPlugin(), preloadFirstFont(), namePortalFiles()],
  resolve: { conditions: ['@pabean/source', ...defaultClientConditions] },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The Content-Security-Policy allows no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that the portal supports preloads modules by itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4021' } },
});
