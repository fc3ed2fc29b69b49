import { describe, expect, test } from 'vitest';
import {
  explain,
  fill,
  serverAnswersEn,
  serverAnswersId,
  en as sharedEn,
  id as sharedId,
  uploadRefusalsEn,
  uploadRefusalsId,
} from './index.ts';

const id = { ...sharedId, server: serverAnswersId, uploads: uploadRefusalsId };
const en = { ...sharedEn, server: serverAnswersEn, uploads: uploadRefusalsEn };

const flat = (dictionary: object) =>
  Object.entries(dictionary).flatMap(([group, messages]) =>
    Object.entries(messages as Record<string, string>).map(
      ([key, text]) => [`${group}.${key}`, text] as const,
    ),
  );

const placeholdersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the two dictionaries', () => {
  const english = new Map(flat(en));

  test('have the same keys', () => {
    expect([...english.keys()].sort()).toEqual(
      flat(id)
        .map(([key]) => key)
        .sort(),
    );
  });

  test.each(flat(id))('%s has the same placeholders in both', (key, text) => {
    expect(placeholdersOf(english.get(key) ?? '')).toEqual(placeholdersOf(text));
  });

  // Two exclamations are quoted from the specification.
  const quoted: string[] = [id.answers.disclaimer, id.answers.resetLinkSent];
  test.each([...flat(id), ...flat(en)].filter(([, text]) => !quoted.includes(text)))(
    '%s is words without an exclamation: %s',
    (_, text) => {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/!|mohon maaf/i);
    },
  );
});

test('keeps the sentences of the specification to the letter', () => {
  expect(id.answers.disclaimer).toBe('Pengiriman data tidak berhasil, disclaimer belum diisi...!!!');
  expect(id.answers.resetLinkSent).toBe('Berhasil mengirim email!');
  expect(id.answers.emailUnknown).toBe('Email tidak ditemukan');
  expect(id.answers.passwordUpdated).toBe('Password berhasil di-update');
  expect(id.answers.passwordNotUpdated).toBe('Gagal meng-update password');
  expect(id.answers.npwpNotFound).toBe('NPWP Tidak Ditemukan');
  expect(id.answers.npwpFailed).toBe('Terjadi kesalahan saat memeriksa NPWP');
  expect(id.refusals.npwpExact).toBe('NPWP harus 16 digit');
  expect(id.refusals.passwordMismatch).toBe('New Password not match Re-Type Password');
  expect(id.refusals.npwp).toBe(
    'NPWP Pemohon Izin harus terdiri dari 16 angka. kunjungi profil untuk mengubah NPWP',
  );
  expect(id.refusals.containerRequired).toBe('Nomor Peti Kemas wajib diisi');
  expect(id.refusals.containerSize).toBe('Wajib diisi dan berisi angka');
  expect(id.refusals.rowCount).toBe('isian tidak sama dengan jumlah');
  expect(fill(id.refusals.tooManyRows, { max: 12 })).toBe('isian tidak boleh lebih dari 12');
  expect(fill(id.refusals.fileSize, { name: 'a.pdf', size: 2150, max: 2000 })).toBe(
    'File a.pdf berukuran 2150 Kb, max. 2000 Kb.',
  );
  expect(explain({ message: 'required' }, 'Nomor PPFTZ', id)).toBe('Kolom Nomor PPFTZ belum diisi');
  expect(explain({ message: 'container' }, 'Nomor Peti Kemas', id)).toBe('Nomor Peti Kemas tidak valid.');
});

test.each([
  [1, '1 of 3 documents, 1 row'],
  ['1', '1 of 3 documents, 1 row'],
  [0, '0 of 3 documents, 0 rows'],
  [21, '21 of 3 documents, 21 rows'],
])('English has a singular and a plural: %j', (count, expected) => {
  const template = '{count} of {all} {all:document|documents}, {count} {count:row|rows}';
  expect(fill(template, { count, all: 3 })).toBe(expected);
});

test.each([
  [20_000, 'paling banyak 20.000'],
  [1_234_567, 'paling banyak 1.234.567'],
  [-12_345, 'paling banyak -12.345'],
  [2000, 'paling banyak 2000'],
  [0.25, 'paling banyak 0.25'],
  ['0123456789', 'paling banyak 0123456789'],
])('a number is written as in Indonesian, and a text is unchanged: %j', (max, expected) => {
  expect(fill('paling banyak {max}', { max })).toBe(expected);
});

describe('an explanation', () => {
  test('names the field and the maximum', () => {
    expect(explain({ message: 'tooLong', maximum: 50 }, 'Nomor', id)).toBe(
      'Nomor paling banyak 50 karakter.',
    );
  });

  test('of a code that nobody knows is that the field is not valid', () => {
    for (const message of ['Invalid input', 'constructor', '']) {
      expect(explain({ message }, 'Nomor', id)).toBe('Nomor tidak valid.');
    }
  });

  test('takes values for further placeholders', () => {
    const refusal = { message: 'fileSize', params: { name: 'a.pdf', size: 900, max: 800 } };
    expect(explain(refusal, 'Berkas', en)).toBe('File a.pdf has 900 Kb, at most 800 Kb.');
  });
});

test('a placeholder without a value stays visible', () => {
  expect(fill('Coba lagi dalam {seconds} detik, {siapa}', { seconds: 0 })).toBe(
    'Coba lagi dalam 0 detik, {siapa}',
  );
});
