import { describe, expect, test } from 'vitest';
import { type Endpoint, fillPath } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import * as contract from './index.ts';

const rows = Object.entries<Endpoint>(endpoints);

test('no two rows share a method and a path', () => {
  const addresses = rows.map(([, row]) => `${row.method} ${row.path.toLowerCase()}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(rows)('%s can be imported by its own name', (name, row) => {
  expect(Object.entries(contract)).toContainEqual([name, row]);
});

describe.each(rows)('%s', (_, row) => {
  test('hangs below the root, with a schema for the parameters it names', () => {
    expect(row.path).toMatch(/^[^/].*[^/]$/);
    expect(/\{/.test(row.path)).toBe(row.params !== undefined);
  });

  test('reads without a body and writes once or many times with one limit', () => {
    if (row.method === 'GET') expect([row.body, row.once]).toEqual([undefined, undefined]);
    expect(row.summary).toMatch(/\.$/);
  });
});

test('fills a path with encoded segments', () => {
  expect(fillPath('file/dokap/{id}/{name}', { id: 'A1', name: '../surat kuasa?.pdf' })).toBe(
    'file/dokap/A1/..%2Fsurat%20kuasa%3F.pdf',
  );
});
