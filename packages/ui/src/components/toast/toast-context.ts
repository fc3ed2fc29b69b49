import { createContext, useContext } from 'react';

/** An action on what a toast is about, such as “Open”. */
export interface ToastAction {
  /** The verb. */
  label: string;
  /** Called on the click; the toast is removed. */
  onAction: () => void;
}

/** The functions of {@link useToast}. */
export interface Toaster {
  /**
   * Shows a success message for six seconds, and announces it to screen readers.
   *
   * @param text What worked, such as “Saved”.
   * @param action A button with a next step.
   */
  show: (text: string, action?: ToastAction) => void;
  /**
   * Announces something to screen readers only, in the same live region: “48 rows loaded”.
   *
   * @param text What has changed.
   */
  announce: (text: string) => void;
}

const orphan = () => {
  throw new Error(
    'useToast found no ToastProvider above it, so nobody would see the message. Put <ToastProvider> around the app.',
  );
};

/** The toaster of the ToastProvider around. */
export const ToastContext = createContext<Toaster>({ show: orphan, announce: orphan });

/** Shows success messages. Never for errors: show those where they happened. */
export const useToast = () => useContext(ToastContext);

/**
 * Announces something to screen readers in the app's live region; undefined without a ToastProvider around: components
 * then use a live region of their own.
 */
export function useAnnounce(): Toaster['announce'] | undefined {
  const { announce } = useContext(ToastContext);
  return announce === orphan ? undefined : announce;
}
