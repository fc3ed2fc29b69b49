/** The themes that the book is looked at in by machine. */
export const themes = ['light', 'dark', 'contrast'] as const;

/** The widths, in px: a desk and a phone. */
export const widths = [1440, 390] as const;
