import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildTargets } from '../../tools/lib/baseline.ts';
import { namePortalFiles } from './vite/name-portal-files.ts';
import { prerender } from './vite/prerender.ts';
import { restartForStyles } from './vite/restart-for-styles.ts';

// A few files of the build instead of dozens: English, the login, what every page behind it needs, and the frames around
// pages: that of visitors, and the additions of accounts.
const groups = [
  {
    name: 'english',
    test: /words\/english\.ts$|[./-]en\.ts$/,
    includeDependenciesRecursively: false,
    priority: 5,
  },
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'portal', test: /portal\/src\/(?:portal|session\/(?:calls|session-life))\.tsx?$/, priority: 3 },
  // Small modules that frameless pages, or forms of visitors, share with the frames.
  {
    name: 'shared',
    test: /\/(?:dialog-context|first-field|toast-context|use-timeout|use-drafts|visitor-drafts)\.tsx?$|\/icons\/(?:check|chevron-down|upload)\.mjs$/,
    includeDependenciesRecursively: false,
    priority: 3,
  },
  // Forms of visitors open dialogs, and do not need the frame of accounts.
  {
    name: 'dialog',
    test: /\/ui\/src\/components\/dialog\/|\/portal\/src\/loading\/code-failure\.ts$|\/hooks\/use-refresh\.ts$/,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'visitor-frame', test: /shell\/visitor-frame\.tsx$/, priority: 2 },
  { name: 'account-frame', test: /shell\/account-frame\.tsx$/, priority: 1 },
];

// The file of another office, from the root of the repository where the path is not absolute.
const office =
  process.env.OFFICE && fileURLToPath(new URL(process.env.OFFICE, new URL('../../', import.meta.url)));

const alias: Record<string, string> = office ? { '#office': office } : {};

// The version of a release, as tools/release names it.
const { version } = JSON.parse(
  readFileSync(new URL('../../packages/api/package.json', import.meta.url), 'utf8'),
);

export default defineConfig(({ command }) => ({
  base: './',
  plugins: [react(), vanillaExtractPlugin(), restartForStyles(), namePortalFiles(), prerender()],
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
    // Not for `pnpm dev`, where a module of one group may run before a module of another that it imports.
    rolldownOptions: { output: command === 'build' ? { codeSplitting: { groups } } : {} },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://127.0.0.1:4021' } },
}));
