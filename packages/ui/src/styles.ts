// The source of dist/styles.css: fonts and themes, then every component. Nothing imports it.
import './styles-without-fonts.ts';
import './fonts.ts';
