export { type GivenCode, OtpForm, type OtpFormProps } from './otp-form.tsx';
