export {
  type MailOutcome,
  useApplication,
  useApplications,
  useDeleteApplication,
  useSaveApplication,
  useSendApplication,
} from './applications.ts';
export { ClientProvider, type ClientProviderProps, useActingUser, useClient } from './client-provider.tsx';
export { useCompany } from './company.ts';
export {
  type DokapInput,
  useDeleteDokap,
  useDokap,
  useDokapDownload,
  useDokapList,
  useSaveDokap,
  useUpdateDokap,
} from './dokap.ts';
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
export { useDokapTypes, useIdentityTypes, usePermitTypes, useReferenceList } from './reference.ts';
export { keyOf, unchanging, useCall, useForgetAll } from './use-call.ts';
export { type AttemptKey, useIdempotencyKey } from './use-idempotency-key.ts';
export { useWrite, type Write, type WriteTools } from './use-write.ts';
