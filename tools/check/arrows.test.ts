import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findWrongArrows, rules } from './arrows.ts';
import { layers } from './layers.ts';

const folder = mkdtempSync(join(tmpdir(), 'pabean-arrows-'));
let reported: string[] = [];

function write(file: string, content: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
  return file;
}

function importing(file: string, target: string): string {
  const path = relative(dirname(file), target);
  return `import '${path.startsWith('.') ? path : `./${path}`}';\n`;
}

function seedLayer(name: string, path: string): void {
  const elsewhere = name === 'portal' ? 'apps/server/src/app.ts' : 'apps/portal/src/app.ts';
  const file = `${path}/seed-${name}.ts`;
  write(file, `${importing(file, elsewhere)}import 'left-pad';\nimport 'node:fs';\n`);
}

/** Floors of the server, and the forbidden imports of each: every folder above it, and other domains. */
const floors = layers.filter(({ path }) => path.startsWith('apps/server/src/'));
const upwards = floors.flatMap((from) =>
  floors.filter((to) => to !== from && !from.may.includes(to.name)).map((to) => [from, to] as const),
);

function seed(): void {
  for (const name of ['left-pad', 'react', 'zod']) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`);
    write(`node_modules/${name}/index.js`, '');
  }
  for (const { name, path } of layers) seedLayer(name, path);
  for (const [from, to] of upwards) {
    const file = `${from.path}/seed-up-to-${to.name}.ts`;
    write(file, importing(file, `${to.path}/seed-${to.name}.ts`));
  }
  write('apps/server/src/app.ts', "import 'react';\n");
  write('apps/portal/src/app.ts', "import './nowhere.ts';\nimport './app.test.ts';\n");
  write('apps/portal/src/app.test.ts', "import 'left-pad';\n");
  write('packages/forms/src/one/index.ts', "import '../two/index.ts';\n");
  write('packages/forms/src/two/index.ts', "import '../internal/fine.ts';\n");
  write('packages/forms/src/internal/fine.ts', '');
  write('packages/ui/src/index.ts', '');
  write('packages/forms/src/one/root.ts', "import '../../../ui/src/index.ts';\n");
  write('apps/portal/src/pages/one/one-page.ts', "import '../two/two-page.ts';\n");
  write('apps/portal/src/pages/two/two-page.ts', "import './part-fine.ts';\nimport '../../table/list.ts';\n");
  write('apps/portal/src/pages/two/part-fine.ts', '');
  write('apps/portal/src/table/list.ts', "import '../pages/two/part-fine.ts';\n");
  write('apps/portal/src/routes.ts', "import './pages/one/one-page.ts';\n");
  write('packages/ui/src/round.ts', "import './about.ts';\n");
  write('packages/ui/src/about.ts', "import './round.ts';\n");
  write('packages/api/src/contract/fine.ts', "import 'zod';\nimport '../rules/fine.ts';\n");
  write('packages/api/src/rules/fine.ts', '');
}

beforeAll(async () => {
  seed();
  reported = await findWrongArrows(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(rules.map(({ name }) => name))('%s is reported when broken', (name) => {
  expect(reported.some((line) => line.startsWith(`${name}: `))).toBe(true);
});

test.each(upwards.map(([from, to]) => [from.name, to.name, from.path] as const))(
  'on the server, %s must not import %s',
  (from, to, path) => {
    expect(reported.some((line) => line.startsWith(`${from}-arrows: ${path}/seed-up-to-${to}.ts`))).toBe(
      true,
    );
  },
);

test('only a page imports from its folder, and the table of routes imports the page', () => {
  expect(reported.filter((line) => line.startsWith('pages-'))).toEqual([
    'pages-alone: apps/portal/src/pages/one/one-page.ts must not import apps/portal/src/pages/two/two-page.ts',
    'pages-by-address: apps/portal/src/table/list.ts must not import apps/portal/src/pages/two/part-fine.ts',
  ]);
});

test('allowed imports and tests are not reported', () => {
  expect(reported.filter((line) => /fine\.ts must|app\.test\.ts must/.test(line))).toEqual([]);
});
