import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { extendMessages, type MessagesPart } from './extend.ts';
import type { UiMessages } from './index.ts';

type UiPart = MessagesPart<UiMessages>;

const MessagesContext = createContext<UiPart>({});

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /**
   * A dictionary for everything inside: `en`, an office's own, or only the words that differ in this place, such as
   * `{ dialog: { cancel: 'Kembali' } }`. Words that it leaves out, and all of them where it is undefined, stay those
   * of the provider around it; without any, components speak Indonesian. Give the same object on every render.
   */
  messages: UiPart | undefined;
  children: ReactNode;
}

/** Gives the components inside their words, all of them or some. Without one they speak Indonesian. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const around = useContext(MessagesContext);
  const words = useMemo(() => extendMessages(around, messages ?? {}), [around, messages]);
  return <MessagesContext value={words}>{children}</MessagesContext>;
}

/** One component's words in the language around it, or its own. */
export function useMessages<Group extends keyof UiMessages>(
  group: Group,
  own: UiMessages[Group],
): UiMessages[Group] {
  const replaced = useContext(MessagesContext)[group];
  return useMemo(() => (replaced ? { ...own, ...replaced } : own), [own, replaced]);
}
