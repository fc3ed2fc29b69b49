import { themes, widths } from './toolbar.ts';

const sizes = ['desk', 'phone'] as const;

/** How every picture is taken: each theme at 1440 and 390 px. */
export const modes = Object.fromEntries(
  themes.flatMap((theme) =>
    sizes.map((size) => [
      `${theme} ${widths[size].styles.width}`,
      { theme, viewport: { width: widths[size].styles.width } },
    ]),
  ),
);
