import { accountsId } from './accounts-id.ts';
import type { FormMessages } from './id.ts';
import { useWordsOf } from './words-context.ts';

/** One group about accounts of the forms' dictionary: `useAccountMessages('otp').hint`. */
export const useAccountMessages = <Group extends keyof typeof accountsId>(
  group: Group,
): FormMessages[Group] =>
  useWordsOf<keyof typeof accountsId>(group, accountsId[group]) as FormMessages[Group];
