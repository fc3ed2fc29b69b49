export {
  type MailOutcome,
  useApplication,
  useApplications,
  useDeleteApplication,
  useSaveApplication,
  useSendApplication,
  useSendMail,
} from './application.ts';
export { ClientProvider, type ClientProviderProps, useClient } from './client-provider.tsx';
export { useCompany } from './company.ts';
export {
  type DokapInput,
  type RowFile,
  useDeleteDokap,
  useDokap,
  useDokapDownload,
  useDokapList,
  useRowDownload,
  useSaveDokap,
  useUpdateDokap,
} from './dokap.ts';
export {
  type DatedInput,
  type DokapRef,
  useDeleteNoStrip,
  useDeleteRow,
  useDokapRows,
  useSaveContainers,
  useSaveDatedDocument,
  useSaveNoStrip,
  useStoredRows,
} from './dokap-rows.ts';
export {
  useDokapType,
  useDokapTypes,
  useIdentityTypes,
  usePermitTypes,
  useReferenceList,
} from './reference.ts';
export { type CallInput, type CallState, unchanging, useCall } from './use-call.ts';
export { type RunOptions, useWrite, type Write, type WriteSettings, type WriteTools } from './use-write.ts';
