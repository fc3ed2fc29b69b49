export { AuthenticatorKey, type AuthenticatorKeyProps } from './authenticator-key.tsx';
