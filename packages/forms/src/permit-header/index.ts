export { PermitHeaderForm, type PermitHeaderFormProps } from './permit-header.tsx';
export { type HeaderValues, headerValuesOf } from './schema.ts';
