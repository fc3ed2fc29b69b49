import { createContext, useContext, useEffect } from 'react';

/** Called by the form inside; provided by `EditDialog`. */
export const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** A form that reports whether it is unchanged; that of react-hook-form satisfies it. */
interface UnsavedForm {
  subscribe(payload: {
    formState: { isDirty: true };
    callback: (change: { isDirty?: boolean }) => void;
  }): () => void;
}

/** Reports unsaved changes of a form to the dialog around it and to other listeners, without re-rendering the form. */
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
