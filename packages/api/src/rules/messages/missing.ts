/** What an incomplete application lacks ('Hasil Validasi'), in Indonesian. Apart, because a draft's page says only this. */
export const missingId = {
  header: '{label} pada data permohonan belum diisi',
  dokap: 'Dokumen {dokap} belum diisi',
  file: 'Berkas dokumen {dokap} belum diunggah',
  rows: 'Daftar {dokap} berisi {count} dari {declared} baris',
  noRows: 'Daftar {dokap} belum berisi baris',
};
