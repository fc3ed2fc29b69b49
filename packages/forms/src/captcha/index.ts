export type { CaptchaFieldProps, CaptchaLoader } from './captcha-field.tsx';
export { CaptchaField } from './captcha-field.tsx';
