import { hiddenWithoutPopovers } from './hidden-popup.ts';

/**
 * Styles that position a popover beside its anchor, and on another side where there is no room. Browsers without CSS
 * anchor positioning show it once `usePlacement` has positioned it. Spread them into a style.
 *
 * @param area The position as a `position-area`.
 * @param distance The distance from the anchor, as a CSS length.
 */
export const beside = (area: string, distance = '4px') => ({
  opacity: 0,
  selectors: { '&[data-placed]': { opacity: 1 } },
  '@supports': {
    ...hiddenWithoutPopovers,
    '(position-area: block-end)': {
      opacity: 1,
      inset: 'auto',
      margin: `${distance} 0`,
      positionArea: area,
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      selectors: { '&[data-align="end"]': { positionArea: 'block-end span-inline-start' } },
    },
  },
});
