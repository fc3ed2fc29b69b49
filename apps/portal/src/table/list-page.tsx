import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { type BrowserListProps, DataTable, type ServerListProps } from '@pabean/ui/data-table';
import { PageHeader } from '@pabean/ui/page-header';
import { type ReactNode, useMemo, useState } from 'react';
import { DownloadProblem, type DownloadProblemProps } from '../files/download-problem.tsx';
import type { TitleKey } from '../messages/id.ts';
import { useAppMessages } from '../messages/language-provider.tsx';
import { useCrumbs } from '../routing/crumbs.ts';
import type { ListedRow } from './use-list.ts';

/** Messages of a list. */
export interface ListMessages {
  /** Introduction of the page. */
  readonly lead: string;
  /** Label of the search. */
  readonly search: string;
  /** Which fields the search covers. */
  readonly searchIn: string;
  /** Shown while the list is empty, with how to add something. */
  readonly empty: string;
  readonly emptyText: string;
}

type Given =
  | 'caption'
  | 'rowId'
  | 'actions'
  | 'searchLabel'
  | 'searchPlaceholder'
  | 'empty'
  | 'title'
  | 'children';

interface PartsOfPage<Row, Opened extends string> extends Partial<DownloadProblemProps> {
  /** The area that it belongs to, by its title. */
  area: TitleKey;
  /** Title of the list: the page's heading, and the table's name. */
  title: TitleKey;
  messages: ListMessages;
  /** Button or link that adds something. */
  add?: ReactNode;
  /** Notice above the list. */
  notice?: ReactNode;
  /**
   * Actions of a row: the one that opens as text, the rest as labelled icons, delete last. A stable function: rows that
   * did not change are not rendered again. Rows are reused: what has state of its own in them needs the row’s id as its key.
   */
  actions?: (row: Row, open: (dialog: Opened) => void) => ReactNode;
  /** Dialogs that actions open above the list. */
  dialogs?: { readonly [Name in Opened]: (row: Row, onClose: () => void) => ReactNode };
  /** Other content above the list, such as a dialog that `add` opens. */
  children?: ReactNode;
}

/** Props of {@link ListPage}. */
export type ListPageProps<Row, Opened extends string> = PartsOfPage<Row, Opened> &
  (Omit<BrowserListProps<Row>, Given> | Omit<ServerListProps<Row>, Given>);

const idOf = ({ id }: ListedRow) => id;

/** A page with a list of records: a hook of `use-list.ts` provides its state and the rows. */
export function ListPage<Row extends ListedRow, Opened extends string = never>({
  area,
  title,
  messages,
  add,
  notice,
  problem,
  actions,
  dialogs,
  children,
  ...table
}: ListPageProps<Row, Opened>) {
  const { [title]: heading } = useAppMessages('titles');
  const [opened, setOpened] = useState<{ readonly name: Opened; readonly row: Row }>();
  const actionsOf = useMemo(
    () => actions && ((row: Row) => actions(row, (name) => setOpened({ name, row }))),
    [actions],
  );
  return (
    <>
      <PageHeader heading={heading} breadcrumb={<Breadcrumb items={useCrumbs(area, title)} />} actions={add}>
        {messages.lead}
      </PageHeader>
      {notice}
      <DownloadProblem problem={problem} />
      <DataTable
        {...table}
        caption={heading}
        rowId={idOf}
        reusesRows
        actions={actionsOf}
        searchLabel={messages.search}
        searchPlaceholder={messages.searchIn}
        empty={{ heading: messages.empty, text: messages.emptyText }}
      />
      {opened && dialogs?.[opened.name](opened.row, () => setOpened(undefined))}
      {children}
    </>
  );
}
