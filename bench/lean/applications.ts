/** One application of the list, the same for both sides of a comparison. */
export interface Application {
  id: string;
  company: string;
  number: string;
  /** YYYY-MM-DD */
  date: string;
  permitType: string;
  status: string;
  statusLabel: string;
}

const trades = ['Logistik', 'Samudra', 'Niaga', 'Kargo', 'Pelayaran', 'Gudang', 'Baja', 'Elektronik'];
const places = ['Batam', 'Bintan', 'Karimun', 'Natuna', 'Lingga'];

const permitTypes = [
  'Pemuatan Barang Ekspor di Luar Kawasan Pabean',
  'Penimbunan Barang di Luar Kawasan Pabean',
  'Pembongkaran Barang di Luar Kawasan Pabean',
  'Pindah Lokasi Penimbunan (PLP)',
  'Pengeluaran Barang Sebagian (Part Of)',
  'Pelayanan Segera (Rush Handling)',
  'Impor Sementara',
];

const statuses = [
  ['20', 'Dikirim'],
  ['27', 'Penelitian Dokumen'],
  ['50', 'Disetujui'],
  ['90', 'Ditolak'],
] as const;

const draft = ['10', 'Draf'] as const;
const two = (value: number) => String(value).padStart(2, '0');
const one = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item;

/** So many applications, the same ones every time, unordered; the first two are drafts. */
export function makeApplications(count: number): Application[] {
  return Array.from({ length: count }, (_, index) => {
    // Neighbours differ in every column, and the first is not the first in any order.
    const mixed = (index * 7919 + 500_009) % 1_000_003;
    const [status, statusLabel] = index < 2 ? draft : one(statuses, mixed);
    return {
      id: `01JA8M5T4Q7X2V9B${String(index).padStart(10, '0')}`,
      company: `PT ${one(trades, mixed)} ${one(places, mixed)} ${mixed % 97}`,
      number: `S-${String(mixed).padStart(6, '0')}/CLB/IX/2026`,
      date: `20${two(20 + (mixed % 7))}-${two((mixed % 12) + 1)}-${two((mixed % 28) + 1)}`,
      permitType: one(permitTypes, mixed),
      status,
      statusLabel,
    };
  });
}
