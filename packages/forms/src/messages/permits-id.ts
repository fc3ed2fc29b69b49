import { id as shared } from '@pabean/api/rules';

/** The words of forms about applications, and of what every form has: drafts and lists of rows. */
export const permitsId = {
  draft: {
    heading: 'Ada draf yang belum disimpan, terakhir diubah {time}.',
    several: 'Ada {count} draf yang belum disimpan.',
    changed: 'Terakhir diubah {time}.',
    advice: 'Pulihkan untuk melanjutkan, atau buang untuk mulai dari awal.',
    lacksFile: 'Berkas yang dipilih tidak ikut tersimpan, pilih lagi setelah memulihkan.',
    restore: 'Pulihkan draf',
    discard: 'Buang draf',
    saved: 'Draf tersimpan di perangkat ini {time}',
  },
  permitHeader: {
    permit: 'Identitas perizinan',
    applicant: 'Identitas pemohon',
    permitTypeHint: 'Ketik kata dari namanya, misalnya “luar kawasan”, lalu pilih.',
    numberHint: 'Nomor surat permohonan dari perusahaan Anda.',
    openProfile: 'Buka profil',
  },
  dokap: {
    add: 'Tambah Dokap',
    chooseType: 'Pilih jenis dokumen',
    noReferences: 'Pilihan {label} tidak dapat dimuat',
  },
  containers: {
    about: '{thing} · jumlah kontainer {count}',
    inRow: '{label} baris {row}',
    line: 'Baris {row}: {message}',
  },
  rows: {
    about: '{thing} · {count} dari {declared} baris',
    none: 'Belum ada baris.',
    full: 'Semua {declared} baris sudah terisi. Hapus satu baris untuk menggantinya.',
    delete: 'Hapus {name}',
    confirm: 'Hapus',
  },
  noStrip: {
    entry: 'PPFTZ {ppftz}, {ppftzDate} · BC 1.1 {bc11}, {bc11Date} · Pos {position}',
  },
  send: {
    heading: 'Kirim permohonan',
    declaration:
      'Saya menyatakan bahwa data yang disampaikan adalah benar dan saya bertanggungjawab atas kebenaran data/dokumen yang disampaikan',
    disclaimer: shared.answers.disclaimer,
    send: 'Kirim',
    sending: 'Mengirim…',
    confirmHeading: 'Kirim data',
    confirmQuestion: 'Anda yakin akan mengirim data ini?',
    incomplete: 'Permohonan belum lengkap. Isi yang berikut sebelum mengirim:',
    missingHeading: 'Hasil Validasi',
    missingAdvice: 'Permohonan belum dikirim. Lengkapi yang berikut, lalu kirim lagi.',
    complete: 'Lengkapi',
  },
};
