export { Choice } from './choice.tsx';
export { Rows } from './rows.tsx';
export { Words } from './words.tsx';
