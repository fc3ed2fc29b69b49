import { cleanContainerNumber, fill, isContainerNumber } from '@pabean/api/rules';
import { ListEditorRow } from '@pabean/ui';
import { useWatch } from 'react-hook-form';
import { FormContainerNumberField, FormContainerSizeField, type ZodForm } from '../internal/index.ts';
import { useFieldError } from '../internal/use-field-error.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import type { ContainerListValues } from './schema.ts';

/** Props of {@link ContainerRowFields}. */
export interface ContainerRowFieldsProps {
  form: ZodForm<ContainerListValues>;
  index: number;
  /** The id of the suggested sizes. */
  sizes: string;
  onRemove: () => void;
}

/** One container: number, size, its mark, and a way to take the row away. */
export function ContainerRowFields({ form, index, sizes, onRemove }: ContainerRowFieldsProps) {
  const words = useFormMessages('containers');
  const { labels } = useSharedMessages();
  const row = index + 1;
  const number = `rows.${index}.number` as const;
  const size = `rows.${index}.size` as const;
  const wrong = [useFieldError(form, number), useFieldError(form, size)].some(Boolean);
  const complete = useWatch({ control: form.control, name: `rows.${index}`, compute: isComplete });
  return (
    <ListEditorRow number={row} valid={complete} invalid={wrong} onRemove={onRemove}>
      <FormContainerNumberField
        form={form}
        name={number}
        label={fill(words.inRow, { label: labels.containerNumber, row })}
        labelHidden
        hint=""
        echo={false}
        width="full"
      />
      <FormContainerSizeField
        form={form}
        name={size}
        label={fill(words.inRow, { label: labels.containerSize, row })}
        labelHidden
        list={sizes}
      />
    </ListEditorRow>
  );
}

const isComplete = (row: ContainerListValues['rows'][number] | undefined) =>
  row !== undefined &&
  isContainerNumber(cleanContainerNumber(row.number)) &&
  /^\d{1,2}$/.test(row.size.trim());
