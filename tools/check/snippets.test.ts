import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runProblems, typeProblems, writeFiles } from './consumer-app.ts';
import { filesToRun, guideFiles, guideOf } from './snippets.ts';

const folder = mkdtempSync(join(tmpdir(), 'pabean-snippets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = `# A page

\`\`\`tsx
const count: number = 'three';
\`\`\`

\`\`\`ts title="src/two.ts"
export const two: number = 2;
\`\`\`

\`\`\`ts title="uses.ts" run
import { two } from './src/two.ts';

if (two === 2) throw new Error('It is two.');
\`\`\`

\`\`\`sh
npm install
\`\`\`
`;
const guide = guideOf('book/page.mdx', page);

test('a block is a file under its title, else under its line', () => {
  expect(Object.keys(guide.files)).toEqual(['line-4.tsx', 'src/two.ts', 'uses.ts']);
  expect(filesToRun([guide])).toEqual(['book-page/uses.ts']);
});

test('continues the application that another document began', () => {
  const next = guideOf('next.md', '```ts title="src/two.ts"\nexport const two = 22;\n```\n', guide.files);
  expect(Object.keys(next.files)).toEqual(['line-4.tsx', 'src/two.ts', 'uses.ts']);
  expect(next.files['src/two.ts']).toContain('22');
});

test('finds a snippet that does not compile, and one that fails when it runs', async () => {
  writeFiles(folder, guideFiles([guide]));
  const types = await typeProblems(folder, []);
  expect(types).toEqual([expect.stringMatching(/book-page\/line-4\.tsx\(1,7\): error TS2322/)]);
  expect(await runProblems(folder, filesToRun([guide]))).toEqual([
    expect.stringMatching(/^book-page\/uses\.ts:.*It is two\./s),
  ]);
});
