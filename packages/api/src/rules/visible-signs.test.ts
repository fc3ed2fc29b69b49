import { expect, test } from 'vitest';
import { visibleSigns } from './visible-signs.ts';

test.each([
  ['surat permohonan.pdf', 'surat permohonan.pdf'],
  ['surat\u202efdp.exe', 'surat⟨U+202E⟩fdp.exe'],
  ['a\0b', 'a⟨U+0000⟩b'],
  ['a\u200bb\u2028', 'a⟨U+200B⟩b⟨U+2028⟩'],
  ['申請書 ①.pdf', '申請書 ①.pdf'],
])('%j is shown as %s', (text, shown) => {
  expect(visibleSigns(text)).toBe(shown);
});
