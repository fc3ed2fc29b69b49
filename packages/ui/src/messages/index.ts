export { extendMessages, type MessagesPart } from '@pabean/api/rules';
export { en } from './en.ts';
export { id, type UiMessages } from './id.ts';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './provider.tsx';
