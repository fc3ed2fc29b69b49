import { type GoodsLine, type GoodsRow, goodsLineOf, type PpftzHeader } from '@pabean/api/contract';
import { checkCodeFrom, office020400 } from '@pabean/api/rules';
import { messagesIn } from '../core/messages.ts';
import type { PpftzPaper } from '../documents/ppftz/paper.ts';

const header: PpftzHeader = {
  recipient: 'Ratna Dewi Siregar',
  identityType: '5',
  identityNumber: '0019000017999000',
  address: 'Perumahan Contoh Indah Blok C2 No. 14, Batam Centre, Batam 29461',
  hasProxy: true,
  proxyName: 'PT Contoh Logistik Batam',
  proxyIdentityType: '5',
  proxyIdentityNumber: '0021345678215000',
  proxyAddress: 'Jl. Contoh Raya No. 1, Batu Ampar, Batam',
  transportMode: '1',
  carrier: 'KM Contoh Samudera',
  voyage: '032N',
  loadingPort: 'IDBTM',
  destinationPort: 'IDTPP',
  warehouse: 'GBA1',
  gross: '1284.5',
  net: '1190.25',
  releaseDate: '2026-03-06',
  kkNumber: '2171010203040005',
  dukcapilNumber: '470/118/DKPS/2026',
  dukcapilDate: '2026-02-20',
  pindahNumber: 'SKPWNI/2171/20022026/0118',
  pindahDate: '2026-02-20',
  kuasaNumber: '07/SK/II/2026',
  kuasaDate: '2026-02-27',
  pernyataanNumber: '01/SP/II/2026',
  pernyataanDate: '2026-02-27',
  rekombpNumber: 'B/118/A3.1/KL.02/2026',
  rekombpDate: '2026-02-26',
  plNumber: 'PL-0118',
  plDate: '2026-02-27',
  stnkNumber: '',
  stnkDate: '',
  bpkbNumber: '',
  bpkbDate: '',
  suratJalanNumber: '',
  suratJalanDate: '',
  buktiGesekNumber: '',
  buktiGesekDate: '',
};

const kinds: readonly Partial<GoodsRow>[] = [
  { description: 'Lemari pakaian kayu jati dua pintu, bekas pakai', value: '4500000', hsCode: '94035000' },
  { description: 'Mesin cuci 9 kg', value: '3250000', hsCode: '84501190', gross: '38', net: '35.5' },
  { description: 'Buku dan alat tulis', value: '850000', hsCode: '49019990', dutyRate: '0', unitType: 'NMP' },
  { description: 'Sepeda anak roda dua 16 inci', value: '1200000', hsCode: '87120030', dutyRate: '25' },
  { description: 'Peralatan dapur: panci, wajan, dan piring', value: '975500', hsCode: '' },
];

const line = (row: Partial<GoodsRow>): GoodsLine =>
  goodsLineOf({
    description: 'Barang',
    unitCount: '1',
    unitType: 'C62',
    packageCount: '1',
    packageType: 'CT',
    gross: '82.5',
    net: '80',
    value: '1500000',
    hsCode: '94035000',
    dutyRate: '7.5',
    vatRate: '11',
    incomeTaxRate: '2.5',
    ...row,
  });

/** So many distinguishable articles. */
export const buildGoods = (count: number, row: Partial<GoodsRow> = {}): GoodsLine[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? {};
    const round = Math.floor(index / kinds.length);
    const description = round > 0 ? `${kind.description}, ke-${round + 1}` : (kind.description ?? '');
    return line({ ...kind, unitCount: String(1 + (index % 4)), description, ...row });
  });

/** The data of a released record's documents: household goods, sent by a proxy for their owner. */
export function buildPaper(overrides: Partial<PpftzPaper> = {}): PpftzPaper {
  const { labels, ppftzKinds } = messagesIn('id');
  return {
    kind: '1',
    statusLabel: 'SPPB',
    draft: null,
    madeAt: '2026-03-05T03:20:00.000Z',
    ajuNumber: '02040000012320260302000045',
    ajuDate: '2026-03-02',
    registrationNumber: '000045',
    registrationDate: '2026-03-02',
    sentAt: '2026-03-02T03:12:00.000Z',
    releaseNumber: '000031/SPPB/KPU.02/2026',
    releaseDate: '2026-03-05',
    billingCode: '820260302118045',
    ntpn: 'A1B2C3D4E5F6G7H8',
    ntpnDate: '2026-03-03',
    checkCode: checkCodeFrom(Uint8Array.from({ length: 26 }, (_, index) => index * 37)),
    header,
    goods: buildGoods(5),
    containers: [
      { number: 'CSQU3054383', size: '20', kind: 'F' },
      { number: 'MSKU1234565', size: '40', kind: 'L' },
    ],
    packaging: { count: '12', kind: 'CT' },
    inspection: { officer: 'Sri Wahyuni', at: '2026-03-04T02:30:00.000Z', remarks: 'Diperiksa di gudang.' },
    release: { officer: 'Hendra Saputra', at: '2026-03-05T03:20:00.000Z', remarks: '' },
    refusal: {
      officer: 'Hendra Saputra',
      at: '2026-03-05T03:20:00.000Z',
      remarks:
        'Rekomendasi BP tidak sesuai dengan barang.\nNomor mesin pada bukti gesek berbeda dari nomor pada BPKB.',
    },
    notes: [
      {
        officer: 'Sri Wahyuni',
        note: 'Mohon lampirkan rekomendasi yang memuat semua barang.',
        at: '2026-03-03T07:45:00.000Z',
      },
    ],
    names: {
      identity: new Map([['5', 'NPWP']]),
      ports: new Map([
        ['IDBTM', 'Batam'],
        ['IDTPP', 'Tanjung Priok, Jakarta'],
      ]),
      warehouses: new Map([['GBA1', 'Gudang Batu Ampar 1']]),
      units: new Map([
        ['C62', 'Buah'],
        ['NMP', 'Bungkus'],
      ]),
      packages: new Map([['CT', 'Karton']]),
    },
    office: office020400,
    publicUrl: 'https://portal.pabean.example',
    labels,
    kindNames: ppftzKinds,
    ...overrides,
  };
}
