import './global-without-fonts.css.ts';
import './fonts.css.ts';
