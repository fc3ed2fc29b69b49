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

/** Icons of lucide-react on the few lines of `src/lean-icon.ts` instead of that package's own, and without React's keys. */
function leanIcons(): Plugin {
  const module = '\0lean-icon';
  const source = fileURLToPath(new URL('./src/lean-icon.ts', import.meta.url));
  return {
    name: 'pabean:lean-icons',
    enforce: 'pre',
    resolveId: (id) => (id === '../createLucideIcon.mjs' ? module : undefined),
    load: (id) =>
      id === module ? `export { createLucideIcon as default } from ${JSON.stringify(source)};` : undefined,
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({
        code: code.replace(/,?\s*key: "\w+"|\bname: "[\w-]+",\s*size: 24,/g, ''),
        map: null,
      }),
    },
  };
}

/** Calls of the contract without what only the server reads: who may call, how often, and the document's sentence. */
function leanContract(): Plugin {
  return {
    name: 'pabean:lean-contract',
    enforce: 'pre',
    transform: {
      filter: { id: /api\/src\/contract\// },
      handler: (code) => ({
        code: code.replace(/^ {2}(?:access|rate|summary):\s*(?:'[^']*'|"[^"]*"|\w+),$/gm, ''),
        map: null,
      }),
    },
  };
}

/** wouter without its reading of addresses before the `#`: `src/routing/hash-router.tsx` brings its own. */
function leanRouter(): Plugin {
  const module = '\0no-browser-location';
  return {
    name: 'pabean:lean-router',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === './use-browser-location.js' && importer?.includes('/wouter/') ? module : undefined,
    load: (id) =>
      id === module ? 'export const useBrowserLocation = undefined, useSearch = undefined;' : undefined,
  };
}

/** The frame, and what nearly every page in it draws or calls. */
const behindLogin =
  /portal\/src\/(?:portal|session\/calls)\.tsx?$|(?:alert|breadcrumb|button|empty-state|page-header|select|skeleton)\/|hooks\/applications|pages\/crumbs|rules\/(?:failure|permit)\.|icons\/check\./;

/** What pages with a table share: its frame, the badge, and the icons around its rows. */
const inTables = /components\/data-table\/|domain\/status-badge\/|icons\/(?:plus|trash)\./;

export default defineConfig({
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    preloadFirstFont(),
    namePortalFiles(),
    leanIcons(),
    leanContract(),
    leanRouter(),
  ],
  resolve: {
    conditions: ['@pabean/source', ...defaultClientConditions],
    // React has had this hook itself since version 18.
    alias: { 'use-sync-external-store/shim/index.js': 'react', 'use-sync-external-store/shim': 'react' },
  },
  build: {
    target: ['chrome123', 'safari17.5', 'firefox120'],
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The Content-Security-Policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What is in the page already need not be asked for.
      resolveDependencies: (_file, dependencies) =>
        dependencies.filter((name) => !/\/(?:index|rolldown-runtime)-/.test(name)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        // What every visit needs, what everybody behind the login needs, and what most pages share in one chunk each:
        // fewer requests, and text that compresses better than dozens of slices.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], includeDependenciesRecursively: false, priority: 3 },
            { name: 'portal', test: behindLogin, priority: 2 },
            {
              name: 'dialogs',
              test: /components\/dialog\//,
              includeDependenciesRecursively: false,
              priority: 2,
            },
            { name: 'tables', test: inTables, minShareCount: 2, priority: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4021' } },
});
