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
