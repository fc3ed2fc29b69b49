import { createContext, type ReactNode, useContext } from 'react';
import { id } from './id.ts';
import type { UiMessages } from './index.ts';

const MessagesContext = createContext<UiMessages>(id);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /** The dictionary for everything inside: `id`, `en`, or an office's own. */
  messages: UiMessages;
  children: ReactNode;
}

/** Gives the components inside their words. Without one they speak Indonesian. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** One component's words in the language around it. */
export function useMessages<Group extends keyof UiMessages>(group: Group): UiMessages[Group] {
  return useContext(MessagesContext)[group];
}
