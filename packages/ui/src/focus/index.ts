export { afterPress } from './after-press.ts';
export { firstField } from './first-field.ts';
