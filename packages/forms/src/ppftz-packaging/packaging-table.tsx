import type { NamedCode, StoredPpftzPackaging } from '@pabean/api/contract';
import { dataLanguage, formatNumber } from '@pabean/api/rules';
import { Code } from '@pabean/ui/code';
import { RowsSection, type RowsSectionProps } from '../internal/rows-section.tsx';
import { type RowsColumn, RowsTable, type RowsTableProps } from '../internal/rows-table.tsx';
import { wholes } from '../internal/use-goods-words.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** Props of {@link PpftzPackagingTable}. */
export interface PpftzPackagingTableProps {
  /** The packaging that the server has; undefined as long as there is none. */
  packaging: StoredPpftzPackaging | undefined;
  /** The kinds of packages, for their words. */
  packageTypes: readonly NamedCode[];
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
}

/** Props of {@link PackagingFrame}. */
export interface PackagingFrameProps
  extends PpftzPackagingTableProps,
    Partial<Pick<RowsSectionProps, 'action' | 'children'>>,
    Pick<RowsTableProps<StoredPpftzPackaging>, 'actions'> {}

/**
 * The packaging of a PPFTZ record to read. To edit it take PpftzPackagingPanel.
 *
 * @beta
 */
export const PpftzPackagingTable = (props: PpftzPackagingTableProps) => <PackagingFrame {...props} />;

/** Heading and the one row, with what can be done with it. */
export function PackagingFrame(props: PackagingFrameProps) {
  const { packaging, packageTypes, level, action, actions, children } = props;
  const words = usePpftzMessages('ppftzRows');
  const { packaging: heading } = usePpftzMessages('ppftzLabels');
  const nameOf = (code: string) => packageTypes.find((each) => each.code === code)?.name;
  const columns: readonly RowsColumn<StoredPpftzPackaging>[] = [
    { head: words.count, align: 'end', cell: ({ count }) => formatNumber(count, wholes) },
    {
      head: words.kind,
      lang: dataLanguage,
      cell: ({ kind }) => (
        <>
          <Code>{kind}</Code> {nameOf(kind)}
        </>
      ),
    },
  ];
  return (
    <RowsSection heading={heading} level={level} note={words.onePackaging} action={action}>
      <RowsTable
        label={heading}
        columns={columns}
        rows={packaging ? [packaging] : []}
        empty={words.noPackaging}
        actions={actions}
      />
      {children}
    </RowsSection>
  );
}
