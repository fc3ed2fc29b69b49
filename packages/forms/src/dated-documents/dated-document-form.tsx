import type { DatedRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import {
  Alert,
  Button,
  DialogBody,
  DialogCancel,
  DialogFoot,
  DialogForm,
  useMessages,
  useOffice,
} from '@pabean/ui';
import type { ReactNode } from 'react';
import { optionsFor, type TravellingFile, travelling } from '../internal/chosen-file.ts';
import { useUnsaved } from '../internal/edit-dialog.tsx';
import {
  DraftBanner,
  FormDateField,
  FormFileField,
  FormProblems,
  FormTextField,
  useDraft,
  useZodForm,
} from '../internal/index.ts';
import * as styles from '../internal/row-list.css.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import type { DatedDocumentsEditorProps } from './dated-documents-editor.tsx';
import { type DatedDocumentValues, datedDocument } from './schema.ts';

/** One dated document as it is added. */
export type DatedDocumentSubmission = DatedRow & TravellingFile;

/** Props of {@link DatedDocumentForm}. */
export interface DatedDocumentFormProps<Answer>
  extends Pick<
    DatedDocumentsEditorProps<Answer>,
    'declared' | 'limit' | 'onAdd' | 'onAdded' | 'draft' | 'onDirtyChange'
  > {
  /** Whether the declared number of rows is reached. */
  full: boolean;
  /** The saved rows, above the fields. */
  children: ReactNode;
}

const draftVersion = 1;
const emptyRow: DatedDocumentValues = { number: '', date: '', file: null };

/** The saved rows and the fields of the next one. */
export function DatedDocumentForm<Answer>(props: DatedDocumentFormProps<Answer>) {
  const words = useFormMessages('form');
  const { close } = useMessages('common');
  const { add: addRow } = useMessages('listEditor');
  const rowsWords = useFormMessages('rows');
  const { documentNumber, documentDate, file } = useSharedMessages().labels;
  const { uploads } = useOffice();
  const limit = props.limit ?? uploads.permit;
  const labels = { number: documentNumber, date: documentDate, file };
  const form = useZodForm<DatedDocumentValues, DatedDocumentValues>({
    schema: datedDocument(limit),
    defaultValues: emptyRow,
    labelOf: (name) => labels[name as keyof DatedDocumentValues],
    async onSubmit({ file, ...row }, options) {
      const document = { ...row, ...(await travelling(file)) };
      const answer = await props.onAdd(document, optionsFor(file, options));
      await draft.forget();
      form.reset(emptyRow, { keepFieldsRef: true });
      form.setFocus('number');
      props.onAdded?.(answer);
    },
  });
  const draft = useDraft({ form, name: 'dated-documents', version: draftVersion, location: props.draft });
  useUnsaved(form, props.onDirtyChange);
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        {props.children}
        {props.full ? (
          <Alert heading={fill(rowsWords.full, { declared: props.declared })} />
        ) : (
          <>
            <DraftBanner draft={draft} />
            <FormProblems form={form} />
            <div className={styles.fields}>
              <FormTextField form={form} name="number" />
              <FormDateField form={form} name="date" />
            </div>
            <FormFileField form={form} name="file" optional limit={limit} />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{close}</DialogCancel>
        {!props.full && (
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={words.saving}>
            {addRow}
          </Button>
        )}
      </DialogFoot>
    </DialogForm>
  );
}
