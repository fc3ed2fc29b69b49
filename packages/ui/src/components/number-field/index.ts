export { NumberField, type NumberFieldProps, type NumberKindProps } from './number-field.tsx';
