import type { CourierGoods, PassengerGoods } from '@pabean/api/contract';
import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import { office020400, registrationCodeFrom } from '@pabean/api/rules';
import { messagesIn } from '../core/messages.ts';
import type { CourierPaper, PassengerPaper } from '../documents/transit/paper.ts';

const articles: readonly Partial<PassengerGoods>[] = [
  {
    description: 'Kamera video profesional',
    brand: 'Sony PXW-Z190',
    serialNumber: '4012773',
    count: '2',
    price: '86400000',
  },
  { description: 'Tripod karbon', brand: 'Manfrotto 504X', price: '18900000', remarks: 'Satu set' },
  { description: 'Lampu studio LED', brand: 'Aputure 300X', count: '4', price: '31200000' },
  { description: 'Kabel dan baterai cadangan', count: '12.5', unit: 'KGM', price: '4750500' },
];

/** So many distinguishable articles of a passenger. */
export const buildPassengerGoods = (count: number, row: Partial<PassengerGoods> = {}): PassengerGoods[] =>
  Array.from({ length: count }, (_, index) => {
    const article = articles[index % articles.length] ?? {};
    const round = Math.floor(index / articles.length);
    return {
      description: '',
      brand: '',
      serialNumber: '',
      count: '1',
      unit: 'H87',
      price: '0',
      remarks: '',
      ...article,
      ...(round > 0 && { description: `${article.description}, ke-${round + 1}` }),
      ...row,
    };
  });

const parcels: readonly Partial<CourierGoods>[] = [
  { waybill: '126-4471', description: 'Suku cadang printer', brand: 'Epson', count: '12', weight: '8.5' },
  {
    waybill: '126-4472',
    description: 'Pakaian jadi anak',
    count: '40',
    weight: '16.25',
    aircraft: '',
    flight: '',
  },
  {
    waybill: '126-4473',
    description: 'Telepon genggam',
    brand: 'Contoh A1',
    serialNumber: '35-209900',
    count: '3',
    weight: '1.2',
  },
];

/** So many articles of a courier. */
export const buildCourierGoods = (count: number, row: Partial<CourierGoods> = {}): CourierGoods[] =>
  Array.from({ length: count }, (_, index) => ({
    waybill: '',
    description: '',
    brand: '',
    serialNumber: '',
    count: '1',
    unit: 'H87',
    weight: '1',
    aircraft: 'Boeing 737-800',
    flight: 'GA-152',
    ...parcels[index % parcels.length],
    ...row,
  }));

const shared = {
  code: registrationCodeFrom(Uint8Array.from({ length: 15 }, (_, index) => index * 37 + 11)),
  filedAt: '2026-03-02T03:12:00.000Z',
  seen: null,
  names: {
    units: new Map([
      ['H87', 'buah'],
      ['KGM', 'kilogram'],
    ]),
    packages: new Map([['CT', 'Karton']]),
  },
  office: office020400,
  publicUrl: 'https://portal.pabean.example',
};

const labels = () => messagesIn('id').labels;

/** The data of the document of a passenger's request, with another person who pays for the goods. */
export function buildPassengerPaper(
  request: Partial<PassengerPaper['request']> = {},
  overrides: Partial<Omit<PassengerPaper, 'request'>> = {},
): PassengerPaper {
  const { captcha: _, ...passenger } = buildPassengerTransit({
    goods: buildPassengerGoods(4),
    documents: [
      { kind: 'Invoice', number: 'INV-118', date: '2026-02-27' },
      { kind: 'Packing List', number: 'PL-118/II/2026', date: '2026-02-28' },
    ],
    sponsorName: 'PT Contoh Rumah Film',
    sponsorIdentityType: 'NPWP',
    sponsorIdentityNumber: '0019000017999000',
    sponsorAddress: 'Jl. Contoh Kenanga No. 25, Jakarta Selatan',
    sponsorPhone: '021 555 0118',
  });
  return { ...shared, labels: labels(), ...overrides, request: { ...passenger, ...request } };
}

/** The data of the document of a courier's request, with the company's full number and address. */
export function buildCourierPaper(
  request: Partial<CourierPaper['request']> = {},
  overrides: Partial<Omit<CourierPaper, 'request'>> = {},
): CourierPaper {
  const { captcha: _, ...courier } = buildCourierTransit({
    goods: buildCourierGoods(3),
    identityNumber: '0019021104999000',
    address: 'Jl. Contoh Pelabuhan No. 12, Batu Ampar, Batam',
    occupation: 'Jasa titipan',
  });
  return { ...shared, labels: labels(), ...overrides, request: { ...courier, ...request } };
}
