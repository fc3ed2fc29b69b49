export { DraftBanner } from './draft-banner.tsx';
export type { Draft, DraftStore } from './draft-store.ts';
export { FormFailure } from './form-failure.tsx';
export { FormProblems } from './form-problems.tsx';
export { useFormValue } from './form-values.ts';
export {
  en as formsEn,
  type FormMessages,
  type FormsProps,
  FormsProvider,
  type FormWords,
  id as formsId,
  useFormWords,
  useSharedWords,
} from './messages/index.ts';
export { type DraftState, useDraft } from './use-draft.ts';

export { type LateForm, useLateForm } from './use-late-form.ts';
export { useZodForm, type ZodForm } from './use-zod-form.ts';
