export {
  type ManifestSubmission,
  ManifestUploadForm,
  type ManifestUploadFormProps,
} from './manifest-upload-form.tsx';
export type { ManifestFormValues } from './schema.ts';
