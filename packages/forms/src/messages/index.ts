export type { FormDictionaries } from './dictionaries-context.ts';
export { en } from './en.ts';
export { type FormMessages, id } from './id.ts';
export { type FormsProps, FormsProvider } from './provider.tsx';
export { useReportMessages } from './use-report-messages.ts';
