import type { ThemeMode } from '../packages/ui/src/theme/roles.ts';

/** The current theme mode, for code that cannot read the page's variables. */
export function modeOf(theme: unknown): ThemeMode {
  if (theme === 'dark' || theme === 'contrast') return theme;
  if (theme !== 'system') return 'light';
  if (window.matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
