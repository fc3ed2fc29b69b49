export { RateField, type RateFieldProps } from './rate-field.tsx';
