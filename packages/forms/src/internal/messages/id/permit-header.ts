export const permitHeader = {
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
};
