export { DateField, type DateFieldProps } from './date-field.tsx';
export { isoOrTyped } from './typed-date.ts';
