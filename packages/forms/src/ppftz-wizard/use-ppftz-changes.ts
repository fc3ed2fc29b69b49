import { headerOfPpftz, type PpftzHeader, type PpftzWithRows, ppftzFileField } from '@pabean/api/contract';
import { fill, ppftzSlots } from '@pabean/api/rules';
import { useContainerMessages } from '../internal/use-container-messages.ts';
import { goodsColumns, goodsText, useGoodsMessages } from '../internal/use-goods-messages.ts';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { type PpftzReferences, useHeaderText } from './references.ts';
import { filesOfPpftz, useFieldMessages } from './use-field-messages.ts';

/** The labels of rows of one kind, and which of their fields are shown. */
interface RowLabels<Row> {
  readonly nameOf: (row: Row) => string;
  readonly fields: readonly (keyof Row & string)[];
  readonly labelOf: (field: string) => string;
  readonly textOf: (field: string, text: string) => string;
}

/** Returns the changes of a record as text: a line for each changed field, file and row. */
export function usePpftzChanges(references: PpftzReferences) {
  const messages = usePpftzMessages('ppftzChanges');
  const { empty } = useFormMessages('bothVersions');
  const ppftzLabels = usePpftzMessages('ppftzLabels');
  const rows = usePpftzMessages('ppftzRows');
  const labelOf = useFieldMessages();
  const headerText = useHeaderText(references);
  const goods = useGoodsMessages();
  const containers = useContainerMessages();

  const changed = (label: string, before: string, now: string) =>
    fill(messages.changed, { label, before: before || empty, now: now || empty });

  function ofRows<Row extends { readonly id: string }>(
    before: readonly Row[],
    now: readonly Row[],
    { nameOf, fields, labelOf: fieldLabel, textOf }: RowLabels<Row>,
  ): string[] {
    const text = (field: string, value: unknown) => (value ? textOf(field, String(value)) : '');
    const earlier = new Map(before.map((row) => [row.id, row]));
    const kept = new Set(now.map(({ id }) => id));
    return [
      ...now.flatMap((row) => {
        const old = earlier.get(row.id);
        if (!old) return [fill(messages.added, { label: nameOf(row) })];
        return fields
          .filter((field) => old[field] !== row[field])
          .map((field) =>
            changed(`${nameOf(old)}, ${fieldLabel(field)}`, text(field, old[field]), text(field, row[field])),
          );
      }),
      ...before
        .filter(({ id }) => !kept.has(id))
        .map((row) => fill(messages.removed, { label: nameOf(row) })),
    ];
  }

  return (before: PpftzWithRows, now: PpftzWithRows): readonly string[] => {
    const [oldHeader, header] = [headerOfPpftz(before.record), headerOfPpftz(now.record)];
    const [oldFiles, files] = [filesOfPpftz(before.record), filesOfPpftz(now.record)];
    return [
      ...(Object.keys(header) as (keyof PpftzHeader)[])
        .filter((field) => oldHeader[field] !== header[field])
        .map((field) =>
          changed(labelOf(field), headerText(field, oldHeader[field]), headerText(field, header[field])),
        ),
      ...ppftzSlots
        .filter((slot) => oldFiles[slot] !== files[slot])
        .map((slot) => changed(labelOf(ppftzFileField(slot)), oldFiles[slot] ?? '', files[slot] ?? '')),
      ...ofRows(before.containers, now.containers, {
        nameOf: ({ number }) => `${ppftzLabels.container} ${number}`,
        fields: ['number', 'size', 'kind'],
        labelOf: containers.labelOf,
        textOf: containers.textOf,
      }),
      ...ofRows(before.packaging, now.packaging, {
        nameOf: () => ppftzLabels.packaging,
        fields: ['count', 'kind'],
        labelOf: (field) => rows[field as 'count' | 'kind'],
        textOf: (_, text) => text,
      }),
      ...ofRows(before.goods, now.goods, {
        nameOf: ({ description }) => `${goods.heading} “${description}”`,
        fields: goodsColumns,
        labelOf: goods.labelOf,
        textOf: goodsText,
      }),
    ];
  };
}
