import { media } from './tokens.ts';

/** Where a set of a theme's colours applies. */
interface ThemeScope {
  /** `day` is light and dark in one, by `color-scheme`; `plain` is high contrast and paper. */
  readonly set: 'day' | 'plain';
  readonly selector: string;
  /** Media query, if it applies only there. */
  readonly media?: string;
}

/**
 * Where each set of colours applies, weakest first.
 *
 * @param root Selector of the element that has the theme. Elements inside choose their mode by `data-theme`.
 */
export const themeScopes = (root: string): readonly ThemeScope[] => [
  { set: 'day', selector: `${root}, ${root} [data-theme="light"], ${root} [data-theme="dark"]` },
  { set: 'plain', selector: `${root}[data-theme="contrast"], ${root} [data-theme="contrast"]` },
  { set: 'plain', selector: `${root}:not([data-theme])`, media: media.moreContrast },
  { set: 'plain', selector: `${root}, ${root} [data-theme]`, media: media.print },
];
