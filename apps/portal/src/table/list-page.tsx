import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { type BrowserListProps, DataTable, type ServerListProps } from '@pabean/ui/data-table';
import { PageHeader } from '@pabean/ui/page-header';
import { type ReactNode, useMemo, useState } from 'react';
import { DownloadProblem, type DownloadProblemProps } from '../files/download-problem.tsx';
import type { TitleKey } from '../messages/id.ts';
import { useAppMessages } from '../messages/language-provider.tsx';
import { useCrumbs } from '../routing/crumbs.ts';
import type { ListedRow } from './use-list.ts';

/** What a list says. */
export interface ListMessages {
  /** What the page is for. */
  readonly lead: string;
  /** Names the search. */
  readonly search: string;
  /** Where the search looks. */
  readonly searchIn: string;
  /** What it says while there is nothing, and how something comes there. */
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
  /** What the list is called: the page's heading, and the table's name. */
  title: TitleKey;
  messages: ListMessages;
  /** What begins something new. */
  add?: ReactNode;
  /** What is said above the list. */
  notice?: ReactNode;
  /**
   * What can be done with a row: the verb that opens in words, the rest as named icons, delete last. The same function each
   * time: rows that did not change are not drawn again.
   */
  actions?: (row: Row, open: (dialog: Opened) => void) => ReactNode;
  /** What actions open above the list. */
  dialogs?: { readonly [Name in Opened]: (row: Row, onClose: () => void) => ReactNode };
  /** What else stands above the list, such as a dialog that `add` opens. */
  children?: ReactNode;
}

/** Props of {@link ListPage}. */
export type ListPageProps<Row, Opened extends string> = PartsOfPage<Row, Opened> &
  (Omit<BrowserListProps<Row>, Given> | Omit<ServerListProps<Row>, Given>);

const idOf = ({ id }: ListedRow) => id;

/** A page with a list of records: a hook of `use-list.ts` gives what is asked for and the rows, the rest is said here. */
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
