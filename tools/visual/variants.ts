/** The themes of automatic checks of the book. */
export const themes = ['light', 'dark', 'contrast'] as const;

/** The widths, in px: a desktop and a phone. */
export const widths = [1440, 390] as const;
