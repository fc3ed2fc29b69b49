export { strip, tab } from '../tabs/tab-strip.css.ts';
