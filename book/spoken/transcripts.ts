/** Something that a user does, and what a screen reader says then. */
export interface SpokenStep {
  en: string;
  id: string;
  heard: readonly string[];
}

const applications: readonly SpokenStep[] = [
  {
    en: 'Read an application that was approved',
    id: 'Membaca permohonan yang disetujui',
    heard: ['heading, 118/PST/XI/2026, level 2', 'Disetujui', 'button, Cetak'],
  },
  {
    en: 'Read one that was sent',
    id: 'Membaca permohonan yang dikirim',
    heard: [
      'heading, 119/PST/XI/2026, level 2',
      'Dikirim',
      'button, Cetak, Belum ada izin: permohonan belum disetujui., disabled',
    ],
  },
];

/** What a screen reader says at the widgets of the book's examples, by component. `spoken.test.tsx` listens to all of it. */
export const transcripts = {
  StatusBadge: applications,
  PrintButton: applications,
  DataTable: [
    {
      en: 'Search for “galang”',
      id: 'Mencari “galang”',
      heard: [
        'searchbox, Cari pengajuan, placeholder Cari nomor, perusahaan',
        'polite: 2 dari 4 baris, halaman 1',
      ],
    },
    {
      en: 'Read on to the first row',
      id: 'Membaca sampai baris pertama',
      heard: [
        'row, 118/PST/XI/2026 02-11-2026 CV Galang Dikirim',
        'rowheader, 118/PST/XI/2026',
        'link, 118/PST/XI/2026',
        'cell, 02-11-2026',
        'cell, CV Galang',
      ],
    },
    {
      en: 'Sort by the date',
      id: 'Mengurutkan menurut tanggal',
      heard: ['button, Tanggal', 'columnheader, Tanggal, sorted in ascending order'],
    },
    {
      en: 'Choose a filter',
      id: 'Memilih saringan',
      heard: ['button, Ditolak 1, pressed', 'polite: 1 dari 4 baris, halaman 1'],
    },
  ],
  DokapEditor: [
    {
      en: 'Open the dialog',
      id: 'Membuka dialog',
      heard: [
        'button, Tambah dokumen',
        'dialog, Tambah Dokap',
        'button, Tutup',
        'combobox, Jenis Dokumen Pelengkap, has popup listbox, not expanded',
      ],
    },
    {
      en: 'Choose a type and go through its fields with Tab',
      id: 'Memilih jenis, lalu melewati isiannya dengan Tab',
      heard: [
        'textbox, Nomor Surat Kuasa',
        'textbox, Tanggal Surat Kuasa, Contoh: 24-09-2024',
        'button, Buka kalender, has popup dialog',
        'textbox, Berlaku Sampai, Contoh: 24-09-2024',
        'button, Buka kalender, has popup dialog',
        'textbox, Keterangan (opsional)',
        'Berkas Pilih berkas, PDF, JPG, atau PNG, maks. 2000 Kb',
      ],
    },
    {
      en: 'Save without an entry',
      id: 'Menyimpan tanpa mengisi',
      heard: ['button, Menyimpan…, busy, disabled', 'region, Ada 4 isian yang perlu diperbaiki'],
    },
    {
      en: 'Follow the first error',
      id: 'Mengikuti kesalahan pertama',
      heard: [
        'link, Kolom Nomor Surat Kuasa belum diisi',
        'textbox, Nomor Surat Kuasa, Kolom Nomor Surat Kuasa belum diisi, invalid',
      ],
    },
    {
      en: 'Save all entries',
      id: 'Menyimpan isian yang lengkap',
      heard: ['button, Menyimpan…, busy, disabled', 'button, Tambah dokumen'],
    },
  ],
  ContainerListEditor: [
    {
      en: 'Open the dialog',
      id: 'Membuka dialog',
      heard: [
        'button, Ubah daftar peti kemas',
        'dialog, Daftar Peti Kemas, 118/PST/XI/2026 · jumlah kontainer 2',
        'button, Tutup',
        'textbox, Nomor Peti Kemas baris 2',
      ],
    },
    {
      en: 'Type a wrong number',
      id: 'Mengetik nomor yang salah',
      heard: ['combobox, Ukuran (kaki) baris 2, has popup listbox, not expanded, 1 control'],
    },
    { en: 'Save', id: 'Menyimpan', heard: ['button, Simpan', 'region, Ada 2 isian yang perlu diperbaiki'] },
    {
      en: 'Delete the first row',
      id: 'Menghapus baris pertama',
      heard: ['button, Urungkan, Baris 1 dihapus.'],
    },
    {
      en: 'Undo',
      id: 'Mengurungkan',
      heard: ['polite: Baris 1 dikembalikan.', 'textbox, Nomor Peti Kemas baris 1, CSQU3054383'],
    },
  ],
  NoStripEditor: [
    {
      en: 'Open the dialog',
      id: 'Membuka dialog',
      heard: [
        'button, Ubah daftar no strip',
        'dialog, Daftar No Strip, 118/PST/XI/2026',
        'button, Tutup',
        'textbox, Nomor PPFTZ',
      ],
    },
    {
      en: 'Type the number of a container',
      id: 'Mengetik nomor peti kemas',
      heard: [
        'textbox, Nomor Peti Kemas, Contoh: CSQU 305438 3',
        'polite: Angka pemeriksa: 3',
        'polite: Angka pemeriksa benar',
      ],
    },
    {
      en: 'Add the entry',
      id: 'Menambahkan entri',
      heard: ['button, Menyimpan…, busy, disabled', 'polite: 1 baris ditambahkan.', 'textbox, Nomor PPFTZ'],
    },
    {
      en: 'Delete it',
      id: 'Menghapusnya',
      heard: [
        'button, Batal',
        'button, Memproses…, busy, disabled',
        'button, Urungkan, CSQU3054383 dihapus.',
      ],
    },
    {
      en: 'Undo',
      id: 'Mengurungkan',
      heard: ['region, Daftar No Strip', 'polite: 1 baris dikembalikan di akhir daftar.'],
    },
  ],
  PpftzWizard: [
    {
      en: 'Read the steps',
      id: 'Membaca langkah-langkah',
      heard: [
        'navigation, Langkah',
        'list',
        'listitem, level 1, current step, position 1, set size 3',
        'Identitas dan angkutan',
        'listitem, level 1, position 2, set size 3',
        'Kontainer, kemasan, barang',
        '(belum)',
        'listitem, level 1, position 3, set size 3',
        'Tinjau dan kirim',
        '(belum)',
        'heading, Identitas dan angkutan, level 2',
      ],
    },
    {
      en: 'Go on with entries missing',
      id: 'Melanjutkan walau isian belum lengkap',
      heard: ['button, Menyimpan…, busy, disabled', 'region, Ada 8 isian yang perlu diperbaiki'],
    },
    {
      en: 'Follow the first error',
      id: 'Mengikuti kesalahan pertama',
      heard: ['link, Kolom Moda Angkutan belum diisi', 'radio, Laut, not checked, position 1, set size 3'],
    },
    {
      en: 'Save what there is',
      id: 'Menyimpan yang sudah ada',
      heard: [
        'button, Simpan',
        'alertdialog, Simpan data?, Yang belum lengkap dapat diisi nanti.',
        'button, Tutup',
        'button, Batal',
        'assertive: Simpan data?',
        'button, Menyimpan…, busy, disabled',
      ],
    },
    { en: 'Go to the last step', id: 'Ke langkah terakhir', heard: ['heading, Tinjau dan kirim, level 2'] },
  ],
  TransitForm: [
    {
      en: 'Open a row of goods',
      id: 'Membuka baris barang',
      heard: [
        'button, Tambah barang',
        'polite: Bagian 5 dari 7 · berikutnya Dokumen Pendukung',
        'dialog, Tambah barang',
        'button, Tutup',
        'textbox, Uraian Barang',
      ],
    },
    {
      en: 'Type a unit',
      id: 'Mengetik satuan',
      heard: [
        'combobox, Satuan Barang, Ketik nama atau kodenya, lalu pilih., has popup listbox, expanded, autocomplete in list, 1 control',
        'polite: 1 pilihan',
      ],
    },
    {
      en: 'Save the row',
      id: 'Menyimpan baris',
      heard: [
        'button, Menyimpan…, busy, disabled',
        'polite: Rp 86.400.000 (86,4 juta)',
        'button, Tambah barang',
        'polite: Baris 1 ditambahkan.',
      ],
    },
    {
      en: 'Have the answers checked',
      id: 'Memeriksa jawaban',
      heard: [
        'button, Periksa jawaban',
        'region, Ada 15 isian yang perlu diperbaiki',
        'polite: Bagian 1 dari 7 · berikutnya Sponsor',
      ],
    },
    {
      en: 'Read on',
      id: 'Membaca lebih lanjut',
      heard: [
        'heading, Ada 15 isian yang perlu diperbaiki, level 2',
        'list',
        'listitem, level 1, position 1, set size 15',
        'link, Kolom Nama Pemberitahu belum diisi',
      ],
    },
  ],
  LoginForm: [
    {
      en: 'Log in without an entry',
      id: 'Login tanpa mengisi',
      heard: ['button, Login', 'textbox, Username, Kolom Username belum diisi, invalid'],
    },
    {
      en: 'Log in again with a wrong password',
      id: 'Login lagi dengan password yang salah',
      heard: ['button, Memeriksa…, busy, disabled', 'assertive: Username atau password salah.Coba lagi'],
    },
  ],
} satisfies Readonly<Record<string, readonly SpokenStep[]>>;

/** The transcript of a component; empty without one. */
export const transcriptOf = (component: string): readonly SpokenStep[] =>
  (transcripts as Readonly<Record<string, readonly SpokenStep[]>>)[component] ?? [];
