import { expect, test } from 'vitest';
import { wordsIn } from './words.ts';

const found = (jsx: string) => wordsIn('x.tsx', `export const X = () => ${jsx};`).length;

test.each([
  ['text of an element', '<p>Simpan</p>'],
  ['text between values', '<p>{a} dari {b}</p>'],
  ['text in an expression', "<p>{busy ? 'Menyimpan' : label}</p>"],
  ['text behind a condition', "<p>{busy && 'Menyimpan'}</p>"],
  ['a template', '<p>{`Hapus $' + '{name}`}</p>'],
  ['a spoken attribute', '<button aria-label="Tutup" />'],
  ['a spoken attribute in braces', "<input placeholder={'Cari'} />"],
  ['a prop of a component', '<TextField label="Nama" />'],
  ['words in a list of options', "<Select options={[{ value: 'a', label: 'Lainnya' }]} />"],
])('refuses %s', (_, jsx) => expect(found(jsx)).toBe(1));

test('refuses a default in a component', () => {
  expect(wordsIn('x.tsx', "function X({ label = 'Tutup' }) {}")).toEqual([
    "x.tsx:1 says 'Tutup': put it into the dictionary.",
  ]);
});

test.each([
  ['words of a dictionary', '<p>{words.save}</p>'],
  ['signs and numbers', '<p>{a} · 1–2 … {b}</p>'],
  ['attributes that nobody reads', '<p className="hint" data-state="open" role="alert" />'],
  ['a comparison', "<p>{state === 'open' ? words.close : words.open}</p>"],
])('accepts %s', (_, jsx) => expect(found(jsx)).toBe(0));
