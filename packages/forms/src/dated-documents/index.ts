export type { DatedDocumentSubmission } from './dated-document-form.tsx';
export { DatedDocumentsEditor, type DatedDocumentsEditorProps } from './dated-documents-editor.tsx';
