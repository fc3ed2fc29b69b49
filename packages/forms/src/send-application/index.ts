export { SendApplication, type SendApplicationProps } from './send-application.tsx';
