import { themes, widths } from './toolbar.ts';

const sizes = ['desk', 'phone'] as const;

/** The modes of every picture: each theme at 1440 and 390 px. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    sizes.map((size) => [
      `${theme} ${widths[size].styles.width}`,
      { theme, viewport: { width: widths[size].styles.width } },
    ]),
  ),
);
