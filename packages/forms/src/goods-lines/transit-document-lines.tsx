import { maxTransitLines, type TransitDocument, transitDocumentRow } from '@pabean/api/contract';
import { formatDate, transitDocumentTypes } from '@pabean/api/rules';
import { Glossed } from '@pabean/ui/messages';
import { choiceField, dateField, textField } from '../internal/rows/fields.tsx';
import type { RowKind } from '../internal/rows/row-kind.ts';
import { name } from '../internal/rows/row-table.css.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import { useTransitGloss } from '../messages/use-transit-gloss.ts';
import { LineList } from './line-list.tsx';
import type { LinesProps } from './lines-props.ts';

/** Props of {@link TransitDocumentLines}. */
export type TransitDocumentLinesProps = LinesProps<TransitDocument>;

/**
 * The supporting documents of a transit request as a list inside a form. It may be empty.
 *
 * @beta
 */
export function TransitDocumentLines(props: TransitDocumentLinesProps) {
  const messages = useTransitMessages('transitLines');
  const transitLabels = useTransitMessages('transitLabels');
  const glossOf = useTransitGloss();
  const kind: RowKind<TransitDocument> = {
    name: 'transit-documents',
    heading: transitLabels.transitDocuments,
    hint: messages.documentsHint,
    add: messages.addDocument,
    empty: messages.noDocuments,
    max: maxTransitLines,
    example: messages.documentExample,
    schema: transitDocumentRow,
    fields: [
      [
        choiceField({
          name: 'kind',
          label: transitLabels.transitDocumentKind,
          options: transitDocumentTypes.map((code) => ({ code, name: code, gloss: glossOf(code) })),
          choose: messages.chooseDocument,
        }),
      ],
      [
        textField({ name: 'number', label: transitLabels.transitDocumentNumber }),
        dateField({ name: 'date', label: transitLabels.transitDocumentDate }),
      ],
    ],
    keeps: [],
    keepsEmptied: messages.keepsEmptied,
    unique: ['number'],
    nameOf: (row) => [row.kind, row.number].filter(Boolean).join(' '),
    columns: [
      {
        head: transitLabels.transitDocumentKind,
        cell: (row) => (
          <span className={name}>
            <Glossed word={row.kind} gloss={glossOf(row.kind)} />
          </span>
        ),
      },
      { head: transitLabels.transitDocumentNumber, cell: (row) => row.number },
      { head: transitLabels.transitDocumentDate, cell: (row) => formatDate(row.date) },
    ],
  };
  return <LineList {...props} kind={kind} />;
}
