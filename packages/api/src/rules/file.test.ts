import { expect, test } from 'vitest';
import { extensionOf, fits, kilobytes, parseDataUrl } from './file.ts';

test.each([
  ['FOTO.JPG', 'jpg'],
  ['surat.kuasa.pdf', 'pdf'],
  ['a.jpeg', 'jpeg'],
  ['a.png', 'png'],
  ['a.svg', undefined],
  ['a.pdf.exe', undefined],
  ['a.toString', undefined],
  ['pdf.', undefined],
  ['', undefined],
])('extension of %j: %s', (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});

test.each([
  ['YQ==', 1],
  ['YWI=', 2],
  ['YWJj', 3],
  ['', 0],
])('a data URL of %j has %i bytes', (base64, bytes) => {
  expect(parseDataUrl(`data:application/pdf;base64,${base64}`)).toEqual({
    mediaType: 'application/pdf',
    base64,
    bytes,
  });
});

test.each([
  'data:image/svg+xml;base64,YQ==',
  'data:text/html;base64,YQ==',
  'data:application/pdf,YQ==',
  'data:application/pdf;charset=utf-8;base64,YQ==',
  'DATA:application/pdf;base64,YQ==',
  'data:application/pdf;base64,YQ=',
  'data:application/pdf;base64,Y===',
  'data:application/pdf;base64,====',
  'data:application/pdf;base64,Y=A=',
  'data:application/pdf;base64,YQ==YQ==',
  'data:application/pdf;base64,Y-_=',
  'data:application/pdf;base64,YQ==\n',
  'data:application/pdf;base64,YQ',
  'data:application/pdf;base64,YWJ YWJ ',
  'data:application/pdf;base64,YWJjYWJj\n\n\n\n',
  ' data:application/pdf;base64,YQ==',
  'YQ==',
  '',
])('refuses %j', (text) => {
  expect(parseDataUrl(text)).toBeUndefined();
});

test('a limit is exact to the byte, and sizes are shown rounded up', () => {
  const limit = { checkedKb: 2100, shownKb: 2000 };
  expect(fits(2100 * 1024, limit)).toBe(true);
  expect(fits(2100 * 1024 + 1, limit)).toBe(false);
  expect(kilobytes(2100 * 1024 + 1)).toBe(2101);
  expect(kilobytes(2048)).toBe(2);
});
