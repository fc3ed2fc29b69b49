/** The rules of axe that check colours. The results of all others are the same in every theme. */
export const colourRules = ['color-contrast', 'link-in-text-block'] as const;
