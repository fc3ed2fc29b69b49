import type { FormMessages } from './id.ts';
import { permitsId } from './permits-id.ts';
import { signInId } from './sign-in-id.ts';
import { useWordsOf } from './words-context.ts';

const words = { ...signInId, ...permitsId };

/** One group of the forms' dictionary in the language around the form: `useFormMessages('dokap').add`. */
export const useFormMessages = <Group extends keyof typeof words>(group: Group): FormMessages[Group] =>
  useWordsOf<keyof typeof words>(group, words[group]) as FormMessages[Group];
