export type { CaptchaFieldProps, CaptchaLoader } from './captcha-field.tsx';
export { CaptchaField } from './captcha-field.tsx';
export type { Altcha, CaptchaState } from './use-altcha.ts';
export { type CaptchaAhead, type CaptchaAheadOptions, useCaptchaAhead } from './use-captcha-ahead.ts';
