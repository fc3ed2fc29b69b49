import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { runProblems, strictTypeProblems, typeProblems } from './consumer-app.ts';
import { plant } from './planted.ts';
import { filesToRun, guideFiles, guideOf } from './snippets.ts';

const page = `\`\`\`tsx
const count: number = 'three';
\`\`\`

\`\`\`ts title="src/two.ts"
export const two: number = 2;
\`\`\`

\`\`\`ts title="uses.ts" run
import { two } from './src/two.ts';

if (two === 2) throw new Error('It is two.');
\`\`\`
`;
const body = 'export function Example() {\n  return <button>Simpan</button>;\n}\n';

test('a document continues the application that another began', () => {
  const begun = guideOf('one.md', page).files;
  const next = guideOf('next.md', '```ts title="src/two.ts"\nexport const two = 22;\n```\n', begun);
  expect(Object.keys(next.files)).toEqual(['line-2.tsx', 'src/two.ts', 'uses.ts']);
  expect(next.files['src/two.ts']).toContain('22');
});

test('finds shown code that does not compile or that fails when it runs', { timeout: 60_000 }, async () => {
  const guide = guideOf('book/page.mdx', page);
  // A consumer's app with React alone.
  const folder = plant({
    ...guideFiles([guide]),
    'node_modules/@types/README.md': '',
    'fine.tsx': body,
    'relative.tsx': `import { Button } from './button.tsx';\n${body}export const also = Button;\n`,
    'helper.tsx': `import { fn } from 'storybook/test';\n${body}export const also = fn();\n`,
    'type.tsx': body.replace('<button>', '<button disabled="yes">'),
  });
  for (const name of ['react', '@types/react'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  const [output = ''] = await typeProblems(folder, []);
  const wrong = [...output.matchAll(/(\S+)\.tsx?\(/g)].map(([, name]) => name);
  expect([...new Set(wrong)].sort()).toEqual(['book-page/line-2', 'helper', 'relative', 'type']);
  expect(await runProblems(folder, filesToRun([guide]))).toEqual([expect.stringContaining('It is two.')]);
});

test('finds declarations that a strict app refuses, and a stylesheet without one, in both resolutions', async () => {
  const paths = { '.': { types: './index.d.ts', default: './index.js' }, './own.css': './own.css' };
  const folder = plant({
    'package.json': '{ "type": "module" }',
    'main.ts': "import 'other/own.css';\nimport * as other from 'other';\n\nconsole.log(other);\n",
    'node_modules/other/package.json': JSON.stringify({ name: 'other', type: 'module', exports: paths }),
    'node_modules/other/own.css': '',
    'node_modules/other/index.d.ts': `export interface Field { width?: 'full' }
export interface Phone extends Field { width?: Field['width'] }
export interface Answer { file: Elsewhere }
`,
  });
  const problems = await strictTypeProblems(folder, 'main.ts');
  const codes = problems.map((output) => [...output.matchAll(/\bTS\d+/g)].map(([code]) => code).sort());
  expect(codes).toEqual([
    ['TS2304', 'TS2430', 'TS2882'],
    ['TS2304', 'TS2430', 'TS2882'],
  ]);
});
