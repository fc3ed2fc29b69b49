import { cleanContainerNumber, fill } from '@pabean/api/rules';
import { ContainerNumberField, IconButton, Select } from '@pabean/ui';
import { Trash2 } from 'lucide-react';
import { containerSizes } from '../internal/container-sizes.ts';
import { useFormWords, useSharedWords, type ZodForm } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import * as styles from './container-list.css.ts';
import type { ContainerListValues } from './container-list-form.tsx';

/** Props of {@link ContainerRowFields}. */
export interface ContainerRowFieldsProps {
  form: ZodForm<ContainerListValues>;
  index: number;
  onRemove: () => void;
}

/** One container: number, size, and a way to take the row away. */
export function ContainerRowFields({ form, index, onRemove }: ContainerRowFieldsProps) {
  const words = useFormWords('containers', own.containers);
  const shared = useSharedWords();
  const row = { row: index + 1 };
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden>
        {index + 1}
      </span>
      <ContainerNumberField
        {...form.cleaned(`rows.${index}.number`, cleanContainerNumber)}
        label={fill(words.inRow, { label: shared.labels.containerNumber, ...row })}
        labelHidden
        hint=""
        echo={false}
        width="full"
      />
      <Select
        {...form.field(`rows.${index}.size`)}
        label={fill(words.inRow, { label: shared.labels.containerSize, ...row })}
        labelHidden
        placeholder={words.size}
        options={containerSizes}
      />
      <IconButton
        label={fill(words.remove, row)}
        icon={<Trash2 size={16} />}
        variant="danger"
        size="small"
        onClick={onRemove}
      />
    </li>
  );
}
