export {
  type Draft,
  type DraftState,
  type DraftStore,
  type FormMessages,
  type FormsProps,
  FormsProvider,
  type FormWords,
  formsEn,
  formsId,
} from './internal/index.ts';
export { type HeaderValues, PermitHeaderForm, type PermitHeaderFormProps } from './permit-header/index.ts';
