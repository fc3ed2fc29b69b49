import { createContext, useContext, useEffect } from 'react';

/** Told by the form in it; `EditDialog` gives it. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** A form that tells whether it is as it was at first; react-hook-form's own is one. */
interface UnsavedForm {
  subscribe(payload: {
    formState: { isDirty: true };
    callback: (change: { isDirty?: boolean }) => void;
  }): () => void;
}

/**
 * Tells the dialog around a form, and whoever else asks, whether there is something unsaved in it. The form itself is
 * not drawn for it.
 */
export function useUnsaved({ subscribe }: UnsavedForm, onDirtyChange?: (dirty: boolean) => void): void {
  const setUnsaved = useContext(UnsavedContext);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true },
        callback({ isDirty = false }) {
          setUnsaved(isDirty);
          onDirtyChange?.(isDirty);
        },
      }),
    [subscribe, setUnsaved, onDirtyChange],
  );
}
