/** A folder with one job, and everything it may import. */
export interface Layer {
  name: string;
  /** Folder from the root of the repository, as a regular expression. */
  path: string;
  /** Other layers of this repository. A layer may always import itself. */
  may: string[];
  /** Packages from npm, or any. */
  npm: string[] | 'any';
  /** Folders inside that are separate layers. */
  apart?: string[];
  /** Whether Node's own modules are allowed. */
  node?: boolean;
}

const drawing = ['react', 'react-dom', 'lucide-react', 'date-fns', '@vanilla-extract/[^/]+'];

const server = 'apps/server/src';
const sharedWithServer = ['contract', 'rules', 'common-passwords'];

/** Domains never import each other: shared code is in core. */
const domains = ['account', 'permit', 'ppftz', 'transit', 'report', 'letter', 'manifest', 'question', 'data'];

/** The floors of the server, from the lowest: nothing is imported from further up (ADR 49). */
const floorsOf: readonly (readonly [folder: string, may: readonly string[]])[] = [
  ['core', ['migrations']],
  ['documents', ['core']],
  ['mail', ['core']],
  ...domains.map((domain) => [domain, ['core', 'documents', 'mail']] as const),
  ['http', ['core', 'documents', 'mail', ...domains]],
  ['officer', ['core', 'documents', 'mail', ...domains]],
  ['metrics', ['core', 'documents', 'mail', ...domains, 'http']],
  ['demo', ['core', 'documents', 'mail', ...domains, 'officer']],
  ['config', ['core']],
  ['backup', ['core', 'migrations', 'config']],
];

const floors: Layer[] = [
  // A migration runs on the tables of its time, so it imports nothing of today's code.
  { name: 'migrations', path: `${server}/core/db/migrations`, may: [], npm: ['kysely'], node: true },
  ...floorsOf.map(
    ([name, may]): Layer => ({
      name,
      path: `${server}/${name}`,
      may: [...sharedWithServer, ...may],
      npm: 'any',
      node: true,
      apart: name === 'core' ? [`${server}/core/db/migrations`] : [],
    }),
  ),
  {
    name: 'server',
    path: server,
    may: [...sharedWithServer, ...floorsOf.map(([name]) => name)],
    npm: 'any',
    node: true,
    apart: floorsOf.map(([name]) => `${server}/${name}`),
  },
];

/** The layers with all permitted imports. Others are refused. */
export const layers: Layer[] = [
  { name: 'rules', path: 'packages/api/src/rules', may: [], npm: [] },
  { name: 'common-passwords', path: 'packages/api/src/common-passwords', may: [], npm: [] },
  { name: 'contract', path: 'packages/api/src/contract', may: ['rules'], npm: ['zod'] },
  { name: 'client', path: 'packages/api/src/client', may: ['contract', 'rules'], npm: ['ofetch', 'zod'] },
  {
    name: 'hooks',
    path: 'packages/api/src/hooks',
    may: ['client', 'contract', 'rules'],
    npm: ['swr', 'react'],
  },
  { name: 'fixtures', path: 'packages/api/src/fixtures', may: ['contract', 'rules'], npm: ['zod'] },
  {
    name: 'conformance',
    path: 'packages/api/src/conformance',
    may: ['client', 'contract', 'fixtures', 'rules'],
    npm: ['zod'],
  },
  {
    name: 'ui',
    path: 'packages/ui/src',
    may: ['rules'],
    npm: [...drawing, '@floating-ui/dom', '@oddbird/popover-polyfill', 'culori'],
    apart: ['packages/ui/src/test-utils', 'packages/ui/src/office-css'],
  },
  {
    name: 'ui-testing',
    path: 'packages/ui/src/test-utils',
    may: ['ui', 'rules'],
    npm: ['@testing-library/dom', '@testing-library/user-event'],
  },
  // The command of the package: runs in Node while an app is built, never in a browser.
  { name: 'office-css', path: 'packages/ui/src/office-css', may: ['ui'], npm: [], node: true },
  {
    name: 'forms',
    path: 'packages/forms/src',
    may: ['ui', 'contract', 'rules', 'common-passwords'],
    npm: [...drawing, 'react-hook-form', 'zod', 'papaparse'],
  },
  ...floors,
  {
    name: 'portal',
    path: 'apps/portal/src',
    may: ['forms', 'ui', 'hooks', 'client', 'contract', 'rules'],
    npm: [...drawing, 'idb-keyval', 'wouter', 'regexparam'],
  },
  // Written from the specification alone and independent of our contract, so that it can reveal mistakes in it.
  { name: 'foreign-provider', path: 'tools/foreign-provider', may: [], npm: [], node: true },
];

/** Files that are not part of the product: they may import whatever they need to show or to test. */
export const exempt =
  '\\.(test|stories|examples)\\.tsx?$|/(testing|testdata|e2e|hostile|faults|clamd|cluster|soak)/';
