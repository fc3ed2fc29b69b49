import { describe, expect, test } from 'vitest';
import { explain, id } from '../rules/messages/index.ts';
import { ppftzLabelsId } from '../rules/messages/ppftz-labels-id.ts';
import { ppftzSlotsOf } from '../rules/ppftz/slots.ts';
import { type CompletablePpftz, missingInPpftz } from './missing-in-ppftz.ts';
import { type PpftzHeader, ppftzHeaderNames } from './ppftz-header.ts';

const empty = Object.fromEntries(
  Object.keys(ppftzHeaderNames).map((field) => [field, field === 'hasProxy' ? false : '']),
) as unknown as PpftzHeader;

const of = (record: Partial<CompletablePpftz>) =>
  missingInPpftz({ kind: '1', header: empty, files: [], goods: 0, packaging: 0, ...record });
const fields = (record: Partial<CompletablePpftz>) => of(record).map(({ field }) => field);

// Written out from document 3, section 5, and rulings 22 and 53.
const identity = ['nama', 'jns_identitas', 'no_identitas'];
const transport = ['moda_angkutan', 'pel_muat', 'pel_tujuan', 'id_gudang'];
const proxy = ['nama_kuasa', 'jns_identitas_kuasa', 'no_identitas_kuasa'];
const rows = ['barang', 'kemasan'];
const ofKind = {
  '1': {
    header: ['no_surat_pindah', 'tgl_pindah', 'no_surat_rekombp', 'tgl_surat_rekombp'],
    files: ['file_kk', 'file_pindah', 'file_pernyataan', 'file_rekombp'],
  },
  '2': {
    header: ['tgl_stnk', 'tgl_bpkb', 'tgl_surat_jalan'],
    files: ['file_stnk', 'file_bpkb', 'file_surat_jalan', 'file_bukti_gesek'],
  },
} as const;

describe('what is missing in a PPFTZ record before it can be sent', () => {
  test.each(['1', '2'] as const)('of kind %s, of which nothing is filled in', (kind) => {
    const { header, files } = ofKind[kind];
    expect(fields({ kind })).toEqual([
      ...identity,
      ...transport,
      ...header,
      'file_identitas_penerima',
      ...files,
      ...rows,
    ]);
    expect(fields({ kind, header: { ...empty, hasProxy: true } })).toEqual([
      ...identity,
      ...proxy,
      ...transport,
      ...header,
      'file_identitas_penerima',
      'file_identitas_pengirim',
      'file_kuasa',
      ...files,
      ...rows,
    ]);
  });

  test('is nothing where all is there, whatever else is empty', () => {
    const header: PpftzHeader = {
      ...empty,
      recipient: 'Ratna',
      identityType: '3',
      identityNumber: 'B1234567',
      transportMode: '1',
      loadingPort: 'IDBTM',
      destinationPort: 'IDJKT',
      warehouse: 'BTA1',
      pindahNumber: 'P-1',
      pindahDate: '2026-02-20',
      rekombpNumber: 'R-1',
      rekombpDate: '2026-02-21',
    };
    const required = ppftzSlotsOf('1', false).filter((each) => each.required);
    const files = required.map(({ slot }) => slot);
    expect(of({ header, files, goods: 1, packaging: 1 })).toEqual([]);
    expect(fields({ header, files, goods: 0, packaging: 1 })).toEqual(['barang']);
    expect(fields({ header, files, goods: 5_000, packaging: 0 })).toEqual(['kemasan']);
    expect(fields({ header, files: files.slice(1), goods: 1, packaging: 1 })).toEqual([
      'file_identitas_penerima',
    ]);
    // Files in slots of the other kind do not count.
    expect(fields({ header, files: [...files.slice(1), 'stnk'], goods: 1, packaging: 1 })).toEqual([
      'file_identitas_penerima',
    ]);
  });

  test('returns one message for each field', () => {
    const messages = of({ header: { ...empty, identityType: '5', hasProxy: true } }).map(
      ({ field, label, message }) =>
        `${field}: ${explain({ message }, { ...id.labels, ...ppftzLabelsId }[label], id)}`,
    );
    expect(messages).toContain('no_identitas: Kolom Nomor Identitas belum diisi');
    expect(messages).toContain('file_kk: Berkas Kartu Keluarga belum diunggah.');
    expect(messages).toContain('barang: Barang belum ada.');
    expect(new Set(messages.map((each) => each.split(':')[0])).size).toBe(messages.length);
    expect(messages.join('\n')).not.toContain('{');
  });

  test('returns what is no longer valid, too', () => {
    const header = { ...empty, identityType: '5', identityNumber: '123' };
    expect(of({ header })).toContainEqual({
      field: 'no_identitas',
      label: 'identityNumber',
      message: 'npwpExact',
    });
  });
});
