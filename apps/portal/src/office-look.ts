import { makeTheme, officeStyleSheet, songket } from '@pabean/ui/theme';
import { office } from '#office';

const { theme } = office;

/**
 * The office's colours as a stylesheet; the design system contains those of the default office. `vite/prerender.ts`
 * reads it.
 */
export const styles: string = theme === songket ? '' : officeStyleSheet(theme);

/** The colour of the browser's toolbar: that of the top bar. */
export const frameColor: string = makeTheme(theme, 'light').chrome;
