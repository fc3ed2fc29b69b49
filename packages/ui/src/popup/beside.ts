/**
 * Rules that place a popover beside its anchor, and at another side where there is no room: for `@supports` of a style.
 *
 * @param area The place as a `position-area`.
 * @param distance How far from the anchor, as a length.
 */
export const beside = (area: string, distance = '4px') => ({
  '(position-area: block-end)': {
    inset: 'auto',
    margin: `${distance} 0`,
    positionArea: area,
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    selectors: { '&[data-align="end"]': { positionArea: 'block-end span-inline-start' } },
  },
});
