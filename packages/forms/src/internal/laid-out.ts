import { scope, weighted, weightedSelector } from '@pabean/ui/theme';
import { type GlobalStyleRule, globalStyle, type StyleRule, style } from '@vanilla-extract/css';

/** A style of a form's frame, in the design system's weight for page frames. */
export const laidOut = (rule: StyleRule, debugId?: string) => style(weighted('layout', rule), debugId);

/** The style of a form's root, which our rules for elements apply in. */
export const laidOutRoot = (rule: StyleRule, debugId?: string) =>
  style([scope, weighted('layout', rule)], debugId);

/** Rules for elements that a selector finds from a frame's class. */
export const globalLaidOut = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(weightedSelector('layout', selector), rule);
