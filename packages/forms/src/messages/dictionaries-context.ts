import { type SharedMessages, id as shared } from '@pabean/api/rules';
import type { MessagesPart } from '@pabean/ui/messages';
import { createContext, useContext, useMemo } from 'react';
import type { FormMessages } from './id.ts';

/** The messages of the forms: their own, and those shared by client and server. */
export interface FormDictionaries {
  /** The forms' own messages. */
  readonly forms: FormMessages;
  /** Messages shared by client and server. */
  readonly shared: SharedMessages;
}

/** The current messages: of the forms' own only those that differ from the Indonesian ones. */
export interface PartialDictionaries {
  readonly forms: MessagesPart<FormMessages>;
  readonly shared: SharedMessages;
}

export const DictionariesContext = createContext<PartialDictionaries>({ forms: {}, shared });

/** One group of the forms' messages in the current language, given its Indonesian messages: the caller loads no other group. */
export function useMessagesOf<Group extends keyof FormMessages>(
  group: Group,
  base: FormMessages[Group],
): FormMessages[Group] {
  const differing = useContext(DictionariesContext).forms[group];
  return useMemo(() => (differing ? { ...base, ...differing } : base), [base, differing]);
}

/** Creates the hook that returns one group of some Indonesian messages, in the current language. */
export const messagesOf =
  <Names extends keyof FormMessages>(messages: Pick<FormMessages, Names>) =>
  <Group extends Names>(group: Group): FormMessages[Group] =>
    useMessagesOf(group, messages[group]);

/** The messages shared with the server, in the current language: labels, refusals, failures. */
export const useSharedMessages = (): SharedMessages => useContext(DictionariesContext).shared;
