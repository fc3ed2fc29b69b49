import type { DatedRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import {
  Alert,
  Button,
  DateField,
  DialogBody,
  DialogCancel,
  DialogFoot,
  DialogForm,
  FileField,
  TextField,
} from '@pabean/ui';
import { type ReactNode, useState } from 'react';
import { type TravellingFile, travelling } from '../internal/chosen-file.ts';
import { FormProblems, useFormWords, useSharedWords, useZodForm } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import * as styles from '../internal/row-list.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { datedDocument } from './schema.ts';

/** One dated document as it is added. */
export type DatedDocumentSubmission = DatedRow & TravellingFile;

/** Props of {@link DatedDocumentForm}. */
export interface DatedDocumentFormProps {
  /** Whether the declared number of rows is reached. */
  full: boolean;
  declared: number;
  limit: { checkedKb: number; shownKb: number };
  onAdd: (row: DatedDocumentSubmission) => Promise<unknown>;
  onUnsaved: (unsaved: boolean) => void;
  /** The saved rows, above the fields. */
  children: ReactNode;
}

const emptyRow = { number: '', date: '', file: undefined as unknown };

/** The saved rows and the fields of the next one. */
export function DatedDocumentForm({
  full,
  declared,
  limit,
  onAdd,
  onUnsaved,
  children,
}: DatedDocumentFormProps) {
  const dokapWords = useFormWords('dokap', own.dokap);
  const rowsWords = useFormWords('rows', own.rows);
  const shared = useSharedWords();
  // The file field of the next entry starts anew.
  const [entry, setEntry] = useState(0);
  const { documentNumber, documentDate, file: fileLabel } = shared.labels;
  const form = useZodForm<typeof emptyRow, DatedRow & { file: File | null }>({
    schema: datedDocument,
    defaultValues: emptyRow,
    labelOf: ([name]) => (name === 'file' ? fileLabel : name === 'date' ? documentDate : documentNumber),
    async onSubmit({ file, ...row }) {
      await onAdd({ ...row, ...(await travelling(file)) });
      form.startOver('number');
      setEntry((count) => count + 1);
    },
  });
  useUnsaved(form, onUnsaved);
  return (
    <DialogForm {...form.props}>
      <DialogBody className={styles.body}>
        {children}
        {full ? (
          <Alert heading={fill(rowsWords.full, { declared })} />
        ) : (
          <>
            <FormProblems form={form} />
            <div className={styles.fields}>
              <TextField {...form.field('number')} label={documentNumber} maxLength={50} />
              <DateField {...form.date('date')} label={documentDate} />
            </div>
            <FileField key={entry} {...form.field('file')} label={fileLabel} optional limit={limit} />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{rowsWords.close}</DialogCancel>
        {!full && (
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel={dokapWords.saving}>
            {rowsWords.add}
          </Button>
        )}
      </DialogFoot>
    </DialogForm>
  );
}
