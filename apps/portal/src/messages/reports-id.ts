/** Messages of the pages of periodic reports, in Indonesian, the source language: one group for each page. */
export const reportsId = {
  reportUpload: {
    lead: 'Pilih jenis laporan dan periode, lalu periksa isi berkas sebelum dikirim.',
  },
  reportList: {
    lead: 'Laporan CSV yang sudah dikirim perusahaan Anda.',
    add: 'Upload CSV Laporan',
    from: 'Tgl. awal',
    to: 'Tgl. akhir',
    until: '{from} s.d. {until}',
    allTypes: 'Semua jenis laporan',
    type1: 'Laporan TPS',
    type2: 'Laporan Pembongkaran Kawasan Pabean',
    type3: 'Laporan TPE',
    type4: 'Laporan Rekonsiliasi Manifes Outward',
    company: 'Perusahaan pengirim',
    sentAt: 'Waktu pengiriman',
    file: 'Berkas CSV',
    lines: '{count} baris data',
    view: 'Lihat data',
    viewOf: 'Lihat data {name}',
    download: 'Unduh CSV',
    downloadOf: 'Unduh CSV {name}',
    search: 'Cari laporan',
    searchIn: 'Cari berkas, tanggal, perusahaan',
    empty: 'Belum ada laporan yang dikirim',
    emptyText: 'Laporan tampil di sini setelah Anda mengirimnya dengan Upload CSV Laporan.',
  },
  reportLines: {
    heading: 'Data laporan',
    loading: 'Memuat data laporan',
    failed: 'Data laporan tidak dapat dimuat',
    line: 'Urutan',
    none: 'Jenis laporan ini tidak memiliki susunan kolom. Unduh berkasnya untuk melihat isinya.',
  },
};

/** The reports' dictionary in any language: every language has every key. */
export type ReportMessages = {
  readonly [Group in keyof typeof reportsId]: { readonly [Key in keyof (typeof reportsId)[Group]]: string };
};
