import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { oldestNode } from '../lib/baseline.ts';
import { type Package, publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { shownCode } from '../show-code/shown-code.ts';
import { install } from '../tarballs/install.ts';
import { runProblems, strictTypeProblems, typeProblems, writeFiles } from './consumer-app.ts';
import { failureOf } from './guard.ts';
import { exampleFiles, filesToRun, type Guide, guideFiles, guides } from './snippets.ts';

/** The imports of every path of every package, and how many names each has. */
function everyPath(packages: Package[]): { imports: string; counts: string } {
  const paths = packages.flatMap(({ name, entries }) =>
    entries.map(([subpath]) => `${name}${subpath.slice(1)}`),
  );
  const imports = paths.map((path, index) => `import * as part${index} from '${path}';`).join('\n');
  const parts = paths.map((_, index) => `part${index}`).join(', ');
  return { imports, counts: `[${parts}].map((part) => Object.keys(part).length)` };
}

/** Every import path, stylesheets and tokens too, in one file of a bundler. */
function importEverything(packages: Package[]): string {
  const { imports, counts } = everyPath(packages);
  return `${imports}
import '@pabean/ui/styles.css';
import '@pabean/forms/styles.css';
import '@pabean/ui/fonts.css';
import '@pabean/ui/styles-without-fonts.css';
import '@pabean/ui/styles/button.js';
import '@pabean/ui/styles/base.js';
import '@pabean/forms/styles/dokap-editor.js';
import tokens from '@pabean/ui/tokens/base.tokens.json' with { type: 'json' };
import { Button } from '@pabean/ui/button';
import { DokapEditor, type DokapEditorProps } from '@pabean/forms/dokap-editor';
import { createRoot } from 'react-dom/client';

console.log(tokens.radius.md.$value, ${counts}, DokapEditor.name);
createRoot(document.body).render(<Button onClick={() => undefined}>Simpan</Button>);

export type Saved = DokapEditorProps['onSaved'];
`;
}

/** Every import path, and the forms of visitors, in plain Node; the guides do the same with other components. */
function inNode(packages: Package[]): string {
  const { imports, counts } = everyPath(packages);
  return `${imports}
import { office020400 } from '@pabean/api/rules';
import { CourierTransitForm, TransitForm } from '@pabean/forms';
import { OfficeProvider } from '@pabean/ui/office';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

if (!process.version.startsWith('v20.')) throw new Error(process.version);
if (${counts}.includes(0)) throw new Error('An import path has no names.');
const references = { carriers: [], ports: [], units: [], companies: [], cities: [], packageTypes: [] };
const titles = new Map([
  [TransitForm, 'Form Pembawaan Barang Asal TLDDP'],
  [CourierTransitForm, 'Perizinan Barang Transit, Barang Kiriman'],
]);
for (const [Form, title] of titles) {
  const form = createElement(Form, references);
  const html = renderToString(createElement(OfficeProvider, { office: office020400 }, form));
  if (!html.includes(title)) throw new Error(html);
}
`;
}

const office = `{ "name": "Pinisi", "brand": { "h": 225, "c": 0.09, "neutral": 230 }, "thread": { "l": 0.82, "c": 0.12, "h": 70 }, "motif": "kawung" }`;

/** Packages that the guides import besides ours and their dependencies. */
const beside = [
  ...['@types/node', '@types/react', '@types/react-dom', 'vite', 'vitest', 'wouter'],
  '@vitejs/plugin-react',
  ...['@testing-library/react', '@testing-library/user-event'],
];

/** The code that every story shows, a file each. */
const shownFiles = () =>
  Object.fromEntries(
    shownCode().map(({ file, story, code }) => [
      `shown-${basename(file, '.stories.tsx')}-${story}.tsx`,
      code,
    ]),
  );

async function prepare(folder: string, packages: Package[], shown: readonly Guide[]): Promise<void> {
  await install(folder, beside);
  writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'index.html': '<script type="module" src="./main.tsx"></script>',
    'main.tsx': importEverything(packages),
    ...guideFiles(shown),
    ...exampleFiles(root),
    ...shownFiles(),
    'node.js': inNode(packages),
    'office.json': office,
  });
}

async function problemsOf(folder: string, shown: readonly Guide[]): Promise<string[]> {
  const steps: [string, string[]][] = [
    ['vite', ['build', folder, '--logLevel', 'error']],
    [oldestNode, [join(folder, 'node.js')]],
    [
      oldestNode,
      [join(folder, 'node_modules/@pabean/ui/dist/office-css/main.js'), 'office.json', '--tokens', 'tokens'],
    ],
  ];
  const failures = await Promise.all(
    steps.map(([program, args]) => failureOf(program, args, { cwd: folder })),
  );
  const typed = [
    ...(await typeProblems(folder, ['node', 'vite/client'])),
    ...(await strictTypeProblems(folder, 'main.tsx')),
  ];
  const ran = await runProblems(folder, filesToRun(shown));
  const styles = globSync(join(folder, 'dist/assets/*.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const fontless = styles.includes('@font-face') ? [] : ['The stylesheet brought no fonts.'];
  return [...typed, ...ran, ...failures.flat(), ...fontless];
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
