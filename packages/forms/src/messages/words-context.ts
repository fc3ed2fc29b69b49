import { type SharedMessages, id as shared } from '@pabean/api/rules';
import type { MessagesPart } from '@pabean/ui/messages';
import { createContext, useContext, useMemo } from 'react';
import type { FormMessages } from './id.ts';

/** What the forms say: their own words, and those that client and server share. */
export interface FormWords {
  /** The forms' own words. */
  readonly forms: FormMessages;
  /** Words that client and server share. */
  readonly shared: SharedMessages;
}

/** What is said around a form: of the forms' own words those that differ from the Indonesian ones. */
export interface WordsAround {
  readonly forms: MessagesPart<FormMessages>;
  readonly shared: SharedMessages;
}

export const WordsContext = createContext<WordsAround>({ forms: {}, shared });

/**
 * One group of the forms' dictionary in the language around the form, by its Indonesian words: whoever brings them
 * needs no other group.
 */
export function useWordsOf<Group extends keyof FormMessages>(
  group: Group,
  base: FormMessages[Group],
): FormMessages[Group] {
  const differing = useContext(WordsContext).forms[group];
  return useMemo(() => (differing ? { ...base, ...differing } : base), [base, differing]);
}

/** Makes the hook that gives one group of some Indonesian words, in the language around the form. */
export const messagesOf =
  <Names extends keyof FormMessages>(words: Pick<FormMessages, Names>) =>
  <Group extends Names>(group: Group): FormMessages[Group] =>
    useWordsOf(group, words[group]);

/** The words that forms share with the server, in the language around the form: labels, refusals, failures. */
export const useSharedMessages = (): SharedMessages => useContext(WordsContext).shared;
