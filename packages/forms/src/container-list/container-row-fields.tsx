import { fill } from '@pabean/api/rules';
import { ContainerNumberField } from '@pabean/ui/container-number-field';
import { afterPress } from '@pabean/ui/focus';
import { ListEditorRow } from '@pabean/ui/list-editor-frame';
import { TextField } from '@pabean/ui/text-field';
import { memo } from 'react';
import type { RowChange } from '../internal/use-list-announcement.tsx';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { RowField } from './check-row.ts';
import type { RowState } from './row-state.ts';
import type { RowStore } from './row-store.ts';
import { rowFieldId, useErrorMessages } from './use-list-problems.ts';
import { useRow } from './use-rows.ts';

/** Props of {@link ContainerRowFields}. */
export interface ContainerRowFieldsProps {
  store: RowStore;
  row: RowState;
  /** Number of the row, from 1. */
  number: number;
  /** Prefix of the ids of its fields. */
  idStart: string;
  /** The id of the suggested sizes. */
  sizes: string;
  /** The maximum number of rows after the row is copied; undefined if there is no room for another. */
  copyUpTo: number | undefined;
  onAnnounce: (what: RowChange, row: number) => void;
}

/** One container: number, size, its error mark, and buttons to copy and delete the row. */
export const ContainerRowFields = /* @__PURE__ */ memo(function ContainerRowFields(
  props: ContainerRowFieldsProps,
) {
  const { store, row, number, idStart, sizes, copyUpTo, onAnnounce } = props;
  const messages = useFormMessages('containers');
  const { labels } = useSharedMessages();
  const sentenceOf = useErrorMessages();
  const { wrong, valid, same, ...values } = useRow(store, row);
  const field = (name: RowField, label: string) => ({
    id: rowFieldId(idStart, row, name),
    label: fill(messages.inRow, { label, row: number }),
    labelHidden: true,
    error: wrong[name] && sentenceOf(name, wrong[name], same),
    value: values[name],
    onBlur: () => afterPress(() => store.leave(row, name)),
  });
  return (
    <ListEditorRow
      number={number}
      valid={valid}
      invalid={Boolean(wrong.number || wrong.size)}
      onRemove={() => store.remove(row)}
      onCopy={
        copyUpTo === undefined
          ? undefined
          : () => {
              store.copy(row, copyUpTo);
              onAnnounce('copied', number + 1);
            }
      }
    >
      <ContainerNumberField
        {...field('number', labels.containerNumber)}
        onValueChange={(value) => store.type(row, 'number', value)}
        hint=""
        echo={false}
        width="full"
      />
      <TextField
        {...field('size', labels.containerSize)}
        onChange={(event) => store.type(row, 'size', event.target.value)}
        inputMode="numeric"
        list={sizes}
        unitAfter={messages.sizeSuffix}
      />
    </ListEditorRow>
  );
});
