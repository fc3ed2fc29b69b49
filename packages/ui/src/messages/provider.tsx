import { extendMessages, type MessagesPart } from '@pabean/api/rules';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { id, type UiMessages } from './id.ts';

const MessagesContext = createContext<UiMessages>(id);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /**
   * A dictionary for everything inside: `en`, an office's own, or only the words that differ in this place, such as
   * `{ dialog: { cancel: 'Kembali' } }`. Words that it leaves out, and all of them where it is undefined, stay those
   * of the provider around it; without any, components speak Indonesian. Give the same object on every render.
   */
  messages: MessagesPart<UiMessages> | undefined;
  /** What takes its words from it. */
  children: ReactNode;
}

/** Gives the components inside their words, all of them or some. Without one they speak Indonesian. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const around = useContext(MessagesContext);
  const all = useMemo(() => extendMessages(around, messages ?? {}), [around, messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** One group of the dictionary in the language around the component: `useMessages('dialog').cancel`. */
export const useMessages = <Group extends keyof UiMessages>(group: Group): UiMessages[Group] =>
  useContext(MessagesContext)[group];
