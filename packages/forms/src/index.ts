export * from './answer-question/index.ts';
export * from './captcha/index.ts';
export * from './container-list/index.ts';
export * from './csv-workbench/index.ts';
export * from './dated-documents/index.ts';
export * from './document-slots/index.ts';
export * from './dokap-editor/index.ts';
export * from './goods-editor/index.ts';
export * from './goods-lines/index.ts';
export type {
  AttemptOptions,
  Draft,
  DraftLocation,
  DraftProps,
  DraftStore,
  Latest,
  SaveOptions,
} from './internal/index.ts';
export * from './licence-check/index.ts';
export * from './login/index.ts';
export * from './look-up-form/index.ts';
export * from './manifest-upload/index.ts';
export {
  en as formsEn,
  type FormDictionaries,
  type FormMessages,
  type FormsProps,
  FormsProvider,
  id as formsId,
  useReportMessages,
} from './messages/index.ts';
export * from './new-aju/index.ts';
export * from './no-strip/index.ts';
export * from './npwp-dialog/index.ts';
export * from './password/index.ts';
export * from './payment-proof/index.ts';
export {
  type HeaderValues,
  headerValuesOf,
  PermitHeaderForm,
  type PermitHeaderFormProps,
} from './permit-header/index.ts';
export * from './ppftz-containers/index.ts';
export * from './ppftz-next-step/index.ts';
export * from './ppftz-packaging/index.ts';
export * from './ppftz-wizard/index.ts';
export * from './registration/index.ts';
export * from './registration-code/index.ts';
export * from './report-upload/index.ts';
export * from './response-downloads/index.ts';
export * from './send-application/index.ts';
export { SessionDialog, type SessionDialogProps } from './session-dialog/index.ts';
export * from './transit-form/index.ts';
export * from './two-factor/index.ts';
