import { fill } from '@pabean/api/rules';
import { useFormMessages, usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';

/** The labels of a container's fields, its sizes and its kinds. */
export function useContainerMessages() {
  const rows = usePpftzMessages('ppftzRows');
  const ppftzLabels = usePpftzMessages('ppftzLabels');
  const { labels } = useSharedMessages();
  const { sizeSuffix } = useFormMessages('containers');
  const fields: Readonly<Record<string, string>> = {
    number: labels.containerNumber,
    size: ppftzLabels.containerFeet,
    kind: ppftzLabels.containerKind,
  };
  const sizeOf = (size: string) => fill(rows.feet, { size });
  const kindOf = (kind: string) => (kind === 'F' ? rows.fullLoad : kind === 'L' ? sizeSuffix : kind);
  return {
    rows,
    sizeOf,
    kindOf,
    labelOf: (name: string) => fields[name] ?? name,
    textOf: (name: string, text: string) =>
      name === 'size' ? sizeOf(text) : name === 'kind' ? kindOf(text) : text,
  };
}
