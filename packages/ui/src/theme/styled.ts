import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

type LayerRule = Omit<StyleRule, '@layer'>;

/** A class of a component: its rules live in the `components` layer. */
export const styled = (rule: LayerRule, debugId?: string) =>
  style({ '@layer': { [layers.components]: rule } }, debugId);

/**
 * For a box that scrolls or lies above the page: what sticks in it sticks to its own top, not below the shell's bar, of
 * which it inherits the height.
 */
export const ownTop = { '--pb-sticky-top': '0px' };

/** A class of a page frame: its rules live in the `layout` layer and win over components. */
export const laidOut = (rule: LayerRule, debugId?: string) =>
  style({ '@layer': { [layers.layout]: rule } }, debugId);
