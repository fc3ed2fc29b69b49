// The source of dist/styles.css: fonts and themes, then every component. Nothing imports it.
import './theme/global.css.ts';
import './index.ts';
