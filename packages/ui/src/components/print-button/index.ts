export { PrintButton, type PrintButtonProps } from './print-button.tsx';
