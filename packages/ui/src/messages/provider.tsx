import { extendMessages, type MessagesPart } from '@pabean/api/rules';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { id, type UiMessages } from './id.ts';

const MessagesContext = createContext<UiMessages>(id);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /**
   * A dictionary for everything inside: `en`, a custom one, or only the messages that differ here, such as
   * `{ dialog: { cancel: 'Kembali' } }`. Omitted messages, and all of them where it is undefined, are those of the
   * provider around it; without any provider, components are in Indonesian. Give the same object on every render.
   */
  messages: MessagesPart<UiMessages> | undefined;
  /** The components that use the dictionary. */
  children: ReactNode;
}

/** Provides messages to the components inside, all of them or some. Without it they are in Indonesian. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const around = useContext(MessagesContext);
  const all = useMemo(() => extendMessages(around, messages ?? {}), [around, messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** One group of the dictionary of the nearest provider: `useMessages('dialog').cancel`. */
export const useMessages = <Group extends keyof UiMessages>(group: Group): UiMessages[Group] =>
  useContext(MessagesContext)[group];
