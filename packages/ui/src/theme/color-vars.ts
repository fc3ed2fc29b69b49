import { makeTheme } from './make-theme.ts';
import type { OfficeTheme } from './offices.ts';
import { roleNames, type ThemeColors, toneNames, tonePartNames } from './roles.ts';

type Value = (read: (colors: ThemeColors) => string) => string;

/** Builds the colours of a theme by calling `value` for every role and part. */
function colorTree(value: Value): ThemeColors {
  const roles = roleNames.map((role) => [role, value((colors) => colors[role])]);
  const tones = toneNames.map((tone) => [
    tone,
    Object.fromEntries(tonePartNames.map((part) => [part, value((colors) => colors[tone][part])])),
  ]);
  return Object.fromEntries([...roles, ...tones]);
}

/** Light and dark in one set: `light-dark()` follows the `color-scheme` of the element. */
export function dayAndNight(office: OfficeTheme): ThemeColors {
  const day = makeTheme(office, 'light');
  const night = makeTheme(office, 'dark');
  return colorTree((read) =>
    read(day) === read(night) ? read(day) : `light-dark(${read(day)}, ${read(night)})`,
  );
}

/** The high-contrast set, also used on paper. */
export const highContrast = (office: OfficeTheme): ThemeColors => makeTheme(office, 'contrast');
