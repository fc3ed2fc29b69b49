import type { ContainerRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button, DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui';
import { useRef } from 'react';
import { useUnsaved } from '../internal/edit-dialog.tsx';
import { DraftBanner, FormProblems, useDraft, useZodForm } from '../internal/index.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import * as styles from './container-list.css.ts';
import type { ContainerListEditorProps } from './container-list-editor.tsx';
import { ContainerRows, WrongRowsNote } from './container-rows.tsx';
import { type ContainerListValues, containerList } from './schema.ts';

/** Props of {@link ContainerListForm}. */
export type ContainerListFormProps<Answer> = Omit<
  ContainerListEditorProps<Answer>,
  'open' | 'heading' | 'thing' | 'onRequestClose'
>;

const draftVersion = 1;

/** The rows that the server has, and empty ones up to the declared number. */
const padded = (rows: readonly ContainerRow[], declared: number) => [
  ...rows.map(({ number, size }) => ({ number, size })),
  ...Array.from({ length: Math.max(0, declared - rows.length) }, () => ({ number: '', size: '' })),
];

/** The rows of a container list inside their dialog. */
export function ContainerListForm<Answer>({ declared, rows, ...props }: ContainerListFormProps<Answer>) {
  const words = useFormMessages('form');
  const containers = useFormMessages('containers');
  const { labels } = useSharedMessages();
  const list = useRef<HTMLDivElement>(null);
  const form = useZodForm<ContainerListValues, ContainerListValues>({
    schema: containerList(declared),
    defaultValues: { rows: padded(rows, declared) },
    labelOf: (name) => (name.endsWith('.size') ? labels.containerSize : labels.containerNumber),
    lineOf: ({ row, message }) =>
      row === undefined ? message : fill(containers.line, { row: row + 1, message }),
    async onSubmit({ rows }, { signal }) {
      const answer = await props.onSave(rows, { signal });
      await draft.forget();
      props.onSaved(answer);
    },
  });
  const draft = useDraft({ form, name: 'containers', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);

  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        <DraftBanner draft={draft} />
        <FormProblems form={form} />
        <ContainerRows form={form} declared={declared} ref={list} />
      </DialogBody>
      <DialogFoot note={<WrongRowsNote form={form} list={list} />}>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={words.saving}>
          {words.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
