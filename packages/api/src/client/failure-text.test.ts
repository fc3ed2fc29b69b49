import { expect, test } from 'vitest';
import { failureTextOf, reportsFailure } from './failure-text.ts';

test.each([
  [{ status: 'error', message: 'Gagal.' }, 'Gagal.', []],
  [{ message: 'Unauthenticated.' }, 'Unauthenticated.', []],
  [{ error: 'Username/password tidak sesuai' }, 'Username/password tidak sesuai', []],
  [{ errors: 'Nomor sudah dipakai.' }, 'Nomor sudah dipakai.', [{ message: 'Nomor sudah dipakai.' }]],
  [
    { errors: ['A belum diisi', 'B belum diisi'] },
    'A belum diisi B belum diisi',
    [{ message: 'A belum diisi' }, { message: 'B belum diisi' }],
  ],
  [['A belum diisi'], 'A belum diisi', [{ message: 'A belum diisi' }]],
  [
    {
      message: 'Periksa isian.',
      errors: [{ field: 'nomohon', message: 'Wajib.' }, { message: 'Berkas hilang.' }],
    },
    'Periksa isian.',
    [{ field: 'nomohon', message: 'Wajib.' }, { message: 'Berkas hilang.' }],
  ],
  [
    {
      message: 'The given data was invalid.',
      errors: { nomohon: ['Wajib.', 'Terlalu panjang.'], email: 'Salah.' },
    },
    'The given data was invalid.',
    [
      { field: 'nomohon', message: 'Wajib.' },
      { field: 'nomohon', message: 'Terlalu panjang.' },
      { field: 'email', message: 'Salah.' },
    ],
  ],
  [{ message: { nomohon: ['Wajib.'] } }, 'Wajib.', [{ field: 'nomohon', message: 'Wajib.' }]],
  [{ error: { message: 'Gagal.', code: 7 } }, 'Gagal.', [{ message: 'Gagal.' }]],
  [{ message: '', error: 'Gagal.' }, 'Gagal.', []],
  [{ message: null, errors: null }, '', []],
  [undefined, '', []],
  ['Gagal.', '', []],
  [{ errors: [7, null, { message: 7 }] }, '', []],
])('%j says %j', (body, message, entries) => {
  const text = failureTextOf(body);
  expect(text.message).toBe(message);
  expect(text.entries).toEqual(entries);
});

test.each([
  [{ hasil: false, message: 'Ditolak' }, true],
  [{ hasil: '0' }, true],
  [{ hasil: true, status: 'error' }, false],
  [{ hasil: null, status: 'success' }, false],
  [{ success: false }, true],
  [{ success: true }, false],
  [{ status: 'error', message: 'Gagal' }, true],
  [{ status: 'Error' }, true],
  [{ status: 'success' }, false],
  [{ status: 10 }, false],
  [{ error: 'Gagal' }, true],
  [{ error: null, token: 'x' }, false],
  [[{ status: 'error' }], false],
  [null, false],
])('of a success, %j means failed: %s', (body, failed) => {
  expect(reportsFailure(body, () => false)).toBe(failed);
});

test('a success that the call itself reads is an answer like any other', () => {
  expect(reportsFailure({ success: false }, (name) => name === 'success')).toBe(false);
});
