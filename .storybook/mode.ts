import type { ThemeMode } from '../packages/ui/src/theme/roles.ts';

/** How the page is lit now, for what cannot read the page's variables. */
export function modeOf(theme: unknown): ThemeMode {
  if (theme === 'dark' || theme === 'contrast') return theme;
  if (theme !== 'system') return 'light';
  if (window.matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
