export { Choice } from './choice.tsx';
export { Rows } from './rows.tsx';
export { Swatch } from './swatch.tsx';
export { Words } from './words.tsx';
