import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Package, publishedPackages } from '../lib/packages.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';
import { tarballOf } from './packed.ts';
import { bundledSize } from './sizes.ts';

const options = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['vite/client'],
};

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
import { Button } from '@pabean/ui';
import { createRoot } from 'react-dom/client';

console.log([${parts}].map((part) => Object.keys(part).length));
createRoot(document.body).render(<Button onClick={() => undefined}>Simpan</Button>);
`;
}

/** What runs in plain Node: the client, and what writes an office's stylesheet. */
const inNode = `import { createClient } from '@pabean/api/client';
import { kawung, officeStyleSheet } from '@pabean/ui/theme';

if (typeof createClient !== 'function' || !officeStyleSheet(kawung).includes('@media print')) process.exit(1);
`;

const oneComponent = "export { Button } from '@pabean/ui';\n";

/** A build of one component, with React left outside, as the table of sizes measures it. */
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

/** Packages whose READMEs have examples that stand alone; those of the others are fragments. */
const shownWhole = ['@pabean/ui', '@pabean/forms'];

/** The examples of the READMEs, a file each, to be type-checked as a stranger would have them. */
function examplesOf(packages: Package[]): Record<string, string> {
  const examples = packages
    .filter(({ name }) => shownWhole.includes(name))
    .flatMap(({ folder }) => [
      ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^```tsx?\n(.*?)^```/gms),
    ]);
  return Object.fromEntries(examples.map(([, code = ''], index) => [`example-${index}.tsx`, code]));
}

function link(folder: string, name: string, target: string): void {
  const path = join(folder, 'node_modules', name);
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** The packages from their tarballs, and what they depend on from the repository. */
async function install(folder: string, pkg: Package): Promise<void> {
  const target = join(folder, 'node_modules', pkg.name);
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarballOf(pkg), '--strip-components=1', '-C', target]);
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(
    readFileSync(join(target, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
    if (!name.startsWith('@pabean/')) link(folder, name, join(pkg.folder, 'node_modules', name));
}

async function prepare(folder: string, packages: Package[]): Promise<void> {
  for (const pkg of packages) await install(folder, pkg);
  for (const name of ['@types/react', '@types/react-dom', 'vite'])
    link(folder, name, join(root, 'node_modules', name));
  const tsconfig = { compilerOptions: options, include: ['*.tsx', 'one.ts'] };
  const files = {
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify(tsconfig),
    'index.html': '<script type="module" src="./main.tsx"></script>',
    'main.tsx': importEverything(packages),
    ...examplesOf(packages),
    'one.ts': oneComponent,
    'one.config.js': oneComponentBuild,
    'node.js': inNode,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** A component from the tarball weighs what the table of sizes says, and not a tenth more. */
async function strayWeight(folder: string): Promise<string[]> {
  const built = globSync(join(folder, 'one/assets/*.js')).map((file) => gzipSync(readFileSync(file)).length);
  const weight = built.reduce((sum, each) => sum + each, 0);
  const { first } = await bundledSize(oneComponent);
  if (weight > 0 && weight <= first * 1.1) return [];
  return [`Button alone weighs ${weight} bytes in a stranger's app, ${first} in the table of sizes.`];
}

async function problemsOf(folder: string): Promise<string[]> {
  const steps: [string, string[]][] = [
    ['tsc', ['-p', folder]],
    ['vite', ['build', folder, '--logLevel', 'error']],
    ['vite', ['build', folder, '--config', join(folder, 'one.config.js'), '--logLevel', 'error']],
    ['node', [join(folder, 'node.js')]],
  ];
  const results = await Promise.all(
    steps.map(async ([program, args]) => ({ program, ...(await run(program, args, { cwd: folder })) })),
  );
  const failures = results
    .filter(({ code }) => code !== 0)
    .map(({ program, output }) => `${program}: ${output.trim()}`);
  const styles = globSync(join(folder, 'dist/assets/*.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  const fontless = styles.includes('@font-face') ? [] : ['The stylesheet brought no fonts.'];
  return [...failures, ...fontless, ...(await strayWeight(folder))];
}

/** What goes wrong when a stranger's app installs the tarballs, checks types, builds, and runs in Node. */
export async function findStrangersProblems(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-stranger-'));
  try {
    await prepare(folder, publishedPackages());
    return await problemsOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
