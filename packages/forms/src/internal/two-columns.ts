const gap = 56;

/** Two columns, or one where two would be narrower than 330 px: their box decides, not the window. */
export const twoColumns = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(330px, 100%), (100% - ${gap}px) / 2), 1fr))`,
  columnGap: `${gap}px`,
};
