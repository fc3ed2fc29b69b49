import '@pabean/ui/styles.css';
import { en, id, MessagesProvider } from '@pabean/ui/messages';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { offices, wearOffice } from './office.ts';

const withLook: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = globals.language;
    root.dataset.theme = globals.theme;
    root.dataset.density = globals.density;
    wearOffice(root, globals.office, globals.theme);
  }, [globals.language, globals.theme, globals.density, globals.office]);
  return (
    <MessagesProvider messages={globals.language === 'en' ? en : id}>
      <Story />
    </MessagesProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLook],
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'id', office: 'songket' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', dynamicTitle: true, items: ['light', 'dark', 'contrast'] },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', dynamicTitle: true, items: ['comfortable', 'compact'] },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'id', title: 'Bahasa Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    office: {
      description: 'Office',
      toolbar: { icon: 'home', dynamicTitle: true, items: Object.keys(offices) },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst' },
    options: { storySort: { order: ['Pengantar', 'Dasar', 'Komponen', 'Domain', 'Formulir'] } },
  },
};

export default preview;
