import { frame, vars } from '@pabean/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color } = vars;

// `public/first-paint.js` decides what is visible until the portal renders: the prerendered page, a band for signed-in
// users, or nothing yet. Without script it is the login page.
globalStyle('html:is([data-first="frame"], [data-first="blank"], [data-first="visitor"]) #portal', {
  display: 'none',
});
globalStyle('html:not([data-first="visitor"]) #frame', { display: 'none' });
// The login page's texts and settings are not those of the next page.
globalStyle('html[data-first="bare"] #portal :is(main, header)', { visibility: 'hidden' });
globalStyle('html[data-first="frame"] body::before', {
  content: '""',
  display: 'block',
  blockSize: frame.topBar,
  boxSizing: 'border-box',
  background: color.chrome,
  borderBlockEnd: `2px solid ${color.thread}`,
});
// Login was pressed before hydration: it is submitted later.
globalStyle('html[data-submitted]', { cursor: 'progress' });

globalStyle('noscript', {
  display: 'block',
  padding: '12px 24px',
  background: color.warning.soft,
  color: color.warning.text,
});
