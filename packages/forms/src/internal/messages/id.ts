/** The source dictionary of the forms. `{name}` is a placeholder. */
export const id = {
  draft: {
    heading: 'Ada draf yang belum disimpan, terakhir diubah {time}.',
    advice: 'Pulihkan untuk melanjutkan, atau buang untuk mulai dari awal.',
    restore: 'Pulihkan draf',
    discard: 'Buang draf',
    saved: 'Draf tersimpan di perangkat ini {time}',
  },
  problems: {
    /** Put before the page's title while a form could not be sent. */
    titlePrefix: 'Kesalahan: ',
    unready:
      'Formulir belum termuat seluruhnya. Isian Anda tetap ada. Periksa koneksi internet Anda, lalu simpan lagi.',
  },
  permitHeader: {
    permit: 'Identitas perizinan',
    applicant: 'Identitas pemohon',
    choosePermitType: 'Pilih jenis izin',
    numberHint: 'Nomor surat permohonan dari perusahaan Anda.',
    save: 'Simpan',
    saving: 'Menyimpan…',
    back: 'Kembali',
    npwpHeading: 'Gagal simpan data',
    openProfile: 'Buka profil',
    close: 'Tutup',
  },
  dokap: {
    add: 'Tambah Dokap',
    chooseType: 'Pilih jenis dokumen',
    save: 'Simpan',
    saving: 'Menyimpan…',
  },
  containers: {
    about: '{thing} · jumlah kontainer {count}',
    filled: '{count} dari {declared} baris terisi',
    wrong: '{count} perlu diperbaiki',
    inRow: '{label} baris {row}',
    remove: 'Hapus baris {row}',
    size: 'Pilih',
    add: 'Tambah baris',
  },
  rows: {
    about: '{thing} · {count} dari {declared} baris',
    none: 'Belum ada baris.',
    full: 'Semua {declared} baris sudah terisi. Hapus satu baris untuk menggantinya.',
    delete: 'Hapus {name}',
    keep: 'Batal',
    confirm: 'Hapus',
    add: 'Tambah baris',
    close: 'Tutup',
  },
  noStrip: {
    entry: 'PPFTZ {ppftz}, {ppftzDate} · BC 1.1 {bc11}, {bc11Date} · Pos {position}',
  },
  send: {
    heading: 'Kirim permohonan',
    declaration:
      'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
    disclaimer: 'Pengiriman data tidak berhasil, disclaimer belum diisi...!!!',
    send: 'Kirim',
    sending: 'Mengirim…',
    confirmHeading: 'Kirim data',
    confirmQuestion: 'Anda yakin akan mengirim data ini?',
    missingHeading: 'Hasil Validasi',
    missingAdvice: 'Permohonan belum dikirim. Lengkapi yang berikut, lalu kirim lagi.',
    mend: 'Lengkapi',
  },
};
