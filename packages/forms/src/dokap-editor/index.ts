export { DokapEditor, type DokapEditorProps, type SavedDokap } from './dokap-editor.tsx';
export type { DokapSubmission } from './dokap-form.tsx';
export type { LoadMasterFile } from './use-master.ts';
export type { LoadReferenceLabel, LoadReferences } from './use-references.ts';
