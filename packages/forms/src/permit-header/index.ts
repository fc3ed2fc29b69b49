export { PermitHeaderForm, type PermitHeaderFormProps } from './permit-header.tsx';
export type { HeaderValues } from './schema.ts';
