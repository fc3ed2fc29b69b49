/** Messages of the pages about collective release letters (SPPBMCP). */
export const lettersId = {
  letterList: {
    lead: 'Surat penetapan kolektif barang kiriman perusahaan Anda, beserta tagihannya.',
    number: 'No. SPPBMCP kolektif',
    date: 'Tgl. SPPBMCP',
    lineCount: 'Jumlah CN',
    billingCode: 'Kode billing',
    total: 'Total tagihan',
    dueDate: 'Jatuh tempo',
    overdue: 'Lewat jatuh tempo',
    due: 'Segera jatuh tempo',
    linesOf: 'Rincian SPPBMCP {number}',
    download: 'Unduh XLSX',
    preparing: 'Menyiapkan…',
    downloadOf: 'Unduh XLSX SPPBMCP {number}',
    notesOf: 'Catatan SPPBMCP {number}',
    search: 'Cari SPPBMCP',
    searchIn: 'Cari nomor, kode billing, tanggal',
    empty: 'Belum ada SPPBMCP',
    emptyText: 'SPPBMCP kolektif tampil di sini setelah kantor menerbitkannya untuk perusahaan Anda.',
  },

  /** The dialog whose content the documents leave open. */
  letterNotes: {
    title: 'Catatan SPPBMCP',
    none: 'Tidak ada catatan untuk SPPBMCP ini.',
  },

  /** The columns of a letter's consignment notes. */
  letterLines: {
    ajuNumber: 'No. aju',
    taxpayerId: 'ID pemberitahu',
    number: 'No. SPPBMCP',
    date: 'Tgl. surat',
    importDuty: 'BM',
    vat: 'PPN',
    incomeTax: 'PPh',
    luxuryTax: 'PPnBM',
    antiDumpingDuty: 'BMTP',
    total: 'Total',
    goodsNumber: 'No. barang',
    houseDate: 'Tgl. house BL/AWB',
    warehouse: 'Kode gudang',
    bagNumber: 'No. kantong',
    pibkKind: 'Kode jenis PIBK',
    empty: 'Tidak ada rincian',
    emptyText: 'Penyedia data tidak mengirim rincian untuk surat ini.',
  },
};

/** The dictionary of these pages in any language: every language has every key. */
export type LetterMessages = {
  readonly [Group in keyof typeof lettersId]: { readonly [Key in keyof (typeof lettersId)[Group]]: string };
};
