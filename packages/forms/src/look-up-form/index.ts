export { LookUpForm, type LookUpFormProps } from './look-up-form.tsx';
