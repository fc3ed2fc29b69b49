import { usePageLanguage } from '../edition.tsx';

const en = {
  tabs: 'Parts of this page',
  usage: 'Usage',
  accessibility: 'Accessibility',
  code: 'Code',
  do: 'Do',
  dont: 'Don’t',
  notDrawn: 'Not shown at this width.',
  states: 'States',
  examples: 'Examples',
  behaviour: 'Behaviour',
  behaviourLead: 'Each is played from its beginning when you open it. The tests play them all.',
  story: 'Story',
  happens: 'What happens',
  play: 'Play',
  exports: 'Exports',
  functions: 'Functions',
  messages: 'Messages',
  props: 'Props',
  propsOfParts: 'Props of the parts',
  roles: 'Colour roles',
  fromParts: 'From its parts',
  types: 'Types',
  action: 'Action',
  spoken: 'Spoken',
  spokenLead:
    'Recorded in Indonesian by the tests with @guidepup/virtual-screen-reader. Roles and states are its English terms; a screen reader says them in its own language.',
};

const id: typeof en = {
  tabs: 'Bagian halaman ini',
  usage: 'Penggunaan',
  accessibility: 'Aksesibilitas',
  code: 'Kode',
  do: 'Lakukan',
  dont: 'Hindari',
  notDrawn: 'Tidak tampil pada lebar ini.',
  states: 'Keadaan',
  examples: 'Contoh',
  behaviour: 'Perilaku',
  behaviourLead: 'Setiap story dijalankan dari awal saat Anda membukanya. Pengujian menjalankan semuanya.',
  story: 'Story',
  happens: 'Yang terjadi',
  play: 'Jalankan',
  exports: 'Ekspor',
  functions: 'Fungsi',
  messages: 'Teks',
  props: 'Props',
  propsOfParts: 'Props bagian-bagiannya',
  roles: 'Peran warna',
  fromParts: 'Dari bagian-bagiannya',
  types: 'Tipe',
  action: 'Aksi',
  spoken: 'Yang dibacakan',
  spokenLead:
    'Direkam dalam bahasa Indonesia oleh pengujian dengan @guidepup/virtual-screen-reader. Peran dan keadaan memakai istilah bahasa Inggrisnya; pembaca layar menyebutnya dalam bahasanya sendiri.',
};

/** The words of the book's own blocks in the page's language. Descriptions of props come from the sources, in English. */
export const useWords = () => ({ en, id })[usePageLanguage()];
