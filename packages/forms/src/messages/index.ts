export { en } from './en.ts';
export { type FormMessages, id } from './id.ts';
export { type FormsProps, FormsProvider } from './provider.tsx';
export { useFormMessages } from './use-form-messages.ts';
export { type FormWords, useSharedMessages } from './words-context.ts';
