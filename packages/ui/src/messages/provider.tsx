import { createContext, type ReactNode, useContext } from 'react';
import type { UiMessages } from './index.ts';

const MessagesContext = createContext<UiMessages | undefined>(undefined);

/** Props of {@link MessagesProvider}. */
export interface MessagesProviderProps {
  /**
   * The dictionary for everything inside: `en`, or an office's own. Undefined leaves every component its own
   * Indonesian words, which is also what they speak without a provider.
   */
  messages: UiMessages | undefined;
  children: ReactNode;
}

/** Gives the components inside their words. Without one they speak Indonesian. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** One component's words in the language around it, or its own. */
export function useMessages<Group extends keyof UiMessages>(
  group: Group,
  own: UiMessages[Group],
): UiMessages[Group] {
  return useContext(MessagesContext)?.[group] ?? own;
}
