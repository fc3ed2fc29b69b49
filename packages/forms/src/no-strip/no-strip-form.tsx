import { type NoStripRow, noStripRow } from '@pabean/api/contract';
import { Button, DialogBody, DialogCancel, DialogFoot, DialogForm, useMessages } from '@pabean/ui';
import { type ReactNode, useId } from 'react';
import { useUnsaved } from '../internal/edit-dialog.tsx';
import {
  ContainerSizes,
  DraftBanner,
  FormContainerNumberField,
  FormContainerSizeField,
  FormDateField,
  FormProblems,
  FormTextField,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import * as styles from '../internal/row-list.css.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import type { NoStripEditorProps } from './no-strip-editor.tsx';

/** Props of {@link NoStripForm}. */
export interface NoStripFormProps<Answer>
  extends Pick<NoStripEditorProps<Answer>, 'onAdd' | 'onAdded' | 'draft' | 'onDirtyChange'> {
  /** The saved entries, above the fields. */
  children: ReactNode;
}

const draftVersion = 1;
const emptyRow: NoStripRow = {
  ppftzNumber: '',
  ppftzDate: '',
  bc11Number: '',
  bc11Date: '',
  position: '',
  containerNumber: '',
  containerSize: '',
};

/** The saved entries and the fields of the next one. */
export function NoStripForm<Answer>(props: NoStripFormProps<Answer>) {
  const words = useFormMessages('form');
  const { close } = useMessages('common');
  const { add: addRow } = useMessages('listEditor');
  const { labels } = useSharedMessages();
  const sizes = useId();
  const form = useZodForm<NoStripRow, NoStripRow>({
    schema: noStripRow,
    defaultValues: emptyRow,
    labelOf: (name) => labels[name as keyof NoStripRow],
    async onSubmit(row, { signal }) {
      const answer = await props.onAdd(row, { signal });
      await draft.forget();
      form.reset(emptyRow, { keepFieldsRef: true });
      form.setFocus('ppftzNumber');
      props.onAdded?.(answer);
    },
  });
  const draft = useDraft({ form, name: 'no-strip', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        {props.children}
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <div className={styles.fields}>
          <FormTextField form={form} name="ppftzNumber" />
          <FormDateField form={form} name="ppftzDate" />
          <FormTextField form={form} name="bc11Number" />
          <FormDateField form={form} name="bc11Date" />
          <FormTextField form={form} name="position" inputMode="numeric" />
          <FormContainerNumberField form={form} name="containerNumber" />
          <FormContainerSizeField form={form} name="containerSize" list={sizes} width="date" />
          <ContainerSizes id={sizes} />
        </div>
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{close}</DialogCancel>
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={words.saving}>
          {addRow}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
