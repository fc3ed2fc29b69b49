import { containerCheckDigit } from '@pabean/api/rules';
import type { DokapTypeTable } from '../core/db/tables/reference.ts';

/** The input of a demo value: a running number and the days that it may use. */
export interface DemoSeed {
  /** Counts documents, so that no two letters share a number. */
  readonly serial: number;
  readonly initials: string;
  /** The number of the application itself. */
  readonly number: string;
  readonly npwp: string;
  /** The day of the application. */
  readonly date: string;
  /** The day so many days before that day; after it when negative. */
  readonly daysBefore: (days: number) => string;
}

/** The two values of a demo document. */
type Values = readonly [first: string, second: string | null];

/** Ten digits of a running number, as in a register. */
export const digits = (serial: number, length: number) =>
  String((serial * 7919 + 104_729) % 10 ** Math.min(length, 12)).padStart(length, '1');

/** A valid container number of a made-up owner. */
export function demoContainer(serial: number): string {
  const ten = `CTHU${String((serial * 613 + 100_003) % 1_000_000).padStart(6, '0')}`;
  return `${ten}${containerCheckDigit(ten)}`;
}

const vessels = ['MV Contoh Jaya', 'MV Barelang Ekspres', 'MV Selat Riau', 'KM Kepri Makmur'];
const places = ['Dermaga Utara Batu Ampar, lapangan 3', 'Gudang Kabil Blok D', 'Terminal Sekupang, gudang 2'];
const reasons = [
  'Kapal pengangkut terlambat, barang harus segera dipindahkan.',
  'Barang diperlukan untuk kelangsungan produksi.',
  'Terdapat kesalahan pengisian dokumen oleh pengangkut.',
];

const pick = (list: readonly string[], serial: number) => list[serial % list.length] ?? '';

/** Document types whose values are not just a number and a day. */
const special: Readonly<Record<string, (seed: DemoSeed) => Values>> = {
  '1': ({ number, date }) => [number, date],
  '6': ({ serial, date, daysBefore }) => [`INV-${date.slice(0, 4)}-${digits(serial, 5)}`, daysBefore(9)],
  '7': ({ serial, date, daysBefore }) => [`PL-${date.slice(0, 4)}-${digits(serial, 5)}`, daysBefore(9)],
  '8': ({ serial, daysBefore }) => [`CTHO${digits(serial, 9)}`, daysBefore(6)],
  '10': ({ serial, daysBefore }) => [`990-${digits(serial, 8)}`, daysBefore(2)],
  '15': () => ['SGSIN', null],
  '16': () => ['IDBTM', null],
  '17': () => ['CN', null],
  '18': () => ['SG', null],
  '19': ({ serial }) => [pick(vessels, serial), `${String(serial % 90).padStart(3, '0')}N`],
  '20': ({ serial, daysBefore }) => [pick(vessels, serial), daysBefore(-3)],
  '21': ({ daysBefore }) => [daysBefore(-2), daysBefore(-5)],
  '22': ({ serial }) => [pick(places, serial), 'Batam'],
  '28': ({ npwp, daysBefore }) => [npwp, daysBefore(2_000)],
  '29': ({ daysBefore }) => ['2171994202900002', daysBefore(1_500)],
  '46': ({ serial, daysBefore }) => [`${70 + (serial % 25)}.5`, daysBefore(1)],
  '47': ({ serial }) => [String(serial % 999).padStart(4, '0'), '00010000'],
  '51': ({ daysBefore }) => ['Barang tampak depan', daysBefore(1)],
  '52': ({ daysBefore }) => ['Lokasi tampak depan', daysBefore(1)],
  '65': ({ serial }) => [`CTHCHS${digits(serial, 10)}`, `CTHENG${digits(serial, 8)}`],
  '70': ({ serial }) => [`SGL-${digits(serial, 6)}`, '2'],
  '71': ({ serial }) => [String(20 + (serial % 300)), 'Karton'],
  '72': ({ serial }) => [`${1_200 + serial}.50`, '18.25'],
  '73': ({ serial }) => [String(150_000_000 + serial * 125_000), 'Nilai CIF'],
  '74': ({ serial }) => [pick(reasons, serial), null],
  '145': () => ['2', null],
  '146': () => ['2', null],
  '151': ({ serial }) => [String(4 + (serial % 7)), null],
  '256': () => ['Peti kemas LCL tujuan gudang pemohon', null],
};

/** Plausible values of a document of the given type. */
export function demoValues(type: DokapTypeTable, seed: DemoSeed): Values {
  const own = special[type.code]?.(seed);
  if (own) return own;
  const { serial, initials, date, daysBefore } = seed;
  const first =
    type.first_kind === 'number'
      ? digits(serial, Math.min(type.first_max, 15))
      : `${digits(serial, 3)}/${initials}/${date.slice(0, 4)}`;
  return [first, type.second_kind === 'date' ? daysBefore(1 + (serial % 5)) : null];
}
