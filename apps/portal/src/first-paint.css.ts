import { frame, vars } from '@pabean/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color } = vars;

// `public/first-paint.js` says what is seen until the portal draws: what the build wrote into the page, a band for
// everybody else, or nothing yet. Without script it is the door.
globalStyle('html:is([data-first="frame"], [data-first="blank"], [data-first="visitor"]) #portal', {
  display: 'none',
});
globalStyle('html:not([data-first="visitor"]) #frame', { display: 'none' });
// The door's own words and settings are not those of the page that comes.
globalStyle('html[data-first="bare"] #portal :is(main, header)', { visibility: 'hidden' });
globalStyle('html[data-first="frame"] body::before', {
  content: '""',
  display: 'block',
  blockSize: frame.topBar,
  boxSizing: 'border-box',
  background: color.chrome,
  borderBlockEnd: `2px solid ${color.thread}`,
});
// Login was pressed before the page could answer: it will.
globalStyle('html[data-submitted]', { cursor: 'progress' });

globalStyle('noscript', {
  display: 'block',
  padding: '12px 24px',
  background: color.warning.soft,
  color: color.warning.text,
});
