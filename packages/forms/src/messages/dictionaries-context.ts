import { type SharedMessages, id as shared } from '@pabean/api/rules';
import type { MessagesPart } from '@pabean/ui/messages';
import { createContext, useContext, useMemo } from 'react';
import type { FormMessages } from './id.ts';

/** What the forms say: their own words, and those that client and server share. */
export interface FormDictionaries {
  /** The forms' own words. */
  readonly forms: FormMessages;
  /** Words that client and server share. */
  readonly shared: SharedMessages;
}

/** What is said around a form: of the forms' own words those that differ from the Indonesian ones. */
export interface PartialDictionaries {
  readonly forms: MessagesPart<FormMessages>;
  readonly shared: SharedMessages;
}

export const DictionariesContext = createContext<PartialDictionaries>({ forms: {}, shared });

/**
 * One group of the forms' dictionary in the language around the form, by its Indonesian words: whoever brings them
 * needs no other group.
 */
export function useMessagesOf<Group extends keyof FormMessages>(
  group: Group,
  base: FormMessages[Group],
): FormMessages[Group] {
  const differing = useContext(DictionariesContext).forms[group];
  return useMemo(() => (differing ? { ...base, ...differing } : base), [base, differing]);
}

/** Makes the hook that gives one group of some Indonesian words, in the language around the form. */
export const messagesOf =
  <Names extends keyof FormMessages>(messages: Pick<FormMessages, Names>) =>
  <Group extends Names>(group: Group): FormMessages[Group] =>
    useMessagesOf(group, messages[group]);

/** The words that forms share with the server, in the language around the form: labels, refusals, failures. */
export const useSharedMessages = (): SharedMessages => useContext(DictionariesContext).shared;
