export { control as fieldControl } from './field.css.ts';
export { Field, type FieldFrame, type FieldFrameProps } from './field.tsx';
export { FieldError, type FieldErrorProps } from './field-error.tsx';
export type { FieldProps } from './field-props.ts';
export { useField } from './use-field.ts';
