export { NpwpField, type NpwpFieldProps } from './npwp-field.tsx';
