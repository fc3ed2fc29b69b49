import { type FormMessages, id } from './id.ts';
import { useWordsOf } from './words-context.ts';

/** One group of the forms' dictionary in the language around the form: `useFormMessages('dokap').add`. */
export const useFormMessages = <Group extends keyof FormMessages>(group: Group): FormMessages[Group] =>
  useWordsOf(group, id[group]);
