import { type StyleRule, style } from '@vanilla-extract/css';

/** A class of a form's frame, in the layer where the design system keeps page frames. */
export const laidOut = (rule: Omit<StyleRule, '@layer'>, debugId?: string) =>
  style({ '@layer': { 'pabean.layout': rule } }, debugId);
