import { type NoStripRow, noStripRow } from '@pabean/api/contract';
import {
  Button,
  DateField,
  DialogBody,
  DialogCancel,
  DialogFoot,
  DialogForm,
  Select,
  TextField,
} from '@pabean/ui';
import type { ReactNode } from 'react';
import { containerSizes } from '../internal/container-sizes.ts';
import { FormProblems, useFormWords, useSharedWords, useZodForm } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import * as styles from '../internal/row-list.css.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { noStripFields } from './fields.ts';

/** Props of {@link NoStripForm}. */
export interface NoStripFormProps {
  onAdd: (row: NoStripRow) => Promise<unknown>;
  onUnsaved: (unsaved: boolean) => void;
  /** The saved entries, above the fields. */
  children: ReactNode;
}

type Values = Record<(typeof noStripFields)[number], string>;

const emptyRow = Object.fromEntries(noStripFields.map((name) => [name, ''])) as Values;

/** The saved entries and the fields of the next one. */
export function NoStripForm({ onAdd, onUnsaved, children }: NoStripFormProps) {
  const containersWords = useFormWords('containers', own.containers);
  const dokapWords = useFormWords('dokap', own.dokap);
  const rowsWords = useFormWords('rows', own.rows);
  const shared = useSharedWords();
  const { labels } = shared;
  const form = useZodForm<Values, NoStripRow>({
    schema: noStripRow,
    defaultValues: emptyRow,
    labelOf: ([name]) => labels[name as keyof Values],
    async onSubmit(row) {
      await onAdd(row);
      form.startOver('ppftzNumber');
    },
  });
  useUnsaved(form, onUnsaved);
  return (
    <DialogForm {...form.props}>
      <DialogBody className={styles.body}>
        {children}
        <FormProblems form={form} />
        <div className={styles.fields}>
          <TextField {...form.field('ppftzNumber')} label={labels.ppftzNumber} maxLength={30} />
          <DateField {...form.date('ppftzDate')} label={labels.ppftzDate} />
          <TextField {...form.field('bc11Number')} label={labels.bc11Number} maxLength={10} />
          <DateField {...form.date('bc11Date')} label={labels.bc11Date} />
          <TextField {...form.field('position')} label={labels.position} inputMode="numeric" maxLength={12} />
          <TextField
            {...form.field('containerNumber')}
            label={labels.containerNumber}
            code
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
          />
          <Select
            {...form.field('containerSize')}
            label={labels.containerSize}
            placeholder={containersWords.size}
            options={containerSizes}
          />
        </div>
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{rowsWords.close}</DialogCancel>
        <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel={dokapWords.saving}>
          {rowsWords.add}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
