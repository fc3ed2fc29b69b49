export { en } from './en.ts';
export { type FormMessages, id } from './id.ts';
export { type FormsProps, FormsProvider } from './provider.tsx';
export { useReportMessages } from './use-report-messages.ts';
export type { FormWords } from './words-context.ts';
