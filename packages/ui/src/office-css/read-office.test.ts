import { expect, test } from 'vitest';
import { makeTheme } from '../theme/make-theme.ts';
import { kawung, type OfficeTheme, sabbe, songket } from '../theme/offices.ts';
import { contrastPairs } from '../theme/pairs.ts';
import { readOffice } from './read-office.ts';

const pinisi = {
  name: 'Pinisi',
  brand: { h: 225, c: 0.09, neutral: 230 },
  thread: { l: 0.82, c: 0.12, h: 70 },
  motif: 'kawung',
};

const read = (office: unknown) => readOffice(JSON.stringify(office));

test.each<OfficeTheme>([songket, kawung, sabbe])('reads the theme of $name', (office) => {
  expect(read(office)).toEqual(office);
});

test.each<[string, unknown, string]>([
  [
    'another hue of danger',
    { ...pinisi, brand: { ...pinisi.brand, h: 8 } },
    'brand.h is 8, nearer than 20° to 26',
  ],
  [
    'a hue beyond 0',
    { ...pinisi, brand: { ...pinisi.brand, h: -2 } },
    'brand.h must be a number from 0 to 360',
  ],
  ['the hue of success', { ...pinisi, brand: { ...pinisi.brand, h: 172 } }, 'the hue of success'],
  [
    'too much chroma',
    { ...pinisi, brand: { ...pinisi.brand, c: 0.2 } },
    'brand.c must be a number from 0 to 0.13',
  ],
  [
    'a dark thread',
    { ...pinisi, thread: { ...pinisi.thread, l: 0.5 } },
    'thread.l must be a number from 0.78 to 1',
  ],
  ['a hue as text', { ...pinisi, thread: { ...pinisi.thread, h: '70' } }, 'it is "70"'],
  ['no brand', { ...pinisi, brand: undefined }, 'brand is missing: it is an object with h, c, neutral.'],
  [
    'an unknown motif',
    { ...pinisi, motif: 'parang' },
    'motif must be one of pucuk-rebung, kawung, kotak; it is "parang".',
  ],
  ['no name', { ...pinisi, name: ' ' }, 'name must be a text; it is " ".'],
  [
    'a slip of the pen',
    { ...pinisi, motiv: 'kotak' },
    'motiv is not known; known are name, brand, thread, motif.',
  ],
  ['a list', [], 'The file must hold an object'],
])('reports what is wrong with %s', (_, office, messages) => {
  expect(() => read(office)).toThrow(messages);
});

test('reports all problems at once, and invalid JSON', () => {
  expect(() => read({ name: 'X' })).toThrow(
    /brand is missing.*\n.*thread is missing.*\n.*motif must be one of/,
  );
  expect(() => readOffice('{')).toThrow('The file is not JSON');
});

test('every theme within the ranges has enough contrast in every mode', () => {
  const themes = [0, 47, 100, 175, 230, 290, 345].flatMap((h) =>
    [0, 0.13].map(
      (c): OfficeTheme => ({
        ...songket,
        brand: { h, c, neutral: (h + 120) % 360 },
        thread: { l: 0.78, c: 0.1, h },
      }),
    ),
  );
  const faint = themes.flatMap((office) =>
    (['light', 'dark', 'contrast'] as const).flatMap((mode) =>
      contrastPairs(makeTheme(read(office), mode), mode)
        .filter(({ ratio, needed }) => ratio < needed)
        .map(({ name }) => `${JSON.stringify(office.brand)} ${mode} ${name}`),
    ),
  );
  expect(faint).toEqual([]);
});
