export { control } from '../field/field.css.ts';
