// The messages of each group of forms, for the forms themselves.

export { useSharedMessages } from './dictionaries-context.ts';
export { useAccountMessages } from './use-account-messages.ts';
export { useFormMessages } from './use-form-messages.ts';
export { usePpftzMessages } from './use-ppftz-messages.ts';
export { useReportMessages } from './use-report-messages.ts';
export { useTransitMessages } from './use-transit-messages.ts';
