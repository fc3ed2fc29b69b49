import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

/** A class of a component: its rules are in the `components` layer. */
export const styled = (rule: LayerRule, debugId?: string) =>
  style({ '@layer': { [layers.components]: rule } }, debugId);

/**
 * For a box that scrolls or is above the page: sticky elements in it stick to its own top, not below the shell's bar,
 * whose height it would inherit.
 */
export const ownTop = { '--pb-sticky-top': '0px' };

/** A class of a page frame: its rules are in the `layout` layer and override components. */
export const laidOut = (rule: LayerRule, debugId?: string) =>
  style({ '@layer': { [layers.layout]: rule } }, debugId);
