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
  /** A project of the tests runs all stories in English. */
  language: String(import.meta.env?.STORY_LANGUAGE ?? 'id'),
  office: 'songket',
  medium: 'screen',
};

const tool = (
  description: string,
  icon: 'contrast' | 'home' | 'component' | 'globe' | 'print',
  titles: Readonly<Record<string, string>>,
) => ({
  description,
  toolbar: {
    icon,
    dynamicTitle: true,
    items: Object.entries(titles).map(([value, title]) => ({ value, title })),
  },
});

/**
 * The toolbar: it shows the same story in another theme, office, density, language or medium. Widths are beside it, see
 * `widths`.
 */
export const globalTypes: Preview['globalTypes'] = {
  theme: tool('Theme', 'contrast', {
    light: 'Light',
    dark: 'Dark',
    contrast: 'High contrast',
    system: 'As the system prefers',
  }),
  office: tool('Office', 'home', Object.fromEntries(Object.keys(offices).map((name) => [name, name]))),
  density: tool('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  language: tool('Language', 'globe', { id: 'Bahasa Indonesia', en: 'English' }),
  medium: tool('Print preview', 'print', { screen: 'Screen', paper: 'Paper' }),
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

/** Applies the toolbar's globals to a document, except the language. */
export function applyLook(root: HTMLElement, { theme, density, office, medium }: Globals): void {
  root.dataset.density = density;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  applyOffice(office);
  showOnPaper(root, medium === 'paper');
}

/** Applies the toolbar's globals to the document of a story. */
export function applyGlobals(root: HTMLElement, globals: Globals): void {
  root.lang = globals.language;
  applyLook(root, globals);
}
