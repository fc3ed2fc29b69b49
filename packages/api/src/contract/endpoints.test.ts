import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Endpoint, fillPath } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { actingUser } from './fields.ts';
import * as contract from './index.ts';
import { isMadeOf, placeOf } from './wire.ts';

const rows = Object.entries<Endpoint>(endpoints);

test('no two rows share a method and a path', () => {
  const addresses = rows.map(([, row]) => `${row.method} ${row.path.toLowerCase()}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every row is in the table, and can be imported by its own name', () => {
  const exported = Object.entries(contract).filter(
    ([, each]) => typeof each === 'object' && 'method' in each,
  );
  expect(Object.fromEntries(exported)).toEqual(endpoints);
});

/** The documents use GET for these, although they change something. */
const writesByGet = ['tfa/view-file-local/pj/{username}', 'changeNPWP'];

describe.each(rows)('%s', (_, row) => {
  test('hangs below the root, with a schema for the parameters it names', () => {
    expect(row.path).toMatch(/^[^/].*[^/]$/);
    expect(/\{/.test(row.path)).toBe(row.params !== undefined);
  });

  test('says in a sentence what it is for', () => expect(row.summary).toMatch(/\.$/));

  test('only a call that is marked as writing may count as one, or happen once', () => {
    if (row.method === 'GET') expect(row.body).toBeUndefined();
    if (row.method === 'GET' && !writesByGet.includes(row.path)) expect(row.writes).toBeUndefined();
    if (row.once || row.upload) expect(row.writes).toBe(true);
  });

  test('only a call that reads, and no file, may be answered by a replica', () => {
    if (row.reads)
      expect([row.writes, row.answer === 'file', row.revalidates]).toEqual([undefined, false, undefined]);
  });

  test('has a cost if it takes files', () => {
    if (row.upload) expect(row.cost).toBeDefined();
  });

  const parts = (['params', 'query', 'body'] as const).flatMap((place) => {
    const schema = row[place];
    return schema ? [{ place, fields: fieldsOf(schema) }] : [];
  });

  test('has a label for every field that a message may be about', () => {
    const withoutLabel = parts.flatMap(({ place, fields }) =>
      fields.filter(({ path }) => !labelOf(row[place], path)).map(({ path }) => path.join('.')),
    );
    expect(withoutLabel).toEqual([]);
  });

  test('declares every field that names who acts, and no other', () => {
    const named = parts.flatMap(({ place, fields }) =>
      fields
        .filter(({ schema }) => isMadeOf(schema, actingUser))
        .map(({ path }) => `${place}.${path.join('.')}`),
    );
    const declared = Object.entries(row.acting ?? {}).flatMap(([place, fields]) =>
      Object.entries(fields ?? {}).flatMap(([field, fact]) =>
        fact === 'username' ? [`${place}.${field}`] : [],
      ),
    );
    expect(named).toEqual(declared);
  });
});

type Path = readonly (string | number)[];

/** Every field of a request's part, with the fields of its lists. */
function fieldsOf(schema: z.core.$ZodType, path: Path = []): { path: Path; schema: z.core.$ZodType }[] {
  const def = (schema as z.core.$ZodTypes)._zod.def;
  if (def.type === 'pipe') return fieldsOf(def.out, path);
  if (def.type === 'optional' || def.type === 'nullable') return fieldsOf(def.innerType, path);
  if (def.type === 'array') return fieldsOf(def.element, [...path, 0]);
  if (def.type !== 'object') return [];
  return Object.entries(def.shape).flatMap(([name, field]) => [
    { path: [...path, name], schema: field },
    ...fieldsOf(field, [...path, name]),
  ]);
}

const labelOf = (schema: z.core.$ZodType | undefined, path: Path) => schema && placeOf(schema, path).label;

test('fills a path with encoded segments', () => {
  expect(fillPath('file/dokap/{id}/{name}', { id: 'A1', name: '../surat kuasa?.pdf' })).toBe(
    'file/dokap/A1/..%2Fsurat%20kuasa%3F.pdf',
  );
});
