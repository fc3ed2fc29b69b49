import type { Preview } from '@storybook/react-vite';
import type { Globals } from 'storybook/internal/types';
import { applyOffice } from './office.ts';
import { offices } from './offices.ts';
import { showOnPaper } from './paper.ts';

/** The themes in which every story is checked. */
export const themes = ['light', 'dark', 'contrast'] as const;

/** The toolbar's initial values. */
export const initialGlobals = {
  theme: 'light',
  density: 'comfortable',
  language: 'id',
  office: 'songket',
  medium: 'screen',
};

/**
 * The toolbar: it shows the same story in another theme, office, density, language or medium. Widths are beside it, see
 * `widths`.
 */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'contrast', title: 'High contrast' },
        { value: 'system', title: 'As the system prefers' },
      ],
    },
  },
  office: {
    description: 'Office',
    toolbar: { icon: 'home', dynamicTitle: true, items: Object.keys(offices) },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'compact', title: 'Compact' },
      ],
    },
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
  medium: {
    description: 'Print preview',
    toolbar: {
      icon: 'print',
      dynamicTitle: true,
      items: [
        { value: 'screen', title: 'Screen' },
        { value: 'paper', title: 'Paper' },
      ],
    },
  },
};

const width = (name: string, px: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name,
  styles: { width: `${px}px`, height: `${height}px` },
  type,
});

/** The widths at which pages are checked: the smallest one, a phone, a tablet, a desktop. */
export const widths = {
  least: width('320, the least', 320, 640, 'mobile'),
  phone: width('390, phone', 390, 844, 'mobile'),
  tablet: width('820, tablet', 820, 1180, 'tablet'),
  desk: width('1440, desk', 1440, 900, 'desktop'),
};

/** Applies the toolbar's globals to the page. */
export function applyGlobals(root: HTMLElement, { theme, density, language, office, medium }: Globals): void {
  root.lang = language;
  root.dataset.density = density;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  applyOffice(office);
  showOnPaper(root, medium === 'paper');
}
