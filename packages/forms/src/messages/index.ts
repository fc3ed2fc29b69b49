export { en } from './en.ts';
export { type FormMessages, id } from './id.ts';
export { type FormsProps, FormsProvider } from './provider.tsx';
export { useAccountMessages } from './use-account-messages.ts';
export { useFormMessages } from './use-form-messages.ts';
export { usePpftzMessages } from './use-ppftz-messages.ts';
export { useReportMessages } from './use-report-messages.ts';
export { useTransitMessages } from './use-transit-messages.ts';
export { type FormWords, useSharedMessages } from './words-context.ts';
