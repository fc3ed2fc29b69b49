import { useId } from 'react';
import { ContainerSizes, FormContainerSizeField } from '../internal/index.ts';
import { containerField, dateField, digitsField, textField } from '../internal/rows/fields.tsx';
import type { RowField } from '../internal/rows/row-kind.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';

/** The fields of an entry in the order of a pasted line. */
export function useNoStripFields(): readonly RowField[] {
  const { sizeSuffix } = useFormMessages('containers');
  const { labels } = useSharedMessages();
  const sizes = useId();
  return [
    textField({ name: 'ppftzNumber', label: labels.ppftzNumber }),
    dateField({ name: 'ppftzDate', label: labels.ppftzDate }),
    textField({ name: 'bc11Number', label: labels.bc11Number }),
    dateField({ name: 'bc11Date', label: labels.bc11Date }),
    digitsField({ name: 'position', label: labels.position }),
    containerField({
      name: 'containerNumber',
      label: labels.containerNumber,
    }),
    {
      name: 'containerSize',
      label: labels.containerSize,
      width: 'date',
      draw: (props) => (
        <>
          <FormContainerSizeField {...props} list={sizes} unitAfter={sizeSuffix} />
          <ContainerSizes id={sizes} />
        </>
      ),
    },
  ];
}
