/** The names of the one extra field that some permit types have, in Indonesian. Apart, because details show them too. */
export const extraLabelsId = {
  documentKind: 'Jenis Dokumen',
  cancelledDocument: 'Dokumen yang Dibatalkan',
  unloadingKind: 'Jenis Pembongkaran',
  businessKind: 'Jenis Usaha',
};
