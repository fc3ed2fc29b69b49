import {
  maxPpftzContainers,
  type PpftzContainer,
  ppftzContainerKinds,
  ppftzContainerRow,
  ppftzContainerSizes,
  type StoredPpftzContainer,
} from '@pabean/api/contract';
import { FormRadioGroup } from '../internal/index.ts';
import { containerField } from '../internal/rows/fields.tsx';
import type { RowKind } from '../internal/rows/row-kind.ts';
import { useContainerMessages } from '../internal/use-container-messages.ts';
import { useContainerTable } from './use-container-table.tsx';

/** The description of a container's row: number, size in feet, FCL or LCL. */
export function useContainerKind(
  stored: readonly StoredPpftzContainer[],
): RowKind<PpftzContainer, StoredPpftzContainer> {
  const { rows: messages, labelOf, sizeOf, kindOf } = useContainerMessages();
  const table = useContainerTable();
  const sizes = ppftzContainerSizes.map((code) => ({ code, name: sizeOf(code) }));
  const kinds = ppftzContainerKinds.map((code) => ({ code, name: kindOf(code) }));
  return {
    name: 'ppftz-container',
    ...table,
    max: maxPpftzContainers,
    example: 'CSQU3054383,20,FCL',
    add: messages.addContainer,
    size: 'medium',
    schema: ppftzContainerRow,
    single: { name: 'number', taken: new Set(stored.map(({ number }) => number)) },
    keeps: ['size', 'kind'],
    nameOf: ({ number }) => number,
    fields: [
      [containerField({ name: 'number', label: labelOf('number') })],
      [
        {
          name: 'size',
          label: labelOf('size'),
          options: sizes,
          read: (cell) => /\d*/.exec(cell)?.[0] ?? '',
          draw: ({ form, name }) => (
            <FormRadioGroup
              form={form}
              name={name}
              options={sizes.map(({ code, name: label }) => ({ value: code, label }))}
            />
          ),
        },
      ],
      [
        {
          name: 'kind',
          label: labelOf('kind'),
          options: kinds,
          // FCL, `full` and F are synonyms.
          read: (cell) => /^[FL]/i.exec(cell)?.[0].toUpperCase() ?? cell,
          draw: ({ form, name }) => (
            <FormRadioGroup
              form={form}
              name={name}
              columns={2}
              options={kinds.map(({ code, name: label }) => ({
                value: code,
                label,
                hint: code === 'F' ? messages.fullLoadHint : messages.partLoadHint,
              }))}
            />
          ),
        },
      ],
    ],
  };
}
