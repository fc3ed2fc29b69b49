import type { id } from './id.ts';

/** The shape of the design system's dictionary: groups by component, every language has every key. */
export type UiMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};

export { en } from './en.ts';
export { extendMessages, type MessagesPart } from './extend.ts';
export { id } from './id.ts';
export { MessagesProvider, type MessagesProviderProps, useMessages } from './provider.tsx';
