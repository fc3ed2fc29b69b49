/**
 * Rules that place a popover beside its anchor, and at another side where there is no room: for `@supports` of a style.
 *
 * @param area The place as a `position-area`.
 */
export const beside = (area: string) => ({
  '(position-area: block-end)': {
    inset: 'auto',
    margin: '4px 0',
    positionArea: area,
    positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
    selectors: { '&[data-align="end"]': { positionArea: 'block-end span-inline-start' } },
  },
});
