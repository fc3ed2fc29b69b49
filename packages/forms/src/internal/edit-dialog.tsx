import { Dialog, type DialogProps } from '@pabean/ui';
import { createContext, useContext, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const UnsavedContext = createContext<(unsaved: boolean) => void>(() => undefined);

/** A dialog around a form: it asks before it closes over unsaved input, which `useUnsaved` of the form tells it. */
export function EditDialog(props: Omit<DialogProps, 'open' | 'purpose' | 'unsaved'>) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <UnsavedContext value={setUnsaved}>
      <Dialog {...props} open purpose="edit" unsaved={unsaved} />
    </UnsavedContext>
  );
}

/**
 * Tells the dialog around a form, and whoever else asks, whether there is something unsaved in it. The form itself is
 * not drawn for it.
 */
export function useUnsaved<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onDirtyChange?: (dirty: boolean) => void,
): void {
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
