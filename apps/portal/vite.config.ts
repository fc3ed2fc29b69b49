import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildTargets } from '../../tools/lib/baseline.ts';
import { groupFiles } from './vite/file-groups.ts';
import { namePortalFiles } from './vite/name-portal-files.ts';
import { prerender } from './vite/prerender.ts';
import { restartForStyles } from './vite/restart-for-styles.ts';

// The file of another office, from the root of the repository where the path is not absolute.
const office =
  process.env.OFFICE && fileURLToPath(new URL(process.env.OFFICE, new URL('../../', import.meta.url)));

const alias: Record<string, string> = office ? { '#office': office } : {};

// The version of a release, as tools/release names it.
const { version } = JSON.parse(
  readFileSync(new URL('../../packages/api/package.json', import.meta.url), 'utf8'),
);

export default defineConfig({
  base: './',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    restartForStyles(),
    groupFiles(),
    namePortalFiles(),
    prerender(),
  ],
  define: { 'import.meta.env.PABEAN_RELEASE': JSON.stringify(version) },
  resolve: {
    alias,
    conditions: ['@pabean/source', ...defaultClientConditions],
  },
  build: {
    target: buildTargets,
    cssTarget: buildTargets,
    // The Content-Security-Policy forbids data: fonts.
    assetsInlineLimit: 0,
    // All supported browsers preload modules natively.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4021' } },
});
