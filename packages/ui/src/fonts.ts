// The source of dist/fonts.css: the fonts that are fetched. Nothing imports it.
import './theme/fonts.css.ts';
