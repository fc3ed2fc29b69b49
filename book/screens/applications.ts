import { buildApplication, buildSentApplication } from '@pabean/api/fixtures';

const kinds = [
  'Pembongkaran di luar Kawasan Pabean',
  'Penimbunan di luar Kawasan Pabean',
  'Pemuatan Barang Ekspor di Luar Kawasan Pabean',
];

const statuses = [
  ['10', 'Draf'],
  ['20', 'Dikirim'],
  ['27', 'Penelitian dokumen'],
  ['50', 'Disetujui'],
  ['90', 'Ditolak'],
] as const;

const companies = ['PT Samudra Niaga Batam', 'PT Galang Marine Services', 'CV Tunas Kepri'];

function application(index: number) {
  const [status, statusLabel] = statuses[index % statuses.length] ?? statuses[0];
  const build = status === '10' ? buildApplication : buildSentApplication;
  return build({
    id: `01JA8M5T4Q7X2V9B3C6D8E0F${String(index).padStart(2, '0')}`,
    number: `${118 - index}/SNB/IX/2024`,
    date: `2024-09-${String(24 - index).padStart(2, '0')}`,
    permitTypeName: kinds[index % kinds.length] ?? '',
    companyName: companies[index % companies.length] ?? '',
    status,
    statusLabel,
  });
}

/** Applications as a list shows them, in every kind of status. */
export const applications = Array.from({ length: 14 }, (_, index) => application(index));
