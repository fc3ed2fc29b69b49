export type { FileKind } from '@pabean/api/rules';
export { FileField, type FileFieldProps, type StoredFile } from './file-field.tsx';
export { readAsDataUrl } from './read-as-data-url.ts';
