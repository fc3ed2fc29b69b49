import { type GoodsLine, goodsLineOf } from '@pabean/api/contract';
import { goodsRatesOn, type PpftzKind } from '@pabean/api/rules';

/** An article: description, quantity, packages, gross and net weight, value, HS code and duty. */
type Article = readonly [
  description: string,
  units: readonly [count: string, type: string],
  packages: readonly [count: string, type: string],
  weights: readonly [gross: string, net: string],
  value: string,
  hsCode: string,
  dutyRate: string,
];

const household: readonly Article[] = [
  [
    'Lemari pakaian kayu jati, 3 pintu',
    ['1', 'H87'],
    ['1', 'CR'],
    ['92.5', '84'],
    '4500000',
    '94035000',
    '5',
  ],
  ['Tempat tidur kayu dengan kasur', ['1', 'SET'], ['2', 'BE'], ['118', '110.5'], '5250000', '94035000', '5'],
  ['Meja makan kayu dengan 6 kursi', ['1', 'SET'], ['4', 'CT'], ['76.4', '70'], '3800000', '94036090', '5'],
  ['Kulkas 2 pintu, 220 liter', ['1', 'H87'], ['1', 'CT'], ['58.2', '52'], '3150000', '84182110', '10'],
  ['Mesin cuci otomatis, 8 kg', ['1', 'H87'], ['1', 'CT'], ['39', '35.5'], '2875000', '84501190', '7.5'],
  ['Televisi LED 43 inci', ['1', 'H87'], ['1', 'CT'], ['11.3', '8.9'], '3299000', '85287292', '7.5'],
  ['Pakaian bekas keluarga', ['64.5', 'KGM'], ['5', 'BG'], ['66', '64.5'], '1935000', '63090000', '0'],
  ['Peralatan makan porselen', ['2', 'SET'], ['2', 'CT'], ['24.75', '22.1'], '1225000', '69111000', '7.5'],
  [
    'Perlengkapan dapur baja nirkarat',
    ['14', 'H87'],
    ['1', 'CT'],
    ['12.6', '11'],
    '987500',
    '73239310',
    '10',
  ],
  ['Penanak nasi', ['1', 'H87'], ['1', 'CT'], ['4.25', '3.6'], '465000', '85166010', '10'],
  ['Buku pelajaran dan bacaan', ['85', 'H87'], ['3', 'CT'], ['51.2', '49.8'], '1275000', '49019910', '0'],
  ['Laptop 14 inci', ['2', 'H87'], ['1', 'CT'], ['5.1', '3.4'], '13450000', '84713020', '0'],
  ['Sepeda anak', ['1', 'H87'], ['1', 'CT'], ['13', '11.2'], '1150000', '87120020', '25'],
  ['Mainan beroda', ['6', 'H87'], ['1', 'CT'], ['8.4', '7.05'], '640000', '95030010', '5'],
];

const vehicles: readonly Article[] = [
  [
    'Sepeda motor listrik, warna putih',
    ['1', 'NIU'],
    ['1', 'NE'],
    ['104', '104'],
    '18750000',
    '87116099',
    '25',
  ],
  [
    'Pengisi daya sepeda motor listrik',
    ['1', 'H87'],
    ['1', 'CT'],
    ['3.85', '3.2'],
    '1450000',
    '85044090',
    '5',
  ],
  ['Ban cadangan sepeda motor', ['2', 'H87'], ['1', 'BE'], ['7.6', '7.4'], '560000', '40114000', '15'],
  ['Helm pengendara', ['2', 'H87'], ['2', 'CT'], ['3.9', '3.1'], '875000', '65061010', '15'],
];

const articles: Readonly<Record<PpftzKind, readonly Article[]>> = { '1': household, '2': vehicles };

/** How many articles records have, in rotation. */
const counts = [6, 9, 14, 5];

/** The goods of a record with their duty and taxes. */
export function demoGoods(kind: PpftzKind, serial: number, day: string): GoodsLine[] {
  const { vat } = goodsRatesOn(day);
  const all = articles[kind];
  const begin = kind === '2' ? 0 : serial;
  const count = Math.min(counts[serial % counts.length] ?? 1, all.length);
  return Array.from({ length: count }, (_, index) => all[(begin + index) % all.length])
    .filter((article) => article !== undefined)
    .map(([description, units, packages, weights, value, hsCode, dutyRate]) =>
      goodsLineOf({
        description,
        unitCount: units[0],
        unitType: units[1],
        packageCount: packages[0],
        packageType: packages[1],
        gross: weights[0],
        net: weights[1],
        value,
        hsCode,
        dutyRate,
        vatRate: vat,
        incomeTaxRate: '2.5',
      }),
    );
}
