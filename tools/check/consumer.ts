import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Package, publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { install, link } from '../tarballs/install.ts';
import { runProblems, typeProblems, writeFiles } from './consumer-app.ts';
import { shownFiles } from './shown-code.ts';
import { acceptedSizes } from './sizes.ts';
import { exampleFiles, filesToRun, type Guide, guideFiles, guides } from './snippets.ts';

/** Every import path of every package, in one file. */
function importEverything(packages: Package[]): string {
  const paths = packages.flatMap(({ name, entries }) =>
    entries.map(([subpath]) => `${name}${subpath.slice(1)}`),
  );
  const imports = paths.map((path, index) => `import * as part${index} from '${path}';`);
  const parts = paths.map((_, index) => `part${index}`).join(', ');
  return `${imports.join('\n')}
import '@pabean/ui/styles.css';
import '@pabean/forms/styles.css';
import '@pabean/ui/fonts.css';
import '@pabean/ui/styles-without-fonts.css';
import '@pabean/ui/styles/button.js';
import '@pabean/ui/styles/base.js';
import '@pabean/forms/styles/dokap-editor.js';
import tokens from '@pabean/ui/tokens/base.tokens.json';
import { Button } from '@pabean/ui/button';
import { DokapEditor } from '@pabean/forms/dokap-editor';
import { createRoot } from 'react-dom/client';

console.log(tokens.radius.md.$value, [${parts}].map((part) => Object.keys(part).length), DokapEditor.name);
createRoot(document.body).render(<Button onClick={() => undefined}>Simpan</Button>);
`;
}

/** The parts that run in plain Node: the client, an office's stylesheet, and a server-rendered form. */
const inNode = `import assert from 'node:assert/strict';
import { createClient } from '@pabean/api/client';
import { office020400 } from '@pabean/api/rules';
import { TransitForm } from '@pabean/forms';
import { OfficeProvider } from '@pabean/ui/office';
import { kawung, officeStyleSheet } from '@pabean/ui/theme';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

assert.equal(typeof createClient, 'function');
assert.match(officeStyleSheet(kawung), /@media print/);
const form = createElement(TransitForm, { carriers: [], ports: [], units: [] });
const html = renderToString(createElement(OfficeProvider, { office: office020400 }, form));
assert.match(html, /Form Pembawaan Barang Asal TLDDP/);
`;

const office = `{ "name": "Pinisi", "brand": { "h": 225, "c": 0.09, "neutral": 230 }, "thread": { "l": 0.82, "c": 0.12, "h": 70 }, "motif": "kawung" }`;

const oneComponent = "export { Button } from '@pabean/ui';\n";

/** A build of one component without React, as measured for the table of sizes. */
const oneComponentBuild = `export default {
  build: {
    outDir: 'one',
    rolldownOptions: {
      input: 'one.ts',
      external: [/^react(-dom)?($|\\/)/],
      preserveEntrySignatures: 'strict',
      output: { format: 'es' },
    },
  },
};
`;

/** Packages that the guides import besides ours and their dependencies. */
const beside = [
  ...['@types/node', '@types/react', '@types/react-dom', 'vite', 'vitest', 'wouter'],
  '@vitejs/plugin-react',
  ...['@testing-library/react', '@testing-library/user-event'],
];

async function prepare(folder: string, packages: Package[], shown: readonly Guide[]): Promise<void> {
  for (const pkg of packages) await install(folder, pkg);
  for (const name of beside) link(folder, name, join(root, 'node_modules', name));
  writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="./main.tsx"></script>',
    'main.tsx': importEverything(packages),
    ...guideFiles(shown),
    ...exampleFiles(root),
    ...shownFiles(),
    'one.ts': oneComponent,
    'one.config.js': oneComponentBuild,
    'node.js': inNode,
    'office.json': office,
  });
}

/** Checks that a component from the tarball is at most a tenth larger than in the table of sizes. */
async function strayWeight(folder: string): Promise<string[]> {
  const built = globSync(join(folder, 'one/assets/*.js')).map((file) => gzipSync(readFileSync(file)).length);
  const weight = built.reduce((sum, each) => sum + each, 0);
  const { Button: kilobytes = 0 } = acceptedSizes();
  if (weight > 0 && weight <= kilobytes * 1100) return [];
  return [`Button alone weighs ${weight} bytes in a consumer's app, ${kilobytes} KB in the table of sizes.`];
}

async function problemsOf(folder: string, shown: readonly Guide[]): Promise<string[]> {
  const steps: [string, string[]][] = [
    ['vite', ['build', folder, '--logLevel', 'error']],
    ['vite', ['build', folder, '--config', join(folder, 'one.config.js'), '--logLevel', 'error']],
    ['node', [join(folder, 'node.js')]],
    [
      'node',
      [join(folder, 'node_modules/@pabean/ui/dist/office-css/main.js'), 'office.json', '--tokens', 'tokens'],
    ],
  ];
  const results = await Promise.all(
    steps.map(async ([program, args]) => ({ program, ...(await run(program, args, { cwd: folder })) })),
  );
  const typed = await typeProblems(folder, ['node', 'vite/client']);
  const ran = await runProblems(folder, filesToRun(shown));
  const failures = results
    .filter(({ code }) => code !== 0)
    .map(({ program, output }) => `${program}: ${output.trim()}`);
  const styles = globSync(join(folder, 'dist/assets/*.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const fontless = styles.includes('@font-face') ? [] : ['The stylesheet brought no fonts.'];
  return [...typed, ...ran, ...failures, ...fontless, ...(await strayWeight(folder))];
}

/**
 * The problems of a consumer's app that installs the tarballs, checks types, builds, and runs in Node, with the code of the
 * guides and the examples of the book.
 */
export async function findConsumerProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-consumer-'));
  try {
    const shown = guides(root);
    await prepare(folder, publishedPackages(), shown);
    return await problemsOf(folder, shown);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
