export { DraftBanner, type DraftBannerProps } from './draft-banner.tsx';
export type { Draft, DraftStore } from './draft-store.ts';
export { FormProblems, type FormProblemsProps } from './form-problems.tsx';
export {
  en as formsEn,
  type FormMessages,
  type FormsProps,
  FormsProvider,
  type FormWords,
  id as formsId,
  useFormWords,
} from './messages/index.ts';
export type { LabelOf, Problems } from './problems.ts';
export { type DraftOptions, type DraftState, useDraft } from './use-draft.ts';
export {
  type FieldBinding,
  useZodForm,
  type ZodForm,
  type ZodFormOptions,
} from './use-zod-form.ts';
