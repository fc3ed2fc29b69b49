import { endpoints, field, flag, wire } from '@pabean/api/contract';
import { buildApplication } from '@pabean/api/fixtures';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encodeAnswer } from './encode.ts';

const parts = wire(
  z.object({
    name: field('NAMA', z.string()),
    short: field('singkat', z.string().check(z.maxLength(3))),
    count: field('jumlah', z.nullable(z.int())),
    ready: field('siap', flag),
    note: field('catatan', z.optional(z.string())),
  }),
  { status: 'success' },
);
const value = { name: 'A', short: 'abc', count: null, ready: true };

describe('an answer', () => {
  test('is encoded by its schema', () => {
    expect(encodeAnswer(parts, value)).toEqual({
      status: 'success',
      NAMA: 'A',
      singkat: 'abc',
      jumlah: null,
      siap: 'Y',
    });
    const list = [buildApplication(), buildApplication({ sentAt: null, fileName: null })];
    const schema = endpoints.applicationList.answer;
    expect(encodeAnswer(schema, list)).toEqual(z.encode(schema, list));
  });

  test('contains nothing that its schema does not list', () => {
    const sent = encodeAnswer(z.array(parts), [{ ...value, password_hash: 'rahasia' }]);
    expect(JSON.stringify(sent)).not.toContain('rahasia');
    const plain = encodeAnswer(z.object({ id: z.string() }), { id: '1', password_hash: 'rahasia' });
    expect(plain).toEqual({ id: '1' });
  });

  test.each([
    ['a missing text', { ...value, name: undefined }, 'name'],
    ['a number for a text', { ...value, name: 1 }, 'name'],
    ['null for a text', { ...value, name: null }, 'name'],
    ['a text that is too long', { ...value, short: 'abcd' }, 'short'],
    ['a fraction for a whole number', { ...value, count: 0.5 }, 'count'],
    ['a text for a flag', { ...value, ready: 'Y' }, 'ready'],
    ['no object', 'A', ''],
  ])('with %s is not sent, and the error names the place', (_, wrong, where) => {
    expect(() => encodeAnswer(z.array(parts), [value, wrong])).toThrow(`schema: 1${where && `.${where}`}`);
    expect(() => encodeAnswer(z.array(parts), wrong)).toThrow('The answer does not fit its schema');
  });
});
