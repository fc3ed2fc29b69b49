export { Toast, type ToastProps } from './toast.tsx';
export { type ToastAction, type Toaster, useToast } from './toast-context.ts';
export { ToastProvider, type ToastProviderProps } from './toast-provider.tsx';
