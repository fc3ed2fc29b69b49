import { expect, test } from 'vitest';
import { findUndocumentedErrors } from './documented-errors.ts';
import { findDeadReferences } from './documents.ts';
import { plant } from './planted.ts';

const around = {
  'package.json': JSON.stringify({ scripts: { start: '' }, devDependencies: { react: '19' } }),
  'packages/ui/package.json': JSON.stringify({ name: '@x/ui', publishConfig: { bin: { 'x-css': '' } } }),
  'docs/operate.md': '# Operating\n\n## One server, one folder\n\n[up](../README.md)\n',
};
const app =
  '```json title="package.json"\n{ "scripts": { "build": "node office.js && npm run dev" } }\n```\n';

test('links, anchors, files, scripts, packages and commands that exist pass', () => {
  const root = plant({
    ...around,
    'README.md': `# A b
[one](docs/operate.md#one-server-one-folder) [self](#a-b) [web](https://x.example/#x) \`[code](not/a/link)\`
\`docs/operate.md\` and \`pnpm start\`

\`\`\`sh
npx -y pnpm@12 start
\`\`\`
`,
    'packages/ui/README.md': `${app.replace(' && npm run dev', '')}
\`\`\`js title="office.js"
\`\`\`

\`\`\`sh
npm install --save-dev @x/ui@latest react # and more
npm run build
TOKEN=a npx x-css https://x.example
\`\`\`
`,
  });
  expect(findDeadReferences(root)).toEqual([]);
});

test('each that does not exist is named, but decisions may name files of their day', () => {
  const root = plant({
    ...around,
    'README.md': '[a](docs/gone.md) [b](docs/operate.md#gone) [c](#gone) `docs/gone.ts` `pnpm gone`\n',
    'docs/adr/0001.md': '`docs/gone.ts` [gone](gone.md)',
    'packages/ui/README.md': `${app}\n\`\`\`sh\nnpm install reakt\nnpm run biuld\nnpx x-sss\n\`\`\`\n`,
  });
  expect(findDeadReferences(root).toSorted()).toEqual([
    'README.md: the link #gone leads nowhere.',
    'README.md: the link docs/gone.md leads nowhere.',
    'README.md: the link docs/operate.md#gone leads nowhere.',
    'README.md: there is no docs/gone.ts.',
    'README.md: there is no gone.',
    'docs/adr/0001.md: the link gone.md leads nowhere.',
    ...['biuld', 'dev', 'office.js', 'reakt', 'x-sss'].map(
      (name) => `packages/ui/README.md: there is no ${name}.`,
    ),
  ]);
});

test('finds the sentence of an error that the page does not explain', () => {
  const root = plant({
    'packages/x/src/a.ts': `
  throw new RangeError(\`{\${name}} of \${fill({ path })} cannot be "\${value}"\`);
  throw new ApiError("The row's file is gone", { kind: 'contract' });
  throw new Error(message);
`,
    'book/start/errors.mdx': '```text\n{…} of … cannot be "…"\n```\n\nThe row\'s file is gone\n',
  });
  expect(findUndocumentedErrors(root)).toEqual([
    "packages/x/src/a.ts: book/start/errors.mdx has no section with “The row's file is gone”.",
  ]);
});
