// The source of dist/styles-without-fonts.css: themes and every component. Nothing imports it.
import './theme/global-without-fonts.css.ts';
import './index.ts';
