import { createContext, useContext } from 'react';

/** Something to do about what a toast says, such as “Buka”. */
export interface ToastAction {
  /** The verb. */
  label: string;
  /** Called on the click; the toast goes. */
  onAction: () => void;
}

/** What {@link useToast} gives. */
export interface Toaster {
  /**
   * Shows for six seconds that something worked, and says it to screen readers.
   *
   * @param text What worked, such as “Berhasil menyimpan”.
   * @param action Where to go from there.
   */
  show: (text: string, action?: ToastAction) => void;
  /**
   * Says something to screen readers alone, in the same live region: “48 baris dimuat”.
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

/** The toaster around. */
export const ToastContext = createContext<Toaster>({ show: orphan, announce: orphan });

/** Shows that something worked. Never for errors: they stay where they happened. */
export const useToast = () => useContext(ToastContext);

/**
 * Says something to screen readers in the app's live region, or undefined without a ToastProvider around: for
 * components that then have a region of their own.
 */
export function useAnnounce(): Toaster['announce'] | undefined {
  const { announce } = useContext(ToastContext);
  return announce === orphan ? undefined : announce;
}
