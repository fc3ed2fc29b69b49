export {
  type MailOutcome,
  useDeleteApplication,
  useSendApplication,
} from './application-writes.ts';
export { useApplication, useApplications } from './applications.ts';
export { ClientProvider, type ClientProviderProps, useActingUser, useClient } from './client-provider.tsx';
export { useCompany } from './company.ts';
export { useDokapList } from './dokap.ts';
export { useDokapDownload } from './dokap-download.ts';
export { useDokapTypes, useReferenceList } from './dokap-reference.ts';
export {
  type DatedInput,
  type DokapRef,
  useDeleteNoStrip,
  useDeleteRow,
  useDokapRows,
  useRowDownload,
  useSaveContainers,
  useSaveDatedDocument,
  useSaveNoStrip,
} from './dokap-rows.ts';
export {
  type DokapInput,
  useDeleteDokap,
  useDokap,
  useSaveDokap,
  useUpdateDokap,
} from './dokap-writes.ts';
export { useIdentityTypes, usePermitTypes } from './reference.ts';
export { useSaveApplication } from './save-application.ts';
export { keyOf, unchanging, useCall, useForgetAll } from './use-call.ts';
export { type AttemptKey, useIdempotencyKey } from './use-idempotency-key.ts';
export { useWrite, type Write, type WriteTools } from './use-write.ts';
