export { AuthenticatorKey, type AuthenticatorKeyProps } from './authenticator-key.tsx';
export { type GivenCode, OtpForm, type OtpFormProps } from './otp-form.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes.tsx';
export {
  type PasswordAndCode,
  type SetupKey,
  TwoFactorDialog,
  type TwoFactorDialogProps,
} from './two-factor-dialog.tsx';
