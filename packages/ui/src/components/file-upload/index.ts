export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { UploadFile, UploadState } from './upload-file.ts';
