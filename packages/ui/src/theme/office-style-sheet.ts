import { makeTheme } from './make-theme.ts';
import type { OfficeTheme } from './offices.ts';
import { roleNames, type ThemeColors, toneNames, tonePartNames } from './roles.ts';
import { themeScopes } from './theme-scopes.ts';
import { vars } from './vars.css.ts';

const declared = (variable: string, value: string) => `  ${variable.slice('var('.length, -1)}: ${value};\n`;

const declarations = (colors: ThemeColors) =>
  [
    ...roleNames.map((role) => declared(vars.color[role], colors[role])),
    ...toneNames.flatMap((tone) =>
      tonePartNames.map((part) => declared(vars.color[tone][part], colors[tone][part])),
    ),
  ].join('');

/**
 * An office's colours as the text of a stylesheet, with every mode: light, dark, high contrast, each by `data-theme`
 * and by the system's preference, and black on white on paper. Write it to a file that the page loads beside
 * `@pabean/ui/styles.css`, in any order.
 *
 * @param office The theme of the office.
 * @param root Selector of the element that it applies to: the page, or a part of one with a `data-theme` of its own.
 */
export function officeStyleSheet(office: OfficeTheme, root = ':root'): string {
  const sets = {
    light: declarations(makeTheme(office, 'light')),
    dark: declarations(makeTheme(office, 'dark')),
    plain: declarations(makeTheme(office, 'contrast')),
  };
  return themeScopes(root)
    .map(({ set, selector, media }) => {
      const rule = `${selector} {\n${sets[set]}}\n`;
      return media ? `@media ${media} {\n${rule}}\n` : rule;
    })
    .join('');
}
