import { buildApplicationHeader, buildDokap } from '@pabean/api/fixtures';
import { checkCodeFrom, groupCheckCode, id, office020400 } from '@pabean/api/rules';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { naughtyTexts } from '../testing/naughty-texts.ts';
import { readPdf, squaresIn } from '../testing/read-pdf.ts';
import { drawPdf } from './draw-pdf.ts';
import { type Licence, licenceText } from './licence-text.ts';

const checkCode = checkCodeFrom(Uint8Array.from({ length: 26 }, (_, index) => index * 37));

const approved = (overrides: Partial<Licence['application']> = {}) =>
  buildApplicationHeader({
    status: '50',
    statusLabel: 'Disetujui',
    approvalNumber: 'KEP-1204/KPU.02/2024',
    approvalDate: '2024-09-27',
    approvalFlag: 'Y',
    sentAt: '2024-09-24T08:14:00+07:00',
    statusAt: '2024-09-27T08:00:00+07:00',
    ...overrides,
  });

const textOf = (overrides: Partial<Licence> = {}) =>
  licenceText({
    application: approved(),
    documents: [
      buildDokap(),
      buildDokap({ name: 'Bill of Lading', first: 'MAEU 245810937', expiry: '2025-01-31' }),
    ],
    lists: [],
    checkCode,
    office: office020400,
    publicUrl: 'https://portal.pabean.example',
    labels: id.labels,
    ...overrides,
  });

const read = async (overrides: Partial<Licence> = {}) => readPdf(await drawPdf(textOf(overrides)));

describe('the PDF of a licence', () => {
  test('names its language, its title and its office, and is tagged', async () => {
    const { info, marked, tags, pages } = await read();
    expect(info).toMatchObject({
      Language: 'id-ID',
      Title: 'Pemuatan Barang Ekspor di Luar Kawasan Pabean KEP-1204/KPU.02/2024',
      Author: 'KPU Bea dan Cukai Tipe B Batam',
    });
    expect(marked).toBe(true);
    expect(pages).toBe(1);
    expect(new Set(tags)).toEqual(
      new Set([
        'Root',
        'Document',
        'P',
        'H1',
        'H2',
        'L',
        'LI',
        'Lbl',
        'LBody',
        'Table',
        'TR',
        'TH',
        'TD',
        'Figure',
      ]),
    );
  });

  test('shows all fields of the header, and every document', async () => {
    const { text } = await read();
    for (const shown of [
      'KPU Bea dan Cukai Tipe B Batam',
      'Pemuatan Barang Ekspor di Luar Kawasan Pabean',
      'KEP-1204/KPU.02/2024',
      '27-09-2024',
      'Disetujui',
      'PT Contoh Logistik Batam',
      '0019 0000 1799 9000',
      'Jl. Contoh Raya No. 1, Batam',
      '0778 555 0101',
      'izin@contoh-logistik.example',
      'S-112/CLB/IX/2024',
      '24-09-2024 08.14',
      'Surat Permohonan',
      'Bill of Lading',
      'MAEU 245810937',
      '31-01-2025',
      groupCheckCode(checkCode),
      'https://portal.pabean.example/#/cek',
      'halaman 1 dari 1',
    ])
      expect(text).toContain(shown);
  });

  test.each([
    ['3', { documentKind: '2' }, 'Jenis Pembongkaran', 'Ship to Ship'],
    ['4', { documentKind: '24' }, 'Jenis Dokumen', 'PPFTZ-02'],
    ['5', { documentKind: '210' }, 'Jenis Dokumen', 'PEB'],
    ['23', { documentKind: '3' }, 'Dokumen yang Dibatalkan', 'Manifes Outward'],
    ['45', { businessKind: '1' }, 'Jenis Usaha', 'Tempat Penjualan Eceran MMEA'],
    ['27', { approvalFlag: 'Y' }, 'Pemeriksaan', 'Diperiksa'],
    ['30', { approvalFlag: 'T' }, 'Pemeriksaan', 'Tidak diperiksa'],
  ])('shows the fields that only type %s has', async (permitTypeId, values, label, value) => {
    const { text } = await read({ application: approved({ permitTypeId, ...values }) });
    expect(text).toContain(label);
    expect(text).toContain(value);
    expect((await read()).text).not.toContain(label);
  });

  test('has a code that a scanner reads as the address of its check', async () => {
    const { pixels, side } = await squaresIn(await drawPdf(textOf()));
    const found = jsQR(pixels, side, side);
    expect(found?.data).toBe(`https://portal.pabean.example/#/cek/${checkCode}`);
  });

  test('has no code before there is one', async () => {
    const { text, tags } = await read({ checkCode: null, application: approved({ approvalNumber: null }) });
    expect(text).toContain('Belum ada nomor');
    expect(text).not.toContain('Periksa keaslian');
    expect(tags).not.toContain('Figure');
  });

  test('counts its pages, and has the heads of the table on each', async () => {
    const documents = Array.from({ length: 70 }, (_, index) =>
      buildDokap({ name: `Dokumen ke-${index + 1}` }),
    );
    const { text, pages } = await read({ documents });
    expect(pages).toBe(3);
    expect(text).toContain('halaman 2 dari 3');
    expect(text).toContain('Dokumen ke-70');
    expect(text.split('Berlaku Sampai')).toHaveLength(pages + 1);
  });

  test('is deterministic', async () => {
    const [one, other] = [await drawPdf(textOf()), await drawPdf(textOf())];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test('shows dates below a date head, and other second values below the number', async () => {
    const documents = [
      buildDokap({ name: 'Sarana Pengangkut', first: 'MV Selat Riau', second: '032N', expiry: null }),
      buildDokap({ name: 'Perkiraan Waktu', first: '2026-11-22', second: '2026-11-25', expiry: null }),
    ];
    expect(textOf({ documents }).blocks.at(-1)).toMatchObject({
      rows: [
        ['Sarana Pengangkut', 'MV Selat Riau\n032N', '–', '–'],
        ['Perkiraan Waktu', '22-11-2026', '25-11-2026', '–'],
      ],
    });
  });

  test('breaks a long address after a sign', async () => {
    const { text } = await read({
      application: approved({ email: 'dokumen@contoh-logistik-batam.example' }),
    });
    expect(text).toContain('dokumen@contoh-logistik-');
    expect(text).toContain('batam.example');
  });

  test('keeps accents, and marks letters that no font has', async () => {
    const { text } = await read({ application: approved({ companyName: 'PT Łódź Çelik “Kāpal” ﬁ 日本' }) });
    expect(text).toContain('PT Łódź Çelik “Kāpal” fi ??');
  });

  test.each(naughtyTexts)('shows %j as text, on a page that can be read', async (hostile) => {
    const { text } = await read({
      application: approved({ companyName: hostile, companyAddress: hostile, permitTypeName: hostile }),
      documents: [buildDokap({ name: hostile, remarks: hostile, first: hostile, second: hostile })],
    });
    expect(text).toContain('Pemegang izin');
    expect(text).toContain(groupCheckCode(checkCode));
    expect(text).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/);
  });

  test('lists what it covers: containers, documents and no-strip entries, row by row', async () => {
    const row = (id: string, values: object) => ({ id, fileName: null, fileUrl: null, ...values }) as never;
    const { text } = await read({
      lists: [
        {
          document: buildDokap({ code: '151', name: 'Peti Kemas' }),
          rows: [
            row('1', { value1: 'CSQU3054383', value2: '20' }),
            row('2', { value1: 'TOLU4734787', value2: '40' }),
          ],
        },
        {
          document: buildDokap({ code: '145', name: 'Dokumen Cukai' }),
          rows: [row('3', { value1: 'CK-1', value2: '2024-09-24' })],
        },
        { document: buildDokap({ code: '256', name: 'No Strip' }), rows: [] },
      ],
    });
    expect(text).toContain('Lampiran: Peti Kemas');
    expect(text).toMatch(/1\s+CSQU3054383\s+20\s+2\s+TOLU4734787\s+40/);
    expect(text).toMatch(/CK-1\s+24-09-2024/);
    expect(text).not.toContain('Lampiran: No Strip');
  });
});
