import { expect, test } from 'vitest';
import { bundledSize, findTooLarge } from './sizes.ts';

const limits = new URL('size-limits.ts', import.meta.url).pathname;

test('late chunks are distinguished from those loaded at once', async () => {
  const now = await bundledSize(`export * from '${limits}';`);
  const later = await bundledSize(`export const load = () => import('${limits}');`);
  expect(now.later).toBe(0);
  expect(later.later).toBeGreaterThan(now.first * 0.9);
});

test('React is excluded', async () => {
  expect((await bundledSize("export * from 'react';")).first).toBeLessThan(200);
});

test('an import above its limit is named', async () => {
  const code = `export * from '${limits}';`;
  expect(await findTooLarge([{ name: 'limits', code, kilobytes: 0.01 }])).toEqual([
    expect.stringMatching(/^limits: \d\.\d\d KB, limit 0\.01 KB$/),
  ]);
  expect(await findTooLarge([{ name: 'limits', code, kilobytes: 10 }])).toEqual([]);
});
