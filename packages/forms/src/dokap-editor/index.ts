export { DokapEditor, type DokapEditorProps } from './dokap-editor.tsx';
export type { DokapSubmission } from './dokap-form.tsx';
export type { LoadReferences } from './use-references.ts';
