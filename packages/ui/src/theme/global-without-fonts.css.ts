import './reset.css.ts';
import './fallback-fonts.css.ts';
import './themes.css.ts';
import './base.css.ts';
import './focus.css.ts';
import './print.css.ts';
