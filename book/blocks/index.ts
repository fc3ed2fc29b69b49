export { Example } from './example.tsx';
export { Breakable, RichText } from './rich-text.tsx';
export { Rows } from './rows.tsx';
