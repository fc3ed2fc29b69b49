export { LoginForm, type LoginFormProps, type SignInCaptcha, type SignInValues } from './login-form.tsx';
