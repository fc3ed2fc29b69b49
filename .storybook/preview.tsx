import '@pabean/ui/styles.css';
import '../book/book.css';
import '../book/screens/screens.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { BookContainer } from './book-container.tsx';
import { withDefaults } from './defaults.ts';
import { checkEveryTheme } from './every-theme.ts';
import { globalsAround } from './globals.ts';
import { GuidePage } from './guide-page.tsx';
import { globalTypes, initialGlobals, wear, widths } from './looks.ts';
import { modes } from './modes.ts';
import { loadWords, withOffice, withWords } from './words.tsx';

// One second, the default, is short on a busy machine: what stories wait for is that it comes, not how soon.
configure({ asyncUtilTimeout: 5_000 });

const withLook: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => wear(document.documentElement, globals), [globals]);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [withDefaults],
  loaders: [loadWords],
  decorators: [withOffice, withWords, withLook],
  afterEach: checkEveryTheme,
  initialGlobals: { ...initialGlobals, ...globalsAround() },
  globalTypes,
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes },
    controls: { sort: 'requiredFirst' },
    docs: { container: BookContainer, page: GuidePage, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Pengantar',
          'Dasar',
          [
            'Warna',
            'Huruf',
            'Ruang dan bentuk',
            'Gerak',
            'Motif dan tanda',
            'Ikon',
            'Kata',
            'Kerapatan',
            'Kontras tinggi',
            'Cetak',
            'Kantor dan tema',
          ],
          'Pola',
          [
            'Formulir',
            'Formulir publik',
            'Kesalahan',
            'Tabel',
            'Daftar isian',
            'Unggah',
            'Dialog',
            'Konfirmasi dan urung',
            'Keadaan',
            'Navigasi',
          ],
          'Komponen',
          'Domain',
          'Formulir',
          'Contoh layar',
          ['Lembar', 'Login', 'Dashboard', 'Daftar', 'Rincian', 'Formulir', 'Upload'],
        ],
      },
    },
    viewport: { options: widths },
  },
};

export default preview;
