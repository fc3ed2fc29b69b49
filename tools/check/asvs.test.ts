import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { findUnshownRequirements } from './asvs.ts';
import { plant } from './planted.ts';

const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const rowOf = (id: string) => new RegExp(`^\\| ${id.replaceAll('.', '\\.')} .*$`, 'm');
const problemsOf = (text: string, files: Record<string, string> = {}) =>
  findUnshownRequirements(plant({ 'docs/asvs.md': text, ...files })).filter((line) =>
    / 1\.1\.[12]\b/.test(line),
  );

test('a requirement that is missing, there twice or unknown is named', () => {
  expect(problemsOf(document.replace(rowOf('1.1.1'), ''))).toContain('docs/asvs.md: 1.1.1 is missing.');
  const twice = document.replace(rowOf('1.1.2'), '$&\n$&');
  expect(problemsOf(twice)).toContain('docs/asvs.md: 1.1.2 is there twice.');
});

test('evidence must be there: the file, its test, its word, and some for what is met', () => {
  const withEvidence = (verdict: string, evidence: string) =>
    problemsOf(document.replace(rowOf('1.1.1'), `| 1.1.1 | 2 | Short | ${verdict} | ${evidence} |`), {
      'src/a.test.ts': "test('is right', () => limitOf(1));\n",
    }).filter((line) => line.includes('1.1.1'));
  expect(withEvidence('met', '`src/a.test.ts` “is right” `limitOf`')).toEqual([]);
  expect(withEvidence('met', '`src/a.test.ts` “is” `limit`')).toEqual([
    'docs/asvs.md: 1.1.1: src/a.test.ts has no test “is”.',
    'docs/asvs.md: 1.1.1: src/a.test.ts has no limit.',
  ]);
  expect(withEvidence('met', '`src/gone.ts`')).toEqual(['docs/asvs.md: 1.1.1: there is no src/gone.ts.']);
  expect(withEvidence('met', 'Trust us.')).toEqual(['docs/asvs.md: 1.1.1: it is met, and nothing shows it.']);
  expect(withEvidence('perhaps', 'Soon.')).toEqual(['docs/asvs.md: 1.1.1: “perhaps” is no verdict.']);
});
