export { LicenceCheckForm, type LicenceCheckFormProps } from './licence-check-form.tsx';
