export { PpftzNextStepAlert, type PpftzNextStepAlertProps } from './ppftz-next-step-alert.tsx';
