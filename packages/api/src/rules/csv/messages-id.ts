/** What is wrong with a cell, short, in Indonesian, the source language. */
export const csvWrongId = {
  required: 'Belum diisi',
  characters: 'Memuat tanda yang tidak dapat disimpan',
  tooLong: 'Terlalu panjang',
  date: 'Bukan tanggal',
  time: 'Bukan jam',
  number: 'Bukan angka',
  whole: 'Bukan bilangan bulat',
  decimals: 'Desimal terlalu banyak',
  container: 'Bukan nomor peti kemas',
  packaging: 'Bukan kode kemasan',
  exitBeforeEntry: 'Keluar sebelum masuk',
  cellCount: 'Jumlah kolom berbeda',
};

/** What would be valid instead, in Indonesian, the source language. */
export const csvRightId = {
  required: 'Isi kolom ini, misalnya {example}.',
  characters: 'Hapus tanda yang tidak terlihat, atau ketik ulang isinya.',
  tooLong: 'Tulis paling banyak {max} karakter.',
  date: 'Tulis YYYY-MM-DD atau dd-MM-yyyy, misalnya {example}.',
  time: 'Tulis jam:menit dengan dua angka, misalnya {example}.',
  number: 'Tulis angka tanpa pemisah ribuan, misalnya {example}.',
  whole: 'Tulis bilangan bulat, misalnya {example}.',
  decimals: 'Tulis paling banyak {max} angka di belakang koma.',
  container: 'Tulis 4 huruf, 6 angka, dan angka pemeriksa, misalnya {example}.',
  packaging: 'Tulis kode dua karakter UN/ECE Rekomendasi 21, misalnya {example}.',
  exitBeforeEntry: 'Tulis waktu keluar yang tidak mendahului waktu masuk.',
  cellCount: 'Baris ini berisi {found} kolom; judul berkas menyebut {max}.',
};

/** Why a valid cell is suspicious, short, in Indonesian, the source language. */
export const csvOddId = {
  power: 'Nomor dalam bentuk pangkat',
  spreadsheetError: 'Rumus yang gagal',
  lostLetters: 'Huruf yang hilang',
  thousands: 'Titik ribuan atau desimal',
  unlisted: 'Kode kemasan di luar daftar',
  outsidePeriod: 'Di luar masa laporan',
  example: 'Baris contoh dari templat',
};

/** What to check in a suspicious cell, in Indonesian, the source language. */
export const csvLookId = {
  power: 'Lembar kerja mengubah nomor ini. Tulis semua angkanya, dan atur kolomnya sebagai teks.',
  spreadsheetError: 'Tulis isi yang dimaksud, atau kosongkan.',
  lostLetters: 'Ketik ulang huruf yang menjadi tanda tanya.',
  thousands: 'Titik ini dibaca sebagai koma desimal. Hapus titiknya bila maksudnya ribuan.',
  unlisted: 'Periksa kodenya di daftar kemasan kantor.',
  outsidePeriod: 'Periksa tanggal ini, atau tanggal awal dan akhir laporan.',
  example: 'Ganti isinya, atau hapus baris ini dari berkas.',
};

/** Why a whole file is refused, in Indonesian, the source language. */
export const csvFileId = {
  empty: 'Berkas ini kosong. Isi lembarnya, lalu pilih lagi.',
  unreadable: 'Berkas ini bukan CSV. Simpan lembarnya sebagai CSV, lalu pilih lagi.',
  control:
    'Baris {line} memuat tanda yang tidak terlihat ({code}). Hapus tanda itu atau ketik ulang barisnya, lalu pilih lagi.',
  utf16: 'Berkas ini tersimpan sebagai UTF-16 tanpa tandanya. Simpan sebagai CSV UTF-8, lalu pilih lagi.',
  encoding:
    'Huruf berkas ini tersimpan dengan cara yang tidak dikenali. Simpan sebagai CSV UTF-8, lalu pilih lagi.',
  workbook:
    'Berkas ini buku kerja (XLSX, XLS, ODS, atau Numbers), bukan CSV. Buka berkasnya, simpan lembarnya sebagai CSV UTF-8, lalu pilih lagi.',
  page: 'Berkas ini halaman web atau XML, bukan CSV. Buka di lembar kerja, simpan sebagai CSV UTF-8, lalu pilih lagi.',
  noHeader: 'Baris pertama tidak memuat nama kolom. Mulai dari templat, atau salin baris judulnya.',
  noLines: 'Berkas ini hanya memuat judul kolom. Isi sedikitnya satu baris.',
  separator:
    'Kolom berkas ini dipisah dengan {found}, bukan titik koma. Simpan lagi dengan pemisah titik koma, atau salin lembarnya ke templat.',
  headerMissing: 'Judul berkas tidak memuat kolom {missing}. Pakai baris judul dari templat.',
  headerStrange: 'Judul berkas memuat kolom yang tidak dikenal: {strange}. Pakai baris judul dari templat.',
  header:
    'Judul berkas tidak memuat kolom {missing}, dan memuat yang tidak dikenal: {strange}. Pakai baris judul dari templat.',
  headerOrder:
    'Kolom ke-{place} berjudul {found}, seharusnya {expected}. Urutkan kolom seperti pada templat.',
  headerBlank: 'Kolom ke-{place} tidak berjudul. Isi judulnya seperti pada templat, atau hapus kolom itu.',
  headerTwice: 'Kolom {found} ada dua kali di judul berkas. Hapus salah satunya.',
  quotes: 'Tanda kutip di baris {line} tidak ditutup dengan benar. Perbaiki baris itu, lalu pilih lagi.',
  tooManyColumns: 'Berkas ini memuat terlalu banyak kolom; paling banyak {max}.',
  tooManyLines: 'Berkas ini memuat terlalu banyak baris; paling banyak {max}. Bagi menjadi beberapa berkas.',
};

/** Names of separators, in Indonesian, the source language. */
export const csvSeparatorsId = { comma: 'koma', tab: 'tab', bar: 'garis tegak' };

/** Where a problem is, in Indonesian, the source language. */
export const csvPlacesId = {
  cell: 'Baris {line}, kolom {column}',
  line: 'Seluruh baris {line}',
  more: 'Masih ada {count} kesalahan lain di berkas ini.',
  nearest: 'Mungkin maksudnya {code} ({name}).',
  disagrees: 'Baris {line} dari data yang dikirim berbeda dari berkasnya. Pilih berkasnya lagi, lalu kirim.',
};

/**
 * Messages about a CSV, in Indonesian, the source language, for the workbench and the server. `wrong` names a broken
 * rule in short, `right` says what to write; `odd` and `look` do the same for suspicious cells.
 */
export const csvId = {
  wrong: csvWrongId,
  right: csvRightId,
  odd: csvOddId,
  look: csvLookId,
  file: csvFileId,
  separators: csvSeparatorsId,
  places: csvPlacesId,
};

/** The shape of this dictionary: every language has every key. */
export type CsvMessages = {
  readonly [Group in keyof typeof csvId]: { readonly [Key in keyof (typeof csvId)[Group]]: string };
};
