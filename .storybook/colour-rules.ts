/** The rules of axe that look at colours. What the others find is the same in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;
