export { en } from './en.ts';
export { extendMessages, type MessagesPart } from './extend.ts';
export { id, type UiMessages } from './id.ts';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './provider.tsx';
