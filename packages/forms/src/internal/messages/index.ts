import type { id } from './id.ts';

/** The shape of the forms' dictionary: every language has every key. */
export type FormMessages = {
  readonly [Group in keyof typeof id]: { readonly [Key in keyof (typeof id)[Group]]: string };
};

export { en } from './en.ts';
export { id } from './id.ts';
export { type FormsProps, FormsProvider, type FormWords, useFormWords, useSharedWords } from './provider.tsx';
