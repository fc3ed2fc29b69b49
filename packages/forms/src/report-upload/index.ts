export { type ReportSubmission, ReportUpload, type ReportUploadProps } from './report-upload-form.tsx';
export type { ReportFormValues } from './schema.ts';
