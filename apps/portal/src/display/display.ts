import { defaultLanguage, type Language, languages } from '@pabean/api/rules';
import { createStore } from '../store.ts';

/** Display settings of this device. */
export interface Display {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  readonly density: 'comfortable' | 'compact';
  readonly language: Language;
}

const key = 'pabean.display';
const standard: Display = { theme: 'system', density: 'comfortable', language: defaultLanguage };
const choices: { readonly [Key in keyof Display]: readonly Display[Key][] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  density: ['comfortable', 'compact'],
  language: languages,
};

const store = createStore(read());

function chosen<Key extends keyof Display>(
  name: Key,
  stored: Partial<Record<string, unknown>>,
): Display[Key] {
  return choices[name].find((choice) => choice === stored[name]) ?? standard[name];
}

function read(): Display {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
    return {
      theme: chosen('theme', stored),
      density: chosen('density', stored),
      language: chosen('language', stored),
    };
  } catch {
    return standard;
  }
}

/** Applies the settings to the page; `public/first-paint.js` does the same before the first paint. */
function apply({ theme, density, language }: Display): void {
  const root = document.documentElement;
  root.lang = language;
  root.dataset.density = density;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

/** The settings of this device. */
export const currentDisplay = store.get;

/** The default settings, used by the build for the login page. */
export const standardDisplay = () => standard;

/** Changes some settings, here and in the other tabs. */
export function changeDisplay(change: Partial<Display>): void {
  const display = { ...store.get(), ...change };
  try {
    localStorage.setItem(key, JSON.stringify(display));
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  store.set(display);
}

/** Calls back when the settings have changed. */
export const subscribeToDisplay = store.subscribe;

store.subscribe(() => apply(store.get()));

globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) store.set(read());
});
