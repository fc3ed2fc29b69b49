export { extendMessages, type MessagesPart } from '@pabean/api/rules';
export { en } from './en.ts';
export { Glossed, type GlossedProps } from './glossed.tsx';
export { id, type UiMessages } from './id.ts';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './provider.tsx';
export { type StatusGloss, useStatusGloss } from './use-status-gloss.ts';
