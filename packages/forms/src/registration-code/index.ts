export { RegistrationCode, type RegistrationCodeProps } from './registration-code.tsx';
