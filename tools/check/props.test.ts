import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { readLibraries } from '../props/read.ts';
import { findUndocumented } from './props.ts';

const mute = ['unknown', 'object', 'any', 'Function', '{}', 'unknown[]'];

const planted = `
import type { ComponentProps, ReactNode } from 'react';
${mute
  .map(
    (type, index) => `
interface Mute${index}Props {
  /** Said. */
  value: ${type};
}
export declare function Mute${index}(props: Mute${index}Props): ReactNode;`,
  )
  .join('\n')}
interface UnsaidProps { value: string }
export declare function Unsaid(props: UnsaidProps): ReactNode;
interface Row { cells: Cell[] }
interface Cell {
  /** Said. */
  value: object;
  other?: string;
}
interface ShapedProps {
  /** Said. */
  row: Row;
}
export declare function Shaped(props: ShapedProps): ReactNode;
interface GoodProps extends ComponentProps<'div'> {
  /** Said. */
  children: ReactNode;
  /** Said. */
  onPick?: (id: unknown) => void;
}
export declare function Good(props: GoodProps): ReactNode;
`;

let folder = '';
let undocumented: string[] = [];

beforeAll(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(join(root, '.cache/props-'));
  const entry = join(folder, 'index.d.ts');
  writeFileSync(entry, planted);
  const library = { name: '@x/y', entry, folders: [], pages: [] };
  undocumented = findUndocumented(readLibraries([library], folder)).map((line) => line.replace(/^.*: /, ''));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const about = (name: string) => undocumented.filter((line) => line.startsWith(name));

test.each(mute.map((type, index) => [type, index]))('finds a prop of the type %s', (type, index) => {
  expect(about(`Mute${index}.`)).toEqual([
    `Mute${index}.value has the type \`${type}\`, which says nothing.`,
  ]);
});

test('finds a prop without a description', () => {
  expect(about('Unsaid')).toEqual(['Unsaid.value has no description.']);
});

test('finds undescribed members of a named shape, even one that only another shape refers to', () => {
  expect(about('Row')).toEqual(['Row.cells has no description.']);
  expect(about('Cell')).toEqual([
    'Cell.value has the type `object`, which says nothing.',
    'Cell.other has no description.',
  ]);
});

test("accepts described props, and React's own attributes", () => {
  expect([...about('Good'), ...about('Shaped')]).toEqual([]);
  expect(undocumented).toHaveLength(mute.length + 4);
});
