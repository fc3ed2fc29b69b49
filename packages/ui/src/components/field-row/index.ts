export { FieldRow, type FieldRowProps } from './field-row.tsx';
