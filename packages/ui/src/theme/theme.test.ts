import { describe, expect, it } from 'vitest';
import { makeTheme } from './make-theme.ts';
import { kawung, sabbe, songket } from './offices.ts';
import { contrastPairs } from './pairs.ts';

describe.each([songket, kawung, sabbe])('the theme of $name', (office) => {
  it.each(['light', 'dark', 'contrast'] as const)('has enough contrast in every pair of %s', (mode) => {
    const pairs = contrastPairs(makeTheme(office, mode), mode);
    expect(pairs).toHaveLength(mode === 'dark' ? 92 : 93);
    expect(pairs.filter(({ ratio, needed }) => ratio < needed || needed < 3)).toEqual([]);
  });
});

it('gives office 020400 the colours of the tokens page', () => {
  const light = makeTheme(songket, 'light');
  expect(light).toMatchObject({ canvas: '#f3f6fa', accent: '#1d4188', link: '#1c4cac', thread: '#ecb33c' });
  expect(light.process).toEqual({
    soft: '#fff4cd',
    text: '#714e00',
    border: '#b08304',
    solid: '#f8cc2f',
    onSolid: '#312103',
  });
  expect(makeTheme(songket, 'dark')).toMatchObject({
    surface: '#0e1728',
    accent: '#4170cb',
    chrome: '#091a3b',
  });
  expect(makeTheme(songket, 'contrast')).toMatchObject({
    hover: '#e5ecf5',
    accent: '#0a2c71',
    chrome: '#000000',
  });
});
