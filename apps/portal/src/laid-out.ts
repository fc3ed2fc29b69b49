import { weighted, weightedSelector } from '@pabean/ui/theme';
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** A style of a page, which overrides those of components. */
export const laidOut = (rule: StyleRule, debugId?: string) => style(weighted('layout', rule), debugId);

/** Rules for elements that a selector finds from a page's class. */
export const globalLaidOut = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(weightedSelector('layout', selector), rule);
