export const dokap = {
  add: 'Tambah Dokap',
  chooseType: 'Pilih jenis dokumen',
  save: 'Simpan',
  saving: 'Menyimpan…',
};
