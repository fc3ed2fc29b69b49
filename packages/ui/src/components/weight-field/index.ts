export { WeightField, type WeightFieldProps } from './weight-field.tsx';
