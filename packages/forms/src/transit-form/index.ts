export { CourierTransitForm, type CourierTransitFormProps } from './courier-transit-form.tsx';
export { TransitForm, type TransitFormProps } from './transit-form.tsx';
export type { SentTransit } from './use-transit-form.ts';
