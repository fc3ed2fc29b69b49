import type { NamedCode, StoredPpftzPackaging } from '@pabean/api/contract';
import { dataLanguage, formatNumber } from '@pabean/api/rules';
import { Code } from '@pabean/ui/code';
import type { RowColumn } from '../internal/rows/row-kind.ts';
import { SavedRows, type SavedRowsProps } from '../internal/rows/saved-rows.tsx';
import { wholes } from '../internal/use-goods-messages.ts';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** Props of {@link PpftzPackagingTable}. */
export interface PpftzPackagingTableProps {
  /** The stored packaging; undefined if there is none. */
  packaging: StoredPpftzPackaging | undefined;
  /** The kinds of packages, to show their names. */
  packageTypes: readonly NamedCode[];
  /**
   * Heading level.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
}

/** Props of {@link PackagingFrame}. */
export interface PackagingFrameProps
  extends PpftzPackagingTableProps,
    Pick<SavedRowsProps<StoredPpftzPackaging>, 'action' | 'actions'> {}

/**
 * The packaging of a PPFTZ record, read-only. To edit it use PpftzPackagingPanel.
 *
 * @beta
 */
export const PpftzPackagingTable = (props: PpftzPackagingTableProps) => <PackagingFrame {...props} />;

/** Heading and the one row, with its actions. */
export function PackagingFrame({ packaging, packageTypes, ...frame }: PackagingFrameProps) {
  const messages = usePpftzMessages('ppftzRows');
  const { packaging: heading } = usePpftzMessages('ppftzLabels');
  const nameOf = (code: string) => packageTypes.find((each) => each.code === code)?.name;
  const columns: readonly RowColumn<StoredPpftzPackaging>[] = [
    { head: messages.count, cell: ({ count }) => formatNumber(count, wholes) },
    {
      head: messages.kind,
      cell: ({ kind }) => (
        <span lang={dataLanguage}>
          <Code>{kind}</Code> {nameOf(kind)}
        </span>
      ),
    },
  ];
  return (
    <SavedRows
      {...frame}
      heading={heading}
      columns={columns}
      rows={packaging ? [packaging] : []}
      empty={messages.noPackaging}
      note={messages.onePackaging}
      room={300}
    />
  );
}
