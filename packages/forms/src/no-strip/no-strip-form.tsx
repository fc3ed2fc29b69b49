import { maxRows, type NoStripRow, noStripRow } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { FieldRow } from '@pabean/ui/field-row';
import { useMessages } from '@pabean/ui/messages';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BulkActions } from '../internal/bulk/bulk-actions.tsx';
import { BulkPanel } from '../internal/bulk/bulk-panel.tsx';
import { useBulk } from '../internal/bulk/use-bulk.tsx';
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
import { useSaid } from '../internal/use-said.tsx';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { NoStripEditorProps } from './no-strip-editor.tsx';
import { useReadNoStrip } from './use-read-no-strip.ts';

/** Props of {@link NoStripForm}. */
export interface NoStripFormProps<Answer>
  extends Pick<
    NoStripEditorProps<Answer>,
    'onAdd' | 'onAddMany' | 'onAdded' | 'onTemplate' | 'draft' | 'onDirtyChange'
  > {
  /** The saved entries, above the fields. */
  children: ReactNode;
}

const draftVersion = 1;
const example = '012345,20-09-2026,004512,18-09-2026,0045,CSQU3054383,20';
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
  const { sizeSuffix } = useFormMessages('containers');
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
  const { isDirty } = form.formState;
  const bulk = useBulk<NoStripRow>(() => isDirty);
  const read = useReadNoStrip();
  const { onAddMany, onTemplate } = props;
  const { said, say } = useSaid();
  // What is said when the list is back: its live region must stand there first.
  const added = useRef(0);
  const isOpen = bulk.opened !== undefined;
  useEffect(() => {
    if (isOpen || added.current === 0) return;
    say('filledAtEnd', 0, added.current);
    added.current = 0;
  }, [isOpen, say]);

  function back(taken: boolean) {
    flushSync(() => bulk.close({ taken }));
    form.setFocus('ppftzNumber');
  }
  if (bulk.opened && onAddMany)
    return (
      <DialogForm onSubmit={(event) => event.preventDefault()}>
        <BulkPanel
          from={bulk.opened.from}
          text={bulk.text()}
          columns={read.columns}
          room={{ max: maxRows, there: 0 }}
          example={example}
          read={read.read}
          onText={bulk.onText}
          onTake={async (rows, options) => {
            await onAddMany([...rows], options);
            added.current += rows.length;
          }}
          onDone={() => back(true)}
          onBack={() => back(false)}
        />
      </DialogForm>
    );
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        {props.children}
        {onAddMany && (
          <div>
            <BulkActions
              onOpen={bulk.open}
              onTemplate={
                onTemplate &&
                (() => onTemplate(`${read.columns.map(({ label }) => label).join(',')}\r\n${example}\r\n`))
              }
            />
          </div>
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <FieldRow>
          <FormTextField form={form} name="ppftzNumber" />
          <FormDateField form={form} name="ppftzDate" />
          <FormTextField form={form} name="bc11Number" />
          <FormDateField form={form} name="bc11Date" />
          <FormTextField form={form} name="position" inputMode="numeric" />
          <FormContainerNumberField form={form} name="containerNumber" />
          <FormContainerSizeField
            form={form}
            name="containerSize"
            list={sizes}
            width="date"
            unitAfter={sizeSuffix}
          />
          <ContainerSizes id={sizes} />
        </FieldRow>
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
