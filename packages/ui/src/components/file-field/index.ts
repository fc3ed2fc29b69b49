export type { FileKind } from './check-file.ts';
export { FileField, type FileFieldProps, type StoredFile } from './file-field.tsx';
export { readAsDataUrl } from './read-as-data-url.ts';
