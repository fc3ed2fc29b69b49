/**
 * Rules that place a popover beside its anchor, and at another side where there is no room. Browsers without CSS
 * anchors show it once `usePlacement` has brought it to its place. Spread them into a style.
 *
 * @param area The place as a `position-area`.
 * @param distance How far from the anchor, as a length.
 */
export const beside = (area: string, distance = '4px') => ({
  opacity: 0,
  selectors: { '&[data-placed]': { opacity: 1 } },
  '@supports': {
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
