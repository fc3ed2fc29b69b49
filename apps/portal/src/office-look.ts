import { makeTheme, officeStyleSheet, songket } from '@pabean/ui/theme';
import { office } from '#office';

const { theme } = office;

/** The office's colours as a stylesheet; the design system brings those of the default office. `vite/prerender.ts` asks for it. */
export const styles: string = theme === songket ? '' : officeStyleSheet(theme);

/** The colour of the browser's own frame: that of the top bar. */
export const frameColor: string = makeTheme(theme, 'light').chrome;
