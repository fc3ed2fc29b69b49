import { type StyleRule, style } from '@vanilla-extract/css';

/** A style of a form's frame, in the design system's layer for page frames. */
export const laidOut = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style({ '@layer': { 'pabean.layout': rule } }, debugId);
