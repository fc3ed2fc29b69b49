import { Dialog, type DialogProps } from '@pabean/ui/dialog';
import { useState } from 'react';
import { UnsavedContext } from './use-unsaved.ts';

/** A dialog around a form: it asks before it closes over unsaved input, which the form reports with `useUnsaved`. */
export function EditDialog(props: Omit<DialogProps, 'open' | 'purpose' | 'unsaved'>) {
  const [unsaved, setUnsaved] = useState(false);
  return (
    <UnsavedContext value={setUnsaved}>
      <Dialog {...props} open purpose="edit" unsaved={unsaved} />
    </UnsavedContext>
  );
}
