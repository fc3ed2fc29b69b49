import { expect, test } from 'vitest';
import { looksLike } from './file-content.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const png = '\x89PNG\r\n\x1a\n';
const pngEnd = '\0\0\0\0IEND\xaeB`\x82';

test.each([
  ['pdf', '%PDF-1.7\n%%EOF\n', true],
  ['pdf', '%PDF-1.7\n', false],
  ['pdf', '<html>%PDF-1.7 %%EOF', false],
  ['jpg', '\xff\xd8\xff\xe0', true],
  ['jpeg', png, false],
  ['png', `${png}${pngEnd}`, true],
  ['png', png, false],
  ['png', '%PDF-1.7\n%%EOF\n', false],
  ['xlsx', 'PK\x03\x04', true],
  ['xlsx', 'no_bl;tgl_bl', false],
  ['csv', 'no_bl;tgl_bl', true],
])('as %s the file %j is recognized by its first and last bytes', (extension, text, is) => {
  expect(looksLike(extension, bytes(text), bytes(text))).toBe(is);
});
