import { useId } from 'react';
import { ContainerSizes, FormContainerNumberField, FormContainerSizeField } from '../internal/index.ts';
import type { RowField } from '../internal/rows/row-kind.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';

/** The fields of an entry in the order of a pasted line. */
export function useNoStripFields(): readonly RowField[] {
  const { sizeSuffix } = useFormMessages('containers');
  const { labels } = useSharedMessages();
  const sizes = useId();
  return [
    { name: 'ppftzNumber', label: labels.ppftzNumber, kind: 'text' },
    { name: 'ppftzDate', label: labels.ppftzDate, kind: 'date' },
    { name: 'bc11Number', label: labels.bc11Number, kind: 'text' },
    { name: 'bc11Date', label: labels.bc11Date, kind: 'date' },
    { name: 'position', label: labels.position, kind: 'digits' },
    {
      name: 'containerNumber',
      label: labels.containerNumber,
      kind: 'own',
      draw: (props) => <FormContainerNumberField {...props} />,
    },
    {
      name: 'containerSize',
      label: labels.containerSize,
      kind: 'own',
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
