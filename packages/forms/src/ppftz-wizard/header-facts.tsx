import type { PpftzHeader } from '@pabean/api/contract';
import { dataLanguage, type PpftzKind, ppftzDocumentFields, ppftzSlotsOf } from '@pabean/api/rules';
import { DescriptionItem, DescriptionList } from '@pabean/ui/description-list';
import { type PpftzReferences, useHeaderText } from './references.ts';
import { type PpftzField, type PpftzFieldRow, ppftzFieldGroups } from './steps.ts';
import { useFieldMessages } from './use-field-messages.ts';

/** Props of {@link PpftzHeaderFacts}. */
export interface PpftzHeaderFactsProps {
  /** The header of the record. */
  header: PpftzHeader;
  /** The reference lists with the names of codes. */
  references: PpftzReferences;
  /** The fields to show. */
  rows: readonly PpftzFieldRow[];
  /**
   * Whether the fields of a row belong together, as those of {@link documentRows}: then they are beside each other.
   *
   * @default false
   */
  paired?: boolean;
}

const wide: readonly string[] = ['address', 'proxyAddress'];

/**
 * Fields of a header as labels and values, in the office's language.
 *
 * @beta
 */
export function PpftzHeaderFacts({ header, references, rows, paired = false }: PpftzHeaderFactsProps) {
  const labelOf = useFieldMessages();
  const textOf = useHeaderText(references);
  return (
    <DescriptionList columns={paired ? 2 : 3}>
      {rows.map((row) =>
        row.map((name) => (
          <DescriptionItem
            key={name}
            term={labelOf(name)}
            lang={dataLanguage}
            wide={wide.includes(name) || (paired && row.length === 1)}
          >
            {textOf(name, header[name])}
          </DescriptionItem>
        )),
      )}
    </DescriptionList>
  );
}

/**
 * The groups of fields that a header shows: a proxy's only if there is one.
 *
 * @beta
 */
export const shownGroups = ({ hasProxy }: Pick<PpftzHeader, 'hasProxy'>) =>
  (Object.keys(ppftzFieldGroups) as (keyof typeof ppftzFieldGroups)[]).filter(
    (group) => group !== 'proxy' || hasProxy,
  );

/**
 * The numbers and dates of the documents that a kind of record shows, one row each.
 *
 * @beta
 */
export const documentRows = (kind: PpftzKind, hasProxy: boolean): readonly PpftzFieldRow[] =>
  ppftzSlotsOf(kind, hasProxy).flatMap(({ slot }) => {
    const fields = documentFieldsOf(slot);
    return fields.length > 0 ? [fields] : [];
  });

/** The number and date fields of a document, by its file slot. */
export function documentFieldsOf(slot: string): PpftzFieldRow {
  const { number, date }: { readonly number?: PpftzField; readonly date?: PpftzField } = Object.hasOwn(
    ppftzDocumentFields,
    slot,
  )
    ? ppftzDocumentFields[slot as keyof typeof ppftzDocumentFields]
    : {};
  return [number, date].filter((name) => name !== undefined);
}
