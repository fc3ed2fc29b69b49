import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import type { ComponentFacts, LibraryFacts } from './data.ts';
import { readLibraries } from './read.ts';

const declarations = `
import type { ComponentProps, ReactNode } from 'react';

type Look = 'plain' | 'raised';
interface File { readonly name: string; readonly onOpen: (id: string, again?: boolean) => void }
interface Option<Value> { value: Value }
interface Lines<Line> { lines: readonly Line[]; onPick: (line: Line) => void }
interface TypedProps<Row> extends Lines<Day> {
  look?: Look; looks: Look[]; children?: ReactNode; onOpen?: File['onOpen'];
  cell: (row: Row) => ReactNode; rows: readonly Row[] | undefined; options?: Option<Row>[] | undefined;
  slot: { a: string; b?: number }; slotProps?: ComponentProps<'i'>;
}
export declare function Typed(props: TypedProps<Date>): ReactNode;

interface Owned { look: string }
interface LinkedProps extends Owned, Omit<ComponentProps<'a'>, 'children'> { href: string; page?: never }
export declare function Linked(props: LinkedProps): ReactNode;

interface Base<Row> { caption: string; rowId: (row: Row) => string }
/** All rows are here. */
interface Here<Row> extends Base<Row> { rows: Row[]; page?: never }
/** A page of them is. */
interface There<Row> extends Base<Row> { page: number; rows?: never }
export declare function List<Row>(props: Here<Row> | There<Row>): ReactNode;

interface SaidProps {
  /**
   * How it looks, see {@link Said}.
   *
   * @default 'plain'
   */
  look?: Look;
  /** A name. */
  label: string;
  /** Whether. */
  busy?: boolean;
  /** When. */
  onOpen?: () => void;
}
/**
 * A box.
 *
 * @beta
 */
export declare function Said(props: SaidProps): ReactNode;

export interface Day {
  /** From 1. */
  month: number;
}
/**
 * Reads a day.
 *
 * @param typed As people write it.
 * @returns nothing for what is no day.
 * @throws when it is empty.
 */
export declare const dayOf: (typed: string, strict?: boolean) => Day | undefined;
`;

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/declarations-'));
let library: LibraryFacts;

beforeAll(() => {
  const entry = join(folder, 'index.d.ts');
  writeFileSync(entry, declarations);
  library = readLibraries([{ name: '@x/y', entry, folders: [], pages: [] }], folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const factsOf = (name: string) => library.packages[0]?.exports[name];
const component = (name: string) => factsOf(name) as ComponentFacts;

const typesOf = ({ sets }: ComponentFacts) =>
  Object.fromEntries(sets.flatMap(({ members }) => members.map(({ name, type }) => [name, type.text])));

test('a type is printed as in source code', () => {
  expect(typesOf(component('Typed'))).toEqual({
    look: "'plain' | 'raised'",
    looks: "('plain' | 'raised')[]",
    children: 'ReactNode',
    onOpen: '(id: string, again?: boolean) => void',
    cell: '(row: Date) => ReactNode',
    rows: 'readonly Date[] | undefined',
    options: 'Option<Date>[]',
    slot: '{ a: string; b?: number }',
    slotProps: "ComponentProps<'i'>",
    lines: 'readonly Day[]',
    onPick: '(line: Day) => void',
  });
});

test('attributes of React are one line, except those declared here; a member of type never is no prop', () => {
  const linked = component('Linked');
  expect(Object.keys(typesOf(linked)).sort()).toEqual(['href', 'look']);
  expect(linked.inherited).toEqual({ elements: ['a'], without: ['children'], names: [] });
});

test('props that are a union are listed set by set', () => {
  const list = component('List');
  expect(list.title).toBe('List<Row>');
  const sets = list.sets.map((set) => [set.name, set.description, set.members.map(({ name }) => name)]);
  expect(sets).toEqual([
    [undefined, '', ['caption', 'rowId']],
    ['Here<Row>', 'All rows are here.', ['rows']],
    ['There<Row>', 'A page of them is.', ['page']],
  ]);
});

test('comments, defaults, controls and maturity are read', () => {
  const said = component('Said');
  expect(said).toMatchObject({ description: 'A box.', maturity: 'beta' });
  expect(component('List').maturity).toBe('stable');
  expect(said.sets[0]?.members).toMatchObject([
    { name: 'label', required: true, control: 'text' },
    {
      name: 'look',
      description: 'How it looks, see `Said`.',
      fallback: "'plain'",
      required: false,
      control: ['plain', 'raised'],
    },
    { name: 'busy', control: 'boolean' },
    { name: 'onOpen', control: undefined },
  ]);
});

test('functions have parameters, result and errors, even those in a constant', () => {
  expect(factsOf('dayOf')).toMatchObject({
    kind: 'function',
    returns: 'nothing for what is no day.',
    throws: ['when it is empty.'],
    signatures: [
      {
        type: { text: '(typed: string, strict?: boolean) => Day | undefined', links: { Day: 'Day' } },
        parameters: [
          { name: 'typed', required: true, description: 'As people write it.' },
          { name: 'strict', required: false },
        ],
      },
    ],
  });
  expect(library.shapes.Day?.members).toMatchObject([{ name: 'month', description: 'From 1.' }]);
});
