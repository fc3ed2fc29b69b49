import { expect, test } from 'vitest';
import { instructionsIn } from './readme-steps.ts';

const readme = `# A package

\`\`\`json title="package.json"
{ "name": "portal" }
\`\`\`

\`\`\`sh
npm install a
npm install b
\`\`\`

Shown only:

\`\`\`tsx
<Button>…</Button>
\`\`\`

\`\`\`tsx title="src/main.tsx"
render(<p>It’s</p>);
\`\`\`
`;

test('a README gives files and commands in order, without blocks that are only shown', () => {
  expect(instructionsIn(readme)).toEqual([
    { file: 'package.json', text: '{ "name": "portal" }\n' },
    { command: 'npm install a' },
    { command: 'npm install b' },
    { file: 'src/main.tsx', text: 'render(<p>It’s</p>);\n' },
  ]);
});
