import { expect, it } from 'vitest';
import { createCipher } from './cipher.ts';

const key = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
const draft = { nama: 'PT Contoh Niaga', catatan: 'é–✓' };

it('opens what it sealed, and nothing of it can be read without', async () => {
  const cipher = await createCipher(key(1));
  const sealed = await cipher.seal('permit', draft);
  expect(await cipher.open('permit', sealed)).toEqual(draft);
  expect(new TextDecoder().decode(sealed.data)).not.toContain('Contoh');
});

it('seals the same content differently each time', async () => {
  const cipher = await createCipher(key(1));
  const [one, two] = await Promise.all([cipher.seal('permit', draft), cipher.seal('permit', draft)]);
  expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(two.data));
});

it.each([
  ['with another key', 2, 'permit'],
  ['under another name', 1, 'dokap'],
])('does not open %s', async (_, fill, name) => {
  const sealed = await (await createCipher(key(1))).seal('permit', draft);
  const other = await createCipher(key(fill));
  await expect(other.open(name, sealed)).rejects.toThrow();
});
