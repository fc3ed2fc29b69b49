import { groupRegistrationCode } from '@pabean/api/rules';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { naughtyTexts } from '../../testing/naughty-texts.ts';
import { readPdf, squaresIn } from '../../testing/read-pdf.ts';
import {
  buildCourierGoods,
  buildCourierPaper,
  buildPassengerGoods,
  buildPassengerPaper,
} from '../../testing/transit-paper.ts';
import { drawPdf } from '../draw-pdf.ts';
import type { TransitPaper } from './paper.ts';
import { transitText } from './transit-text.ts';

const draw = (paper: TransitPaper) => drawPdf(transitText(paper));
const read = async (paper: TransitPaper) => readPdf(await draw(paper));

/** The text without its line breaks. */
const unbroken = (text: string) => text.replace(/\s+/g, ' ');

const papers = { 'Barang Penumpang': buildPassengerPaper(), 'Barang Kiriman': buildCourierPaper() };
const { code, filedAt } = papers['Barang Penumpang'];

const statement =
  'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan';

const shown = {
  'Barang Penumpang': [
    ...['Form Pembawaan Barang Asal TLDDP', 'Bima Aditya Pranata', 'KTP', '2171 0419 0790 0002'],
    ...['Perumahan Taman Baloi Blok D3 No. 8, Batam Kota', 'Juru kamera', '0812-5550-0176', 'Sponsor'],
    ...['PT Contoh Rumah Film', 'NPWP', '0019 0000 1799 9000', 'Jl. Contoh Kenanga No. 25', '021 555 0118'],
    ...['Melalui Kawasan Bebas (Barang Bawaan Penumpang)', 'Keperluan profesional/tenaga ahli'],
    ...['Batam Center dan Nongsa', 'Jakarta', 'KM KELUD', 'KLD-2409', 'Batu Ampar', 'Terminal Hang Nadim'],
    ...['06-03-2026', '20-03-2026', 'Sony PXW-Z190', '4012773', '2 buah', '12,5 kilogram', '86.400.000'],
    // Worked out by hand from the four articles.
    ...['Satu set', 'Satuan: buah (H87), kilogram (KGM).', 'Jumlah 4 barang', '141.250.500'],
    ...['Invoice', 'INV-118', '27-02-2026', 'Packing List', 'PL-118/II/2026'],
    'Dinyatakan secara elektronik oleh Bima Aditya Pranata pada 02-03-2026 10.12.',
  ],
  'Barang Kiriman': [
    ...['Perizinan Barang Transit: Barang Kiriman', 'PT Contoh Kurir Segara', '0019 0211 0499 9000'],
    ...['Jl. Contoh Pelabuhan No. 12, Batu Ampar, Batam', 'Jasa titipan', 'Rina Marlina'],
    ...['GARUDA INDONESIA', '126-11800451', 'Warehouse Hang Nadim', 'Batu Ampar', '06-03-2026'],
    ...['3 Karton (CT)', 'Jakarta', 'Batam', '126-4471', 'Suku cadang printer', 'Epson', '12 buah', '8,50'],
    ...['Boeing 737-800', 'GA-152', 'Jumlah 3 barang', '25,95'],
    'Dinyatakan secara elektronik oleh Rina Marlina pada 02-03-2026 10.12.',
  ],
};

const hostileTexts = [...naughtyTexts, 'a'.repeat(10_000), 'kata '.repeat(2_000)];

describe.each(['Barang Penumpang', 'Barang Kiriman'] as const)('the document of a request of %s', (kind) => {
  const paper: TransitPaper = papers[kind];

  test('names its language, its title and its office, and is tagged', async () => {
    const { info, marked, tags, pages } = await read(paper);
    expect(info).toMatchObject({
      Language: 'id-ID',
      Title: `${kind} ${groupRegistrationCode(code)}`,
      Author: 'KPU Bea dan Cukai Tipe B Batam',
    });
    expect(marked).toBe(true);
    expect(pages).toBeLessThan(3);
    for (const tag of ['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody']) expect(tags).toContain(tag);
    for (const tag of ['Table', 'TR', 'TH', 'TD', 'Figure']) expect(tags).toContain(tag);
  });

  test('shows everything that was filed, its code, and the declaration', async () => {
    const text = unbroken((await read(paper)).text);
    for (const each of [
      ...[...shown[kind], statement, groupRegistrationCode(code), '02-03-2026 10.12'],
      ...['Tunjukkan kode ini kepada petugas', 'https://portal.pabean.example/#/menutransit'],
    ])
      expect(text).toContain(each);
    expect(text).toContain('Belum dilihat petugas');
  });

  test('names the officer once one has stamped it', async () => {
    const seen = { officer: 'Sri Wahyuni', at: '2026-03-06T02:30:00.000Z' };
    const text = unbroken((await read({ ...paper, seen })).text);
    expect(text).toContain('Dilihat petugas Sri Wahyuni 06-03-2026 09.30');
    expect(text).not.toContain('Belum dilihat');
  });

  test('has a code in its head, however long it is, that a scanner reads as the address of its look-up', async () => {
    const goods = { goods: Array.from({ length: 60 }, () => paper.request.goods[0]) as never };
    const long: TransitPaper = { ...paper, request: { ...paper.request, ...goods } };
    const { pixels, side } = await squaresIn(await draw(long));
    expect(jsQR(pixels, side, side)?.data).toBe(`https://portal.pabean.example/#/menutransit?kode=${code}`);
  });

  test('is deterministic', async () => {
    const [one, other] = [await draw(paper), await draw(paper)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test.each(hostileTexts.map((text) => [text.slice(0, 60), text] as const))(
    'shows %j as text, on pages that can be read',
    async (_, hostile) => {
      const names = { ...paper.names, units: new Map([['H87', hostile]]) };
      const seen = { officer: hostile, at: filedAt };
      const goods = { description: hostile, brand: hostile, serialNumber: hostile };
      const said = { occupation: hostile, carrier: hostile, address: hostile };
      const { text } = await read(
        kind === 'Barang Penumpang'
          ? buildPassengerPaper(
              {
                ...said,
                notifierName: hostile,
                notifierAddress: hostile,
                sponsorName: hostile,
                purpose: 'Lainnya',
                otherPurpose: hostile,
                origin: hostile,
                portIn: hostile,
                goods: buildPassengerGoods(2, { ...goods, remarks: hostile }),
                documents: [{ kind: 'Flyer', number: hostile, date: '2026-02-27' }],
              },
              { names, seen },
            )
          : buildCourierPaper(
              {
                ...said,
                company: hostile,
                courierName: hostile,
                billNumber: hostile,
                identityNumber: hostile,
                originCity: hostile,
                goods: buildCourierGoods(2, {
                  ...goods,
                  waybill: hostile,
                  aircraft: hostile,
                  flight: hostile,
                }),
              },
              { names, seen },
            ),
      );
      expect(text).toContain(groupRegistrationCode(code));
      expect(text).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/);
    },
  );
});

describe('the document of a passenger’s request', () => {
  test('shows the passenger’s purpose of the goods, and omits empty fields', async () => {
    const none = { sponsorName: '', sponsorIdentityType: '', sponsorIdentityNumber: '', sponsorAddress: '' };
    const { text } = await read(
      buildPassengerPaper({
        ...none,
        sponsorPhone: '',
        purpose: 'Lainnya',
        otherPurpose: 'Syuting film pendek',
        documents: [],
        entryType: 'Barang Awak Sarana Pengangkut',
      }),
    );
    expect(text).toContain('Lainnya: Syuting film pendek');
    expect(text).toContain('Sementara (Barang Awak Sarana Pengangkut)');
    expect(text).toContain('Tidak ada dokumen pendukung.');
    expect(text).not.toContain('Sponsor');
  });

  test('of as many lines as a request may have shows all of them, with heads on each page', async () => {
    const documents = Array.from({ length: 200 }, (_, index) => ({
      kind: 'Invoice' as const,
      number: `INV-${index + 1}.`,
      date: '2026-02-27',
    }));
    const { text, pages } = await read(buildPassengerPaper({ goods: buildPassengerGoods(200), documents }));
    expect(unbroken(text)).toContain('Jumlah 200 barang');
    for (const each of ['ke-50', 'INV-1.', 'INV-200.', `halaman ${pages} dari ${pages}`])
      expect(text).toContain(each);
    expect(text.split('Uraian barang').length).toBeGreaterThan(4);
  });

  test('keeps a sum of 15 digits exact, and shows codes without labels unchanged', async () => {
    const goods = buildPassengerGoods(3, { price: '999999999999999', unit: 'constructor' });
    const text = unbroken((await read(buildPassengerPaper({ goods }))).text);
    expect(text.replaceAll(' ', '')).toContain('2.999.999.999.999.997');
    expect(text).toContain('1 constructor');
    expect(text).toContain('Satuan: constructor.');
  });
});

test('the weights of a courier’s goods are added up exactly', async () => {
  const goods = buildCourierGoods(200, { weight: '999999999.99' });
  const { text } = await read(buildCourierPaper({ goods }));
  expect(text.replace(/\s/g, '')).toContain('199.999.999.998,00');
  expect(text).toContain('100 126-4471');
});
