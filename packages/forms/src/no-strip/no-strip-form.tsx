import { maxRows, type NoStripRow, noStripRow } from '@pabean/api/contract';
import { DialogForm } from '@pabean/ui/dialog';
import { FieldRow } from '@pabean/ui/field-row';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { BulkActions } from '../internal/bulk/bulk-actions.tsx';
import { BulkPanel } from '../internal/bulk/bulk-panel.tsx';
import { useBulk } from '../internal/bulk/use-bulk.tsx';
import { useDraft, useZodForm } from '../internal/index.ts';
import { EntryForm } from '../internal/rows/entry-form.tsx';
import { drawField } from '../internal/rows/fields.tsx';
import { emptyRow } from '../internal/rows/row-kind.ts';
import { useReadRows } from '../internal/rows/use-read-rows.ts';
import { useListAnnouncement } from '../internal/use-list-announcement.tsx';
import { useUnsaved } from '../internal/use-unsaved.ts';
import type { NoStripEditorProps } from './no-strip-editor.tsx';
import { useNoStripFields } from './use-no-strip-fields.tsx';

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

/** The saved entries and the fields of the next one. */
export function NoStripForm<Answer>(props: NoStripFormProps<Answer>) {
  const fields = useNoStripFields();
  const empty = emptyRow(fields);
  const form = useZodForm<Record<string, string>, NoStripRow>({
    schema: noStripRow,
    defaultValues: empty,
    labelOf: (name) => fields.find((each) => each.name === name)?.label ?? name,
    async onSubmit(row, { signal }) {
      const answer = await props.onAdd(row, { signal });
      // Emptied before the draft is removed, which may take a while: the added row is shown already.
      form.reset(empty, { keepFieldsRef: true });
      form.setFocus('ppftzNumber');
      await draft.forget();
      announce('filledAtEnd', 0, 1);
      props.onAdded?.(answer);
    },
  });
  const draft = useDraft({ form, name: 'no-strip', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  const { isDirty } = form.formState;
  const bulk = useBulk<NoStripRow>(() => isDirty);
  const reader = useReadRows({ schema: noStripRow, fields, example, max: maxRows }, 0);
  const { onAddMany, onTemplate } = props;
  const { announcement, announce } = useListAnnouncement();
  // The announcement waits until the list, with its live region, is rendered again.
  const added = useRef(0);
  const isOpen = bulk.opened !== undefined;
  useEffect(() => {
    if (isOpen || added.current === 0) return;
    announce('filledAtEnd', 0, added.current);
    added.current = 0;
  }, [isOpen, announce]);

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
          {...reader.panel}
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
    <EntryForm
      form={form}
      draft={draft}
      announcement={announcement}
      entries={
        <>
          {props.children}
          {onAddMany && (
            <div>
              <BulkActions
                onOpen={bulk.open}
                onTemplate={onTemplate && (() => onTemplate(reader.template))}
              />
            </div>
          )}
        </>
      }
    >
      <FieldRow>
        {fields.map((field) => (
          <Fragment key={field.name}>{drawField(form, field)}</Fragment>
        ))}
      </FieldRow>
    </EntryForm>
  );
}
