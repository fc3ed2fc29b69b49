import { type BrowserListProps, DataTable, PageHeader } from '@pabean/ui';
import type { ReactNode } from 'react';
import { Crumbs, Frame } from './frame.tsx';

/** Props of {@link ListScreen}. */
export interface ListScreenProps<Row> extends Omit<BrowserListProps<Row>, 'caption' | 'rowId' | 'title'> {
  /** `href` of its navigation item. */
  current: string;
  /** The group of the navigation. */
  area: string;
  heading: string;
  lead: string;
  /** The button or link that adds something. */
  add?: ReactNode;
}

const idOf = ({ id }: { readonly id: string }) => id;

/** A screen with a list of records. */
export function ListScreen<Row extends { readonly id: string }>({
  current,
  area,
  heading,
  lead,
  add,
  ...table
}: ListScreenProps<Row>) {
  return (
    <Frame current={current}>
      <PageHeader heading={heading} breadcrumb={<Crumbs items={[area, heading]} />} actions={add}>
        {lead}
      </PageHeader>
      <DataTable {...table} caption={heading} rowId={idOf} />
    </Frame>
  );
}
