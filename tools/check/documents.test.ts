import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findDeadReferences } from './documents.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-documents-'));
  mkdirSync(join(base, 'docs/adr'), { recursive: true });
  writeFileSync(join(base, 'package.json'), JSON.stringify({ scripts: { start: 'node start.ts' } }));
  writeFileSync(
    join(base, 'docs/operate.md'),
    '# Operating\n\n## One server, one folder\n\n[up](../README.md)\n',
  );
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

const readme = (text: string) => writeFileSync(join(base, 'README.md'), text);

test('links, anchors, files and scripts that exist pass', () => {
  readme(`# Pabean

[one](docs/operate.md#one-server-one-folder) [self](#pabean) [web](https://example.com/#x) \`[code](not/a/link)\`
\`docs/operate.md\` and \`pnpm start\`

\`\`\`sh
npx -y pnpm@12 start
\`\`\`
`);
  expect(findDeadReferences(base)).toEqual([]);
});

test('each that does not exist is named', () => {
  readme('# Pabean\n\n[a](docs/gone.md) [b](docs/operate.md#gone) [c](#gone) `docs/gone.ts` `pnpm gone`\n');
  expect(findDeadReferences(base)).toEqual([
    'README.md: the link docs/gone.md leads nowhere.',
    'README.md: the link docs/operate.md#gone leads nowhere.',
    'README.md: the link #gone leads nowhere.',
    'README.md: there is no docs/gone.ts.',
    'README.md: there is no script “gone”.',
  ]);
});

test('a decision may name files of its day', () => {
  readme('# Pabean');
  writeFileSync(join(base, 'docs/adr/0001-first.md'), '`docs/gone.ts` [gone](gone.md)');
  expect(findDeadReferences(base)).toEqual(['docs/adr/0001-first.md: the link gone.md leads nowhere.']);
});
