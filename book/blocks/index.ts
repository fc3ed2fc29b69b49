export { Choice } from './choice.tsx';
export { Example } from './example.tsx';
export { Rows } from './rows.tsx';
export { Breakable, Words } from './words.tsx';
