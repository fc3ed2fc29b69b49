/** Reasons why a file is refused that only a server finds, in Indonesian; a portal does not load them. */
export const uploadRefusalsId = {
  fileInfected:
    '{label} ditolak oleh pemeriksa virus dan tidak disimpan. Periksa perangkat Anda dengan antivirus, lalu buat berkas baru dari aslinya.',
  fileChecking: '{label} sedang diperiksa dari virus. Coba kirim lagi beberapa menit lagi.',
  fileUnchecked:
    '{label} belum dapat diperiksa dari virus, sehingga belum dapat dikirim. Isian Anda tidak hilang. Coba lagi beberapa menit lagi.',
  workbookMacros: '{label} berisi makro. Simpan sebagai Excel Workbook (.xlsx), lalu pilih lagi.',
  workbookEmbedded:
    '{label} berisi objek, tombol, atau berkas lain. Hapus objek itu dari lembar kerja, simpan, lalu pilih lagi.',
  workbookLinks:
    '{label} mengambil data dari berkas atau situs lain. Putuskan tautannya (Data, Edit Links, Break Link) atau salin nilainya ke berkas baru, lalu pilih lagi.',
  workbookLocked:
    '{label} dilindungi password atau berformat Excel lama. Hapus password-nya, simpan sebagai Excel Workbook (.xlsx), lalu pilih lagi.',
  workbookLarge:
    'Isi {label} terlalu besar setelah dibuka. Hapus lembar dan gambar yang tidak perlu, simpan, lalu pilih lagi.',
};
