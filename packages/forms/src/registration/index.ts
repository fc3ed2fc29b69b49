export { RegistrationForm, type RegistrationFormProps } from './registration.tsx';
