import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import type { ReactNode, Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormMessages } from '../../messages/use-messages.ts';
import { DraftBanner, FormProblems, type useDraft, type ZodForm } from '../index.ts';
import { dialogBody } from './row-dialog.css.ts';

/** Props of {@link EntryForm}. */
export interface EntryFormProps<Values extends FieldValues> {
  form: ZodForm<Values>;
  draft: ReturnType<typeof useDraft>;
  /** The saved entries, above the fields. */
  entries: ReactNode;
  /** The last change, for screen readers. */
  announcement: ReactNode;
  /** Replaces the fields once there is no room for another entry. */
  full?: ReactNode;
  /** Label of the button that adds an entry. */
  add?: Ref<HTMLButtonElement>;
  /** Other actions, before the add button. */
  actions?: ReactNode;
  /** The fields of the next entry. */
  children: ReactNode;
}

/** The saved entries of a dialog and the fields of the next one. */
export function EntryForm<Values extends FieldValues>(props: EntryFormProps<Values>) {
  const { form, draft, entries, announcement, full, add, actions, children } = props;
  const { saving } = useFormMessages('form');
  const { close } = useMessages('common');
  const { add: addRow } = useMessages('listEditor');
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={dialogBody}>
        {entries}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {full || (
          <>
            <DraftBanner draft={draft} />
            <FormProblems form={form} />
            {children}
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{close}</DialogCancel>
        {actions}
        {!full && (
          <Button
            ref={add}
            type="submit"
            variant="primary"
            busy={form.formState.isSubmitting}
            busyLabel={saving}
          >
            {addRow}
          </Button>
        )}
      </DialogFoot>
    </DialogForm>
  );
}
