import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The result of comparing one picture. */
export interface Comparison {
  /** Its file name. */
  name: string;
  kind: 'same' | 'changed' | 'new' | 'gone';
  /** Different pixels, for one that changed. */
  pixels: number;
}

const read = (file: string) => PNG.sync.read(readFileSync(file));

/** The picture on a canvas of the given size, so that pictures of different sizes can be compared. */
function onTable(picture: PNG, width: number, height: number): PNG {
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

function difference(before: PNG, after: PNG): { pixels: number; drawn: PNG } {
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const drawn = new PNG({ width, height });
  const [one, other] = [before, after].map((picture) => onTable(picture, width, height).data);
  const pixels = one && other ? pixelmatch(one, other, drawn.data, width, height) : 0;
  return { pixels, drawn };
}

/** The folders of a comparison. */
export interface Folders {
  before: string;
  after: string;
  /** Emptied first; receives a picture of every difference. */
  drawn: string;
}

/**
 * Compares the pictures of two folders.
 *
 * @param folders The folders.
 * @param wanted Whether a picture of `before` should have been taken again; others are omitted.
 */
export function compare({ before, after, drawn }: Folders, wanted: (name: string) => boolean): Comparison[] {
  rmSync(drawn, { recursive: true, force: true });
  mkdirSync(drawn, { recursive: true });
  const old = globSync('*.png', { cwd: before }).filter(wanted);
  const names = [...new Set([...old, ...globSync('*.png', { cwd: after })])].sort();
  return names.map((name) => {
    const [was, is] = [join(before, name), join(after, name)];
    if (!existsSync(was)) return { name, kind: 'new', pixels: 0 };
    if (!existsSync(is)) return { name, kind: 'gone', pixels: 0 };
    if (readFileSync(was).equals(readFileSync(is))) return { name, kind: 'same', pixels: 0 };
    const { pixels, drawn: picture } = difference(read(was), read(is));
    if (pixels === 0) return { name, kind: 'same', pixels };
    writeFileSync(join(drawn, name), PNG.sync.write(picture));
    return { name, kind: 'changed', pixels };
  });
}
