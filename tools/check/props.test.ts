import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { readLibraries } from '../props/read.ts';
import { plant } from './planted.ts';
import { findUndocumented } from './props.ts';

const planted = `
import type { ComponentProps, ReactNode } from 'react';
interface MuteProps {
  /** Said. */ a: unknown;
  /** Said. */ b: object;
  /** Said. */ c: Function;
  /** Said. */ d: {};
  /** Said. */ e: any[];
  f: string;
}
export declare function Mute(props: MuteProps): ReactNode;
interface Row { cells: Cell[] }
interface Cell {
  /** Said. */
  value: object;
  other?: string;
}
interface GoodProps extends ComponentProps<'div'> {
  /** Said. */
  children: ReactNode;
  /** Said. */
  row: Row;
  /** Said. */
  onPick?: (id: unknown) => void;
}
export declare function Good(props: GoodProps): ReactNode;
`;

test('finds types that say nothing and missing descriptions, in props and in the shapes that they name', () => {
  const folder = plant({ 'index.d.ts': planted }, join(root, '.cache'));
  const library = { name: '@x/y', entry: join(folder, 'index.d.ts'), folders: [], pages: [] };
  const found = findUndocumented(readLibraries([library], folder)).map((line) => line.replace(/^.*: /, ''));
  const mute = { a: 'unknown', b: 'object', c: 'Function', d: '{}', e: 'any[]' };
  expect(found.sort()).toEqual([
    'Cell.other has no description.',
    'Cell.value has the type `object`, which says nothing.',
    ...Object.entries(mute).map(
      ([name, type]) => `Mute.${name} has the type \`${type}\`, which says nothing.`,
    ),
    'Mute.f has no description.',
    'Row.cells has no description.',
  ]);
}, 60_000);
