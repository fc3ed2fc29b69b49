export { ContainerNumberField, type ContainerNumberFieldProps } from './container-number-field.tsx';
