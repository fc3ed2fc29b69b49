export { ChangePasswordForm, type ChangePasswordFormProps } from './change-password-form.tsx';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './forgot-password-form.tsx';
export { NewPasswordForm, type NewPasswordFormProps } from './new-password-form.tsx';
export { PasswordHint, type PasswordHintProps } from './password-hint.tsx';
export type { PasswordChangeValues, PasswordLinkValues } from './schema.ts';
