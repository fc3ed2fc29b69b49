import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** Quadratic work for `normalize`, and for every pattern that tries again at each letter. */
const marks = `a${'\u0301\u0316'.repeat(30_000)}`;

/** Longer than the raw length that any field processes. */
const longest = 4 * 500 + 64;

type Leaf = readonly [place: string, schema: z.ZodMiniType];

/** Every field of a request that takes a text, with the codecs around it. */
function* textFields(place: string, schema: z.core.$ZodType, around = schema): Generator<Leaf> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      for (const [key, field] of Object.entries(def.shape)) yield* textFields(`${place}.${key}`, field);
      return;
    case 'union':
      for (const option of def.options) yield* textFields(place, option);
      return;
    case 'array':
      return yield* textFields(`${place}[]`, def.element);
    case 'optional':
    case 'nullable':
      return yield* textFields(place, def.innerType, around);
    case 'pipe':
      return yield* textFields(place, def.out, around);
    case 'string':
    case 'enum':
      yield [place, around as z.ZodMiniType];
      return;
    // A page number is sent as a text.
    case 'number':
    case 'literal':
      yield [place, around as z.ZodMiniType];
      return;
    case 'boolean':
    // The lines of a report, which are compared with its file.
    case 'unknown':
      return;
    default:
      throw new Error(`${place}: a field of type ${def.type} is not looked at.`);
  }
}

const fields = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [...textFields(`${name}.${part}`, schema)] : [],
  ),
);

test('every text of every call has a place in this test', () => {
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.map(([place]) => place)).toContain('saveContainers.body.rows[].number');
});

test.each(fields)('%s refuses a text of 60,000 combining marks as it came', (_, field) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const result = z.safeDecode(field, marks as never);
  const worked = normalize.mock.contexts.map((text) => String(text).length);
  normalize.mockRestore();
  expect(result.success).toBe(false);
  expect(Math.max(0, ...worked)).toBeLessThanOrEqual(longest);
});
