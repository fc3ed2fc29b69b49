import type { DrawnPpftzResponse } from '@pabean/api/contract';
import { groupCheckCode } from '@pabean/api/rules';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { naughtyTexts } from '../../testing/naughty-texts.ts';
import { buildGoods, buildPaper } from '../../testing/ppftz-paper.ts';
import { readPdf, readPdfTexts, squaresIn, usedOf } from '../../testing/read-pdf.ts';
import { drawPdf } from '../draw-pdf.ts';
import type { PpftzPaper } from './paper.ts';
import { ppftzText } from './ppftz-text.ts';

const kinds: readonly DrawnPpftzResponse[] = ['ppftz', 'penerimaan', 'spf', 'ip', 'sppb', 'nolak'];
const paper = buildPaper();
const code = paper.checkCode ?? '';

const draw = (kind: DrawnPpftzResponse, overrides: Partial<PpftzPaper> = {}) =>
  drawPdf(ppftzText(buildPaper(overrides), kind));
const read = async (kind: DrawnPpftzResponse, overrides?: Partial<PpftzPaper>) =>
  readPdf(await draw(kind, overrides));

/** The text without its line breaks. */
const unbroken = (text: string) => text.replace(/\s+/g, ' ');

const party = ['Ratna Dewi Siregar', '0019 0000 1799 9000', 'Perumahan Contoh Indah Blok C2 No. 14'];
const proxy = ['PT Contoh Logistik Batam', '0021 3456 7821 5000'];
const numbers = ['020400-000123-20260302-000045', '000045', '02-03-2026', 'Barang Pindahan'];
const transport = [
  ...['Laut', 'KM Contoh Samudera', '032N', 'Batam (IDBTM)', 'Tanjung Priok, Jakarta (IDTPP)'],
  ...['Gudang Batu Ampar 1 (GBA1)', '06-03-2026'],
];
const quantities = ['5 jenis', '12 Karton (CT)', '1.284,50 kg', '1.190,25 kg'];
const containers = ['CSQU3054383', '20 kaki', 'FCL', 'MSKU1234565', '40 kaki', 'LCL'];
const goods = ['Lemari pakaian kayu jati', 'HS 94035000', '3 Bungkus', '82,50', 'Bungkus (NMP)'];
// Worked out by hand from the five articles.
const taxes = ['10.775.500', '954.413', '11.729.913', '1.290.291', '293.249', '2.537.953'];

const shown: Readonly<Record<DrawnPpftzResponse, readonly string[]>> = {
  ppftz: [
    ...['Pemberitahuan PPFTZ', ...numbers, ...party, ...proxy, ...transport, ...quantities, ...containers],
    ...['Surat Pindah', 'SKPWNI/2171/20022026/0118', '20-02-2026', 'Kartu Keluarga', '2171010203040005'],
    ...[
      ...goods,
      '4.500.000',
      'BM 7,5 %',
      'PPN 11 %',
      'PPh 2,5 %',
      '337.500',
      '532.125',
      '120.938',
      ...taxes,
    ],
    ...['820260302118045', 'A1B2C3D4E5F6G7H8', '03-03-2026'],
    'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
    'Dinyatakan secara elektronik oleh PT Contoh Logistik Batam pada 02-03-2026 10.12.',
  ],
  penerimaan: ['Tanda Penerimaan PPFTZ', ...numbers, ...party, ...proxy, ...quantities, ...taxes],
  spf: [
    ...['Surat Pemeriksaan Fisik (SPF)', '000045', ...party, ...transport, ...quantities, ...containers],
    ...[...goods, 'Kuasa penerima', 'Sri Wahyuni', '04-03-2026 09.30'],
  ],
  ip: [
    ...['Instruksi Pemeriksaan (IP)', '000045', ...transport, ...quantities, ...containers, ...goods],
    ...['Hasil pemeriksaan', 'Nomor segel', 'Sri Wahyuni', 'Petugas pemeriksa', 'Nama, NIP, dan tanggal'],
  ],
  sppb: [
    ...['Surat Persetujuan Pengeluaran Barang (SPPB)', '000031/SPPB/KPU.02/2026', '05-03-2026', ...numbers],
    ...[...party, ...transport, ...containers, ...goods, ...taxes, 'A1B2C3D4E5F6G7H8', 'Hendra Saputra'],
  ],
  nolak: [
    ...['Nota Penolakan PPFTZ', ...numbers, ...party, 'Hendra Saputra', '05-03-2026 10.20'],
    ...['1. Rekomendasi BP tidak sesuai dengan barang.', '2. Nomor mesin pada bukti gesek berbeda'],
    ...['Mohon lampirkan rekomendasi yang memuat semua barang.', '03-03-2026 14.45'],
  ],
};

const hostileTexts = [...naughtyTexts, 'a'.repeat(10_000), 'kata '.repeat(2_000)];

describe.each(kinds)('the document “%s” of a PPFTZ record', (kind) => {
  test('names its language, its title and its office, and is tagged', async () => {
    const { info, marked, tags } = await read(kind);
    expect(info).toMatchObject({
      Language: 'id-ID',
      Title: expect.stringMatching(/ 000045$/),
      Author: 'KPU Bea dan Cukai Tipe B Batam',
    });
    expect(marked).toBe(true);
    for (const tag of [
      'Document',
      'H1',
      'H2',
      'P',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Table',
      'TR',
      'TH',
      'TD',
      'Figure',
    ])
      expect(tags).toContain(tag);
  });

  test('states its purpose', async () => {
    const text = unbroken((await read(kind)).text);
    for (const each of [...shown[kind], groupCheckCode(code), 'https://portal.pabean.example/#/cek'])
      expect(text).toContain(each);
    expect(text).not.toContain('KONSEP');
  });

  test('has a code that a scanner reads as the address of its check', async () => {
    const { pixels, side } = await squaresIn(await draw(kind));
    expect(jsQR(pixels, side, side)?.data).toBe(`https://portal.pabean.example/#/cek/${code}`);
  });

  test('has no page that is less than half full, however long its articles are', async () => {
    for (const words of [1, 20, 80])
      for (const count of [1, 3, 8]) {
        const goods = buildGoods(count, { description: 'Lemari jati '.repeat(words) });
        const bytes = await draw(kind, { goods });
        const used = await usedOf(bytes);
        expect(Math.min(...used.slice(0, -1), 1)).toBeGreaterThan(0.75);
        const texts = await readPdfTexts(bytes);
        expect(texts.findIndex((text) => text.includes(groupCheckCode(code)))).toBe(0);
      }
  });

  test('is deterministic', async () => {
    const [one, other] = [await draw(kind), await draw(kind)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test.each(hostileTexts.map((text) => [text.slice(0, 60), text] as const))(
    'shows %j as text, on pages that can be read',
    async (_, hostile) => {
      const decision = { officer: hostile, at: paper.madeAt, remarks: hostile };
      const { text } = await read(kind, {
        header: {
          ...paper.header,
          recipient: hostile,
          address: hostile,
          carrier: hostile,
          pindahNumber: hostile,
        },
        goods: buildGoods(2, { description: hostile }),
        statusLabel: hostile,
        inspection: decision,
        release: decision,
        refusal: decision,
        notes: [{ officer: hostile, note: hostile, at: null }],
        names: { ...paper.names, units: new Map([['C62', hostile]]) },
      });
      expect(text).toContain(groupCheckCode(code));
      expect(text).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/);
    },
  );
});

describe('a PPFTZ', () => {
  test.each([0, 1, 50])('of %i articles shows each of them', async (count) => {
    const { text, pages } = await read('ppftz', { goods: buildGoods(count) });
    if (count === 0) expect(text).toContain('Belum ada barang.');
    else expect(unbroken(text)).toContain(`Jumlah ${count} barang`);
    if (count < 50) return;
    for (const each of ['ke-2', 'ke-10']) expect(text).toContain(each);
    expect(pages).toBeGreaterThan(4);
    // The heads of goods are on each page that has some of them.
    expect(text.split('Uraian barang').length).toBeGreaterThan(4);
  });

  test('of 5,000 articles has all of them, with heads on each page', async () => {
    const texts = await readPdfTexts(await draw('ppftz', { goods: buildGoods(5_000) }));
    const withGoods = texts.filter((text) => text.includes('HS '));
    expect(withGoods.length).toBeGreaterThan(250);
    for (const text of withGoods) expect(text).toContain('Uraian barang');
    expect(texts.at(-1)).toContain(`halaman ${texts.length} dari ${texts.length}`);
    const text = unbroken(texts.join(' '));
    expect(text).toContain('ke-1000');
    expect(text).toContain('Jumlah 5.000 barang');
  }, 60_000);

  test('splits text that is longer than a page, without loss', async () => {
    const words = Array.from({ length: 1_500 }, (_, index) => `kata${index}`);
    const { text } = await read('ppftz', { goods: buildGoods(1, { description: words.join(' ') }) });
    const inOrder = unbroken(text).match(/kata\d+/g) ?? [];
    expect(inOrder).toEqual(words);
  });

  test('is marked on every page as not sent, without a number or a code', async () => {
    const unsent = { registrationNumber: null, registrationDate: null, sentAt: null };
    const { text, pages, tags, info } = await read('ppftz', {
      ...unsent,
      draft: 'never sent',
      goods: buildGoods(40),
    });
    expect(pages).toBeGreaterThan(2);
    // In the header and footer of each.
    expect(text.split('KONSEP – belum dikirim')).toHaveLength(2 * pages + 1);
    expect(text).toContain('Belum ada nomor');
    expect(text).not.toContain('Periksa keaslian');
    expect(text).not.toContain('Dinyatakan secara elektronik');
    expect(tags).not.toContain('Figure');
    expect(info.Title).toBe('PPFTZ konsep 020400-000123-20260302-000045');
  });

  test('that is being corrected is a draft, its receipt is not', async () => {
    const returned = { draft: 'returned', statusLabel: 'Dikembalikan untuk Perbaikan' } as const;
    const { text, tags } = await read('ppftz', returned);
    expect(text).toContain('KONSEP – perbaikan belum dikirim');
    expect(text).toContain('000045');
    expect(tags).not.toContain('Figure');
    const receipt = await read('penerimaan', returned);
    expect(receipt.text).not.toContain('KONSEP');
    expect(receipt.text).not.toContain('Jumlah pungutan');
    expect(receipt.tags).toContain('Figure');
  });

  test('of a vehicle names its documents, and no proxy where there is none', async () => {
    const { text } = await read('ppftz', {
      kind: '2',
      header: { ...paper.header, hasProxy: false, stnkNumber: 'STNK-77', bpkbDate: '2026-01-05' },
    });
    for (const each of ['Kendaraan Bermotor', 'STNK-77', 'BPKB', '05-01-2026']) expect(text).toContain(each);
    for (const each of ['Surat Pindah', 'Surat Kuasa', 'PT Contoh Logistik Batam'])
      expect(text).not.toContain(each);
    expect(unbroken(text)).toContain('Dinyatakan secara elektronik oleh Ratna Dewi Siregar');
  });

  test('keeps sums of 15 digits exact, and shows codes without labels unchanged', async () => {
    const { text } = await read('ppftz', {
      goods: buildGoods(3, { value: '999999999999999', dutyRate: '0', unitType: 'constructor' }),
    });
    expect(unbroken(text)).toContain('2.999.999.999.999.997');
    expect(text).toContain('constructor');
  });
});

test('a refusal without reasons states that', async () => {
  const refusal = { officer: 'Sri Wahyuni', at: paper.madeAt, remarks: '' };
  expect((await read('nolak', { refusal, notes: [] })).text).toContain('Tidak ada alasan yang dicatat.');
});
