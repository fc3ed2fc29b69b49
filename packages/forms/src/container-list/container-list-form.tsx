import type { ContainerRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button, DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  DraftBanner,
  FormProblems,
  useDraft,
  useFormWords,
  useSharedWords,
  useZodForm,
} from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import * as styles from './container-list.css.ts';
import type { ContainerListEditorProps } from './container-list-editor.tsx';
import { ContainerMeter } from './container-meter.tsx';
import { ContainerRowFields } from './container-row-fields.tsx';
import { containerList } from './schema.ts';

/** The rows as the form holds them. */
export interface ContainerListValues {
  rows: { number: string; size: string }[];
}

type Props = Omit<ContainerListEditorProps, 'open' | 'heading' | 'thing' | 'onRequestClose'> & {
  onUnsaved: (unsaved: boolean) => void;
  onSaved: () => void;
};

const draftVersion = 1;
const emptyRow = { number: '', size: '' };

/** The rows that the server has, and empty ones up to the declared number. */
const padded = (rows: readonly ContainerRow[], declared: number) => [
  ...rows,
  ...Array.from({ length: Math.max(0, declared - rows.length) }, () => emptyRow),
];

/** The rows of a container list inside their dialog. */
export function ContainerListForm({ declared, rows, draft, onSave, onUnsaved, onSaved }: Props) {
  const words = useFormWords('containers', own.containers);
  const dokapWords = useFormWords('dokap', own.dokap);
  const shared = useSharedWords();
  const [full, setFull] = useState(false);
  const form = useZodForm<ContainerListValues, { rows: ContainerRow[] }>({
    schema: containerList(declared),
    defaultValues: { rows: padded(rows, declared) },
    labelOf: (path) => (path.at(-1) === 'size' ? shared.labels.containerSize : shared.labels.containerNumber),
    async onSubmit(values) {
      await onSave(values.rows);
      await kept.finish();
      onSaved();
    },
  });
  const list = useFieldArray({ control: form.values.control, name: 'rows' });
  const kept = useDraft<ContainerListValues>({
    key: draft?.key ?? '',
    store: draft?.store,
    version: draftVersion,
    form: form.values,
  });
  useUnsaved(form, onUnsaved);

  function add() {
    const isFull = list.fields.length >= declared;
    setFull(isFull);
    if (!isFull) list.append(emptyRow, { focusName: `rows.${list.fields.length}.number` });
  }
  function remove(index: number) {
    setFull(false);
    list.remove(index);
  }

  return (
    <DialogForm {...form.props}>
      <DialogBody className={styles.body}>
        <DraftBanner draft={kept} />
        <FormProblems form={form} />
        <ContainerMeter control={form.values.control} declared={declared} />
        <ol className={styles.rows}>
          {list.fields.map((row, index) => (
            <ContainerRowFields key={row.id} form={form} index={index} onRemove={() => remove(index)} />
          ))}
        </ol>
      </DialogBody>
      <DialogFoot
        note={<span role="alert">{full && fill(shared.refusals.tooManyRows, { max: declared })}</span>}
      >
        <Button icon={<Plus size={16} />} onClick={add} className={styles.add}>
          {words.add}
        </Button>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel={dokapWords.saving}>
          {dokapWords.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
