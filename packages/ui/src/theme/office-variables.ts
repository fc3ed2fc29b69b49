import { makeTheme } from './make-theme.ts';
import type { OfficeTheme } from './offices.ts';
import { roleNames, type ThemeMode, toneNames, tonePartNames } from './roles.ts';
import { vars } from './vars.css.ts';

const nameOf = (variable: string) => variable.slice('var('.length, -1);

/**
 * An office's colours as CSS variables, `{ '--pb-accent': '#…', … }`: for the `style` of an element, which dresses
 * everything inside, or for a rule of the office's own stylesheet.
 */
export function officeVariables(office: OfficeTheme, mode: ThemeMode): Record<string, string> {
  const colors = makeTheme(office, mode);
  return Object.fromEntries([
    ...roleNames.map((role) => [nameOf(vars.color[role]), colors[role]]),
    ...toneNames.flatMap((tone) =>
      tonePartNames.map((part) => [nameOf(vars.color[tone][part]), colors[tone][part]]),
    ),
  ]);
}
