import { expect, it } from 'vitest';
import { id } from './messages/index.ts';
import { type CompletableDokap, explainMissing, missingInDokap } from './missing.ts';

const dokap = (parts: Partial<CompletableDokap>): CompletableDokap => ({
  code: '1',
  name: 'Surat Permohonan',
  first: '118',
  needsFile: false,
  fileUrl: null,
  ...parts,
});

it.each<[string, Partial<CompletableDokap>, string[]]>([
  ['a filled document', {}, []],
  ['an empty one', { first: null, needsFile: true }, ['Dokumen Surat Permohonan belum diisi']],
  ['one without its file', { needsFile: true }, ['Berkas dokumen Surat Permohonan belum diunggah']],
  ['one with its file', { needsFile: true, fileUrl: 'file/dokap/1/a.pdf' }, []],
  [
    'one whose file is being checked',
    { needsFile: true, fileUrl: 'file/dokap/1/a.pdf', checking: true },
    ['Berkas dokumen Surat Permohonan sedang diperiksa dari virus, coba lagi beberapa menit lagi'],
  ],
  [
    'a list with too few rows',
    { code: '151', name: 'Daftar Kontainer', first: '10', rowCount: 9 },
    ['Daftar Kontainer berisi 9 dari 10 baris'],
  ],
  ['a list whose rows nobody counted', { code: '151', first: '2', rowCount: null }, []],
  ['a full list', { code: '151', name: 'Daftar Kontainer', first: '2', rowCount: 2 }, []],
  [
    'a no-strip list without rows',
    { code: '256', name: 'Daftar No Strip', rowCount: 0 },
    ['Daftar No Strip belum berisi baris'],
  ],
])('returns what is missing in %s', (_, parts, missing) => {
  expect(missingInDokap(dokap(parts)).map((each) => explainMissing(each, id))).toEqual(missing);
});
