import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findUnknownTags } from './tags.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-tags-'));
  mkdirSync(join(base, 'packages/x/src'), { recursive: true });
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

const write = (source: string) => writeFileSync(join(base, 'packages/x/src/part.ts'), source);

test('tags of TSDoc pass', () => {
  write(
    '/**\n * One of `@scope/name`, see {@link two}.\n *\n * @param a What.\n * @beta\n */\nexport const one = 1;',
  );
  expect(findUnknownTags(base)).toEqual([]);
});

test('an unknown tag, and alpha beside beta, are reported with their place', () => {
  write(
    'export {};\n/**\n * One.\n *\n * @betta\n */\nexport const one = 1;\n/** @alpha\n * @beta */\nexport const two = 2;',
  );
  expect(findUnknownTags(base)).toEqual([
    'packages/x/src/part.ts:2: @betta is no tag.',
    'packages/x/src/part.ts:8: @alpha and @beta exclude each other.',
  ]);
});

test('an empty default is reported with its place', () => {
  write('/** What.\n * @default undefined\n */\nexport const one = 1;');
  expect(findUnknownTags(base)).toEqual([
    'packages/x/src/part.ts:1: @default undefined says nothing. Say what happens without it.',
  ]);
});
