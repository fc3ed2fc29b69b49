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
  },
  permitHeader: {
    permit: 'Identitas perizinan',
    applicant: 'Identitas pemohon',
    choosePermitType: 'Pilih jenis izin',
    numberHint: 'Nomor surat permohonan dari perusahaan Anda.',
    dateHint: 'Contoh: 24-09-2024',
    lockedHint: 'Diambil dari profil perusahaan Anda.',
    save: 'Simpan',
    saving: 'Menyimpan…',
    back: 'Kembali',
    npwpHeading: 'Gagal simpan data',
    openProfile: 'Buka profil',
    close: 'Tutup',
  },
};
