import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { modeTokens, type TokenGroup } from './design-tokens.ts';
import { kawung, sabbe, songket } from './offices.ts';
import { tokenFiles } from './token-files.ts';

const cwd = new URL('file:///tokens/');
const types = [
  'color',
  'cubic-bezier',
  'dimension',
  'duration',
  'font-family',
  'font-weight',
  'number',
  'shadow',
  'transition',
  'typography',
];
const rules = Object.fromEntries(types.map((type) => [`core/valid-${type}`, 'error' as const]));
const config = defineConfig({ lint: { rules } }, { cwd });

/** Reads a file with a third-party parser, which rejects anything outside of the format. */
const read = (name: string, files: Record<string, TokenGroup>) =>
  parse([{ filename: new URL(name, cwd), src: JSON.stringify(files[name]) }], {
    config,
    req: async (url) => JSON.stringify(files[new URL(url).pathname.replace('/tokens/', '')]),
  });

const files = tokenFiles([songket, kawung, sabbe]);

test.each(Object.keys(files))('%s is valid by the format', async (name) => {
  const { tokens } = await read(name, files);
  expect(Object.keys(tokens).length).toBeGreaterThan(0);
});

test('every office, mode, density and pointer can be resolved', async () => {
  const { resolver } = await read('pabean.resolver.json', files);
  expect(resolver?.listPermutations?.()).toHaveLength(36);
  const dark = resolver?.apply({ look: 'kawung-dark', density: 'compact', pointer: 'coarse' });
  expect(dark?.['measure.control']?.$value).toEqual({ value: 44, unit: 'px' });
  expect(dark?.['measure.cellBlock']?.$value).toEqual({ value: 3, unit: 'px' });
  expect(dark?.['shadow.menu']?.$value).toMatchObject([{ color: dark?.['color.border']?.$value }, {}]);
  expect(dark?.['type.title']?.$value).toMatchObject({
    fontFamily: dark?.['font.sans']?.$value,
    fontSize: { value: 24, unit: 'px' },
    lineHeight: 1.333333,
  });
});

describe('the parser refuses', () => {
  const light = modeTokens(songket, 'light');
  const colorOf = ($value: unknown) =>
    ({ ...light, color: { $type: 'color', text: { $value } } }) as TokenGroup;

  test.each<[string, TokenGroup]>([
    ['a reference that leads nowhere', colorOf('{color.nowhere}')],
    ['a colour without a space', colorOf({ components: [0, 0, 0] })],
    ['a curve of three numbers', { ease: { $type: 'cubicBezier', $value: [0, 0, 1] } }],
    ['type without a size', { type: { $type: 'typography', body: { $value: { fontFamily: 'Arimo' } } } }],
    ['an unknown unit', { space: { $type: 'dimension', a: { $value: { value: 1, unit: 'pt' } } } }],
  ])('%s', async (_, wrong) => {
    await expect(read('wrong.tokens.json', { 'wrong.tokens.json': wrong })).rejects.toThrow();
  });
});
