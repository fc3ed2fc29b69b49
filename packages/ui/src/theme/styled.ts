import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { type RuleKind, weighted, weightedSelector } from './weight.ts';

/** A class of a component. */
export const styled = (rule: StyleRule, debugId?: string) => style(weighted('component', rule), debugId);

/** A class of a page frame: it overrides components. */
export const laidOut = (rule: StyleRule, debugId?: string) => style(weighted('layout', rule), debugId);

/** Rules for elements that a selector finds from a component's class. */
export const globalStyled = (selector: string, rule: GlobalStyleRule, kind: RuleKind = 'component') =>
  globalStyle(weightedSelector(kind, selector), rule);

/**
 * For a box that scrolls or is above the page: sticky elements in it stick to its own top, not below the shell's bar,
 * whose height it would inherit.
 */
export const ownTop = { '--pb-sticky-top': '0px' };

/** For what is above the page: the page's gutters and height do not count in it, either. */
export const ownPage = { ...ownTop, '--pb-page-gutter': '0px', '--pb-page-height': '0px' };
