import '@pabean/ui/styles.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

const withLook: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = globals.language;
    root.dataset.theme = globals.theme;
    root.dataset.density = globals.density;
    root.dataset.office = globals.office;
  }, [globals.language, globals.theme, globals.density, globals.office]);
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLook],
  initialGlobals: { theme: 'light', density: 'comfortable', language: 'id', office: '020400' },
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
    office: { description: 'Office', toolbar: { icon: 'home', dynamicTitle: true, items: ['020400'] } },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { sort: 'requiredFirst' },
    options: { storySort: { order: ['Pengantar', 'Dasar', 'Komponen', 'Domain', 'Formulir'] } },
  },
};

export default preview;
