import { words } from '../../words.ts';

export const applicationListWords = words('applicationList', {
  lead: 'Permohonan izin yang Anda buat. Draf dapat diubah sampai dikirim.',
  add: 'Tambah Pengajuan',
  tabs: 'Saring menurut status',
  all: 'Semua',
  draft: 'Draf',
  process: 'Dalam proses',
  approved: 'Disetujui',
  rejected: 'Ditolak',
  search: 'Cari pengajuan',
  searchIn: 'Cari nomor, perusahaan, jenis izin',
  number: 'No. permohonan',
  date: 'Tanggal',
  company: 'Nama perusahaan',
  permitType: 'Jenis izin',
  status: 'Status',
  detail: 'Detail',
  detailOf: 'Detail permohonan {number}',
  deleteOf: 'Hapus permohonan {number}',
  deleteTitle: 'Hapus data permohonan',
  deleteQuestion: 'Anda yakin akan menghapus data ini?',
  delete: 'Hapus',
  deleting: 'Menghapus…',
  empty: 'Belum ada pengajuan',
  emptyText: 'Permohonan yang Anda buat akan tampil di sini.',
});

/** The words of the list in one language. */
export type ListWords = (typeof applicationListWords)['id'];
