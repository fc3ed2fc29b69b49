/** Messages of the page in the place of one that ended by an error, in Indonesian, the source language. */
export const crashId = {
  crash: {
    title: 'Halaman ini terhenti karena kesalahan',
    text: 'Kesalahan ini ada di portal, bukan pada isian Anda. Data yang sudah disimpan tidak berubah. Muat ulang halaman; bila terjadi lagi, laporkan kepada kantor.',
    number: 'Sebutkan nomor {incident} bila melapor.',
    reload: 'Muat ulang',
    toStart: 'Ke halaman awal',
  },
};

/** The dictionary in any language: every language has every key. */
export type CrashMessages = {
  readonly [Group in keyof typeof crashId]: { readonly [Key in keyof (typeof crashId)[Group]]: string };
};
