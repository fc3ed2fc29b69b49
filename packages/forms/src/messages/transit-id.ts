import {
  transitDocumentTypes,
  transitEntryTypes,
  transitIdentityTypes,
  transitLabelsId,
  transitPurposes,
} from '@pabean/api/rules';

const choices = () => {
  const stored = Object.keys(transitEntryTypes) as (keyof typeof transitEntryTypes)[];
  const entryTypes = [...stored, ...Object.values(transitEntryTypes)];
  const words = [...transitPurposes, ...transitIdentityTypes, ...transitDocumentTypes, ...entryTypes];
  return Object.fromEntries(words.map((word) => [word, word])) as Readonly<
    Record<(typeof words)[number], string>
  >;
};

/** The messages of transit requests. */
export const transitId = {
  /** The labels of a request's fields; the server uses them, too. */
  transitLabels: transitLabelsId,
  /** The words of a request's choices; most of them are also what is stored. */
  transitChoices: /* @__PURE__ */ choices(),
  transitForm: {
    passengerHeading: 'Form Pembawaan Barang Asal TLDDP',
    passengerLead:
      'Barang bawaan penumpang, tanpa akun. Setelah dikirim, Anda menerima kode registrasi untuk ditunjukkan kepada petugas di terminal kedatangan.',
    courierHeading: 'Perizinan Barang Transit, Barang Kiriman',
    courierLead:
      'Barang kiriman perusahaan jasa titipan, tanpa akun. Setelah dikirim, kode registrasinya ditunjukkan kepada petugas di terminal kedatangan.',
    sections: 'Bagian formulir',
    position: 'Bagian {step} dari {count}',
    forward: 'Lanjut',
    notifier: 'Pemberitahu',
    sponsor: 'Sponsor',
    sponsorHint: 'Isi bila barang dibiayai pihak lain.',
    hasSponsor: 'Ada sponsor',
    entry: 'Pemasukan',
    transport: 'Sarana pengangkut',
    company: 'Perusahaan',
    companyHint: 'Nomor dan alamat perusahaan tampil sebagian. Kantor sudah menyimpan lengkapnya.',
    companyFieldHint: 'Ketik nama perusahaan Anda, lalu pilih.',
    companyNotLoaded: 'Nomor dan alamatnya tidak dapat dimuat. Anda tetap dapat melanjutkan.',
    courier: 'Kurir',
    journey: 'Perjalanan',
    packages: 'Kemasan dan kota',
    listHint: 'Ketik namanya, lalu pilih.',
    incomplete: '{section}: {count} isian perlu dilengkapi.',
    noGoods: '{section} belum diisi.',
    kept: 'Isian tersimpan di tab ini sampai dikirim, dibatalkan, atau tab ditutup.',
    away: 'Koneksi internet terputus. Lanjutkan mengisi: isian Anda tetap ada di tab ini.',
    discardQuestion: 'Isian ini dihapus dari perangkat dan tidak dikirim. Buang sekarang?',
  },
  /** The last section: the review of all answers, before the declaration. */
  checkAnswers: {
    heading: 'Periksa dan kirim',
    look: 'Periksa jawaban',
    back: 'Kembali ke pemeriksaan',
  },
  carrierField: {
    hint: 'Ketik namanya, lalu pilih. Nama yang tidak ada di daftar dapat ditambahkan.',
    add: 'Tambah nama sarana pengangkut',
    advice:
      'Disimpan dengan huruf kapital. Orang lain melihatnya setelah kantor menerimanya; Anda dapat langsung memakainya.',
    added: 'Data Berhasil Disimpan',
    usedOnly: 'Nama dipakai untuk permohonan ini dan terkirim bersamanya.',
    notAdded: 'Nama belum ditambahkan',
  },
  approval: {
    declarationNeeded: 'Centang pernyataan ini untuk mengirim.',
    captchaHint: 'Perangkat Anda mengerjakannya sendiri selama formulir diisi.',
    notSent: 'Permohonan belum terkirim',
    waiting: 'Menunggu koneksi internet',
    waitingText:
      'Permohonan belum terkirim. Isian tetap ada di tab ini, dan permohonan terkirim sendiri begitu koneksi kembali. Biarkan halaman ini terbuka.',
    tryNow: 'Coba sekarang',
    stopWaiting: 'Berhenti menunggu',
    stopped: 'Anda menghentikan pengiriman',
    stoppedText: 'Isian tetap ada di tab ini. Mengirim lagi isian yang sama tidak membuat permohonan kedua.',
  },
  transitLines: {
    noGoods: 'Belum ada barang. Tambahkan satu per satu, atau tempel dari lembar kerja.',
    keepsEmptied:
      'Isian yang Anda kosongkan tetap seperti semula. Untuk mengosongkannya, hapus baris ini lalu tambahkan lagi.',
    priceHint: 'Untuk seluruh jumlah di baris ini, dalam rupiah.',
    passengerExample: 'Kamera video,Sony PXW-Z190,4012773,2,buah,86400000,Dibawa kembali',
    courierExample: '126-4471,Suku cadang printer,Epson,L3210-88,12,buah,8.5,Boeing 737-800,GA-152',
    documentsHint: 'Invoice, Packing List, Purchase Order, Kontrak, Flyer, atau lainnya. Boleh kosong.',
    addDocument: 'Tambah dokumen',
    chooseDocument: 'Pilih jenis dokumen pendukung',
    noDocuments: 'Belum ada dokumen pendukung.',
    documentExample: 'Invoice,INV-118,27-02-2026',
  },
  registrationCode: {
    instruction: 'Tunjukkan kode ini kepada petugas bea dan cukai di terminal kedatangan.',
    qrCode: 'Kode QR berisi alamat permohonan ini',
    open: 'Lihat PDF',
    keep: 'Simpan di perangkat ini',
    keepHint:
      'Kode tidak disimpan kecuali Anda memintanya. Catat atau cetak kode ini, atau simpan bila perangkat ini milik Anda.',
    kept: 'Kode ini tersimpan di perangkat ini, dan dapat dipilih saat mencari permohonan.',
    forget: 'Hapus dari perangkat ini',
  },
  lookUp: {
    hint: '16 huruf dan angka. Spasi, tanda hubung, dan huruf kecil boleh diketik.',
    look: 'Cari permohonan',
    looking: 'Mencari…',
    notLookedUp: 'Permohonan belum dicari',
    notFound: 'Permohonan dengan kode ini tidak ditemukan.',
    notFoundHint: 'Periksa setiap huruf kode itu, lalu cari lagi.',
    kept: 'Kode yang tersimpan di perangkat ini',
  },
};
