import { frame, vars } from '@pabean/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

const { color } = vars;

// `public/first-paint.js` says what is seen until the portal draws: the door that the build wrote into the page, the
// empty frame for everybody else, or nothing yet. Without script it is the door.
globalStyle('html:is([data-first="frame"], [data-first="blank"]) #portal', { display: 'none' });
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
