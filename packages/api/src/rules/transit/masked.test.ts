import { expect, test } from 'vitest';
import { maskedAddress, maskedNumber } from './masked.ts';

test.each([
  ['0013000017999101', '************9101'],
  ['00.130.000.1-799.9101', '**.***.***.*-***.9101'],
  ['12345678', '******78'],
  ['1234', '***4'],
  ['123', '***'],
  ['', ''],
])('of the number %j only the end can be read: %j', (number, masked) => {
  expect(maskedNumber(number)).toBe(masked);
});

test.each([
  ['Jl. Raden Patah No. 17', 'J*. R**** P**** N*. **'],
  ['Blok D3, Lantai 2', 'B*** D*, L***** *'],
  ['Gedung A', 'G***** *'],
  ['Ruko 😀 Éclair', 'R*** 😀 É*****'],
  ['', ''],
])('of the address %j only first letters can be read: %j', (address, masked) => {
  expect(maskedAddress(address)).toBe(masked);
});

test('what cannot be read is not there', () => {
  const numbers = ['0013000017999101', '7654321'];
  for (const number of numbers) expect(maskedNumber(number)).not.toContain(number.slice(0, -4));
  expect(maskedAddress('Jl. Yos Sudarso 12')).not.toMatch(/Yos|Sudarso|12/);
});
