import type { DatedRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { FieldRow } from '@pabean/ui/field-row';
import { useOffice } from '@pabean/ui/office';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { optionsFor } from '../internal/chosen-file.ts';
import { FormDateField, FormFileField, FormTextField, useDraft, useZodForm } from '../internal/index.ts';
import { EntryForm } from '../internal/rows/entry-form.tsx';
import { type UploadContent, useReadUpload } from '../internal/use-read-upload.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { DatedDocumentsEditorProps } from './dated-documents-editor.tsx';
import { SameNumber } from './same-number.tsx';
import { type DatedDocumentValues, datedDocument } from './schema.ts';

/** The values of a dated document to add. */
export type DatedDocumentSubmission = DatedRow & UploadContent;

/** Props of {@link DatedDocumentForm}. */
export interface DatedDocumentFormProps<Answer>
  extends Pick<
    DatedDocumentsEditorProps<Answer>,
    'declared' | 'limit' | 'onAdd' | 'onAdded' | 'draft' | 'onDirtyChange'
  > {
  /** The saved rows. */
  rows: readonly DatedRow[];
  /** Rendered above the fields. */
  children: ReactNode;
}

const draftVersion = 1;
const emptyRow: DatedDocumentValues = { number: '', date: '', file: null };

/** The saved rows and the fields of the next one. */
export function DatedDocumentForm<Answer>(props: DatedDocumentFormProps<Answer>) {
  const rowsMessages = useFormMessages('rows');
  const { documentNumber, documentDate, file } = useSharedMessages().labels;
  const { uploads } = useOffice();
  const readUpload = useReadUpload();
  const full = props.rows.length >= props.declared;
  const done = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [announcement, setAnnouncement] = useState<{ text: string; times: number }>({ text: '', times: 0 });
  const announce = (text: string) => setAnnouncement(({ times }) => ({ text, times: times + 1 }));
  const limit = props.limit ?? uploads.permit;
  const labels = { number: documentNumber, date: documentDate, file };
  const form = useZodForm<DatedDocumentValues, DatedDocumentValues>({
    schema: datedDocument(limit),
    defaultValues: emptyRow,
    labelOf: (name) => labels[name as keyof DatedDocumentValues],
    async onSubmit({ file, ...row }, options) {
      const document = { ...row, ...(await readUpload(file, 'file')) };
      const answer = await props.onAdd(document, optionsFor(file, options));
      // Emptied before the draft is removed, which may take a while: the added row is shown already.
      form.reset(emptyRow, { keepFieldsRef: true });
      form.setFocus('number');
      await draft.forget();
      announce(fill(rowsMessages.added, { name: row.number }));
      props.onAdded?.(answer);
    },
  });
  const draft = useDraft({ form, name: 'dated-documents', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);

  // The fields have been removed, and the focus with them.
  const wasFull = useRef(full);
  useEffect(() => {
    if (full && !wasFull.current) done.current?.focus();
    wasFull.current = full;
  }, [full]);
  function stop() {
    form.cancel();
    announce(rowsMessages.stopped);
    add.current?.focus();
  }
  const fullHeading = fill(rowsMessages.full, { declared: props.declared });
  return (
    <EntryForm
      form={form}
      draft={draft}
      entries={props.children}
      announcement={<span key={announcement.times}>{announcement.text}</span>}
      full={
        full && <Alert ref={done} role="group" aria-label={fullHeading} tabIndex={-1} heading={fullHeading} />
      }
      add={add}
      actions={
        !full &&
        form.formState.isSubmitting &&
        form.progress !== undefined && <Button onClick={stop}>{rowsMessages.stop}</Button>
      }
    >
      <FieldRow>
        <FormTextField form={form} name="number" />
        <FormDateField form={form} name="date" />
      </FieldRow>
      <SameNumber form={form} rows={props.rows} />
      <FormFileField form={form} name="file" optional limit={limit} />
    </EntryForm>
  );
}
