import { scope } from './scope.ts';
import { media } from './tokens.ts';

/** Where a set of a theme's colours applies. */
interface ThemeScope {
  /** `plain` is high contrast and paper. */
  readonly set: 'light' | 'dark' | 'plain';
  readonly selector: string;
  /** Media query, if it applies only there. */
  readonly media?: string;
}

/**
 * Where each set of colours applies, weakest first. Only a page that is all ours follows the system.
 *
 * @param root Selector of the element that has the theme. Elements inside choose their mode by `data-theme`.
 */
export const themeScopes = (root: string): readonly ThemeScope[] => [
  { set: 'light', selector: `${root}, ${root} [data-theme="light"]` },
  { set: 'dark', selector: `${root}:where(.${scope}):not([data-theme])`, media: media.dark },
  { set: 'dark', selector: `${root}[data-theme="dark"], ${root} [data-theme="dark"]` },
  { set: 'plain', selector: `${root}[data-theme="contrast"], ${root} [data-theme="contrast"]` },
  { set: 'plain', selector: `${root}:where(.${scope}):not([data-theme])`, media: media.moreContrast },
  {
    set: 'plain',
    selector: `${root}:not([data-theme]), ${root}[data-theme], ${root} [data-theme]`,
    media: media.print,
  },
];
