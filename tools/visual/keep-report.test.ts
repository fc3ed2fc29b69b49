import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepReport } from './keep-report.ts';

let base = '';

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-report-'));
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

test('a stored report has exactly the pictures that it shows beside it', () => {
  const folders = { before: join(base, 'before'), after: join(base, 'after'), drawn: join(base, 'drawn') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  for (const folder of [folders.before, folders.after]) {
    writeFileSync(join(folder, 'same.png'), '');
    writeFileSync(join(folder, 'changed.png'), '');
  }
  writeFileSync(join(folders.drawn, 'changed.png'), '');
  writeFileSync(join(folders.after, 'new.png'), '');
  const out = join(base, 'kept');
  keepReport(
    [
      { name: 'same.png', kind: 'same', pixels: 0 },
      { name: 'changed.png', kind: 'changed', pixels: 3 },
      { name: 'new.png', kind: 'new', pixels: 0 },
    ],
    folders,
    out,
    'Compared',
  );
  const shown = [...readFileSync(join(out, 'index.html'), 'utf8').matchAll(/src="([^"]+)"/g)].map(
    ([, src]) => src,
  );
  expect(shown).toEqual([
    'before/changed.png',
    'after/changed.png',
    'difference/changed.png',
    'after/new.png',
  ]);
  for (const src of shown) expect(existsSync(join(out, `${src}`))).toBe(true);
  expect(existsSync(join(out, 'before/same.png'))).toBe(false);
});
