import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compare, type Folders } from './compare.ts';

let base = '';
let folders: Folders;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'pabean-pictures-'));
  folders = { before: join(base, 'before'), after: join(base, 'after'), drawn: join(base, 'drawn') };
  mkdirSync(folders.before);
  mkdirSync(folders.after);
});

afterEach(() => rmSync(base, { recursive: true, force: true }));

function picture(folder: 'before' | 'after', name: string, grey: number, height = 8): void {
  const png = new PNG({ width: 8, height });
  png.data.fill(255);
  for (let at = 0; at < 16; at += 1) if (at % 4 !== 3) png.data[at] = grey;
  writeFileSync(join(folders[folder], name), PNG.sync.write(png));
}

const all = () => true;

test('equal pictures are the same', () => {
  picture('before', 'a.png', 0);
  picture('after', 'a.png', 0);
  expect(compare(folders, all)).toEqual([{ name: 'a.png', kind: 'same', pixels: 0 }]);
});

test('a difference is counted and drawn', () => {
  picture('before', 'a.png', 0);
  picture('after', 'a.png', 255);
  const [result] = compare(folders, all);
  expect(result).toMatchObject({ name: 'a.png', kind: 'changed' });
  expect(result?.pixels).toBeGreaterThan(0);
  expect(existsSync(join(folders.drawn, 'a.png'))).toBe(true);
});

test('a picture that grew is compared on a canvas of the larger size', () => {
  picture('before', 'a.png', 0);
  picture('after', 'a.png', 0, 12);
  expect(compare(folders, all)).toMatchObject([{ name: 'a.png', kind: 'changed' }]);
});

test('new and removed pictures are distinguished, and unwanted ones are omitted', () => {
  picture('before', 'gone.png', 0);
  picture('before', 'other.png', 0);
  picture('after', 'new.png', 0);
  expect(compare(folders, (name) => name !== 'other.png').map(({ name, kind }) => [name, kind])).toEqual([
    ['gone.png', 'gone'],
    ['new.png', 'new'],
  ]);
});
