import { fill } from '@pabean/api/rules';
import { ListEditorFrame, ListEditorNote } from '@pabean/ui';
import { type RefObject, useId, useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { ContainerSizes, type ZodForm } from '../internal/index.ts';
import { useSharedMessages } from '../messages/index.ts';
import { ContainerRowFields } from './container-row-fields.tsx';
import { type ContainerListValues, isBlank } from './schema.ts';
import { useWrongRows } from './use-wrong-rows.ts';

/** Props of {@link ContainerRows}. */
export interface ContainerRowsProps {
  form: ZodForm<ContainerListValues>;
  declared: number;
  ref: RefObject<HTMLDivElement | null>;
}

/** The rows in the frame of a list: how many are filled, rows added and taken away, and taken back. */
export function ContainerRows({ form, declared, ref }: ContainerRowsProps) {
  const { labels, refusals } = useSharedMessages();
  const sizes = useId();
  const { control } = form;
  const rows = useFieldArray({ control, name: 'rows', keyName: 'key' });
  const filled = useWatch({ control, name: 'rows', compute: countFilled });
  const wrong = useWrongRows(form);
  const [removed, setRemoved] = useState<{ index: number; row: ContainerListValues['rows'][number] }>();

  function add() {
    setRemoved(undefined);
    rows.append({ number: '', size: '' }, { shouldFocus: false });
  }
  function remove(index: number) {
    setRemoved({ index, row: form.getValues(`rows.${index}`) });
    rows.remove(index);
  }
  function undo() {
    if (removed) rows.insert(removed.index, removed.row, { shouldFocus: false });
    setRemoved(undefined);
  }
  const isFull = rows.fields.length >= declared;
  return (
    <>
      <ListEditorFrame
        id={form.idOf('rows')}
        ref={ref}
        label={labels.rows}
        head={[labels.containerNumber, labels.containerSize]}
        columns="minmax(0, 1fr) 116px"
        phoneColumns="minmax(0, 1fr) 68px"
        filled={filled}
        total={declared}
        wrong={wrong.length}
        onAdd={add}
        full={isFull && fill(refusals.tooManyRows, { max: declared })}
        removed={removed && removed.index + 1}
        onUndo={undo}
      >
        {rows.fields.map(({ key }, index) => (
          <ContainerRowFields
            key={key}
            form={form}
            index={index}
            sizes={sizes}
            onRemove={() => remove(index)}
          />
        ))}
      </ListEditorFrame>
      <ContainerSizes id={sizes} />
    </>
  );
}

const countFilled = (rows: ContainerListValues['rows']) => rows.filter((row) => !isBlank(row)).length;

/** Props of {@link WrongRowsNote}. */
export interface WrongRowsNoteProps {
  form: ZodForm<ContainerListValues>;
  list: RefObject<HTMLDivElement | null>;
}

/** Names the rows that keep the list from being saved. */
export function WrongRowsNote({ form, list }: WrongRowsNoteProps) {
  return <ListEditorNote list={list} rows={useWrongRows(form)} />;
}
