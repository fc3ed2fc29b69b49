export { en } from './en.ts';
export { type FormMessages, id } from './id.ts';
export {
  type FormsProps,
  FormsProvider,
  type FormWords,
  useFormMessages,
  useSharedMessages,
} from './provider.tsx';
