import { expectTypeOf, it } from 'vitest';
import type { ServerColumn, TableColumn } from './column.ts';
import type { DataTableProps, ServerPage } from './data-table-props.ts';
import type { ServerFilter, TableFilter } from './filter.ts';
import type { TableState } from './table-state.ts';

interface Letter {
  id: number;
}
interface Shared {
  caption: string;
  rowId: (row: Letter) => number;
}
interface InBrowser extends Shared {
  columns: TableColumn<Letter>[];
  rows: Letter[];
}
interface FromServer extends Shared {
  columns: ServerColumn<Letter>[];
  page: ServerPage<Letter> | undefined;
  state: TableState;
  onStateChange: (state: TableState) => void;
}
type Props = DataTableProps<Letter>;

it('takes all rows, or a page of a server and the requested state', () => {
  expectTypeOf<InBrowser>().toExtend<Props>();
  expectTypeOf<InBrowser & { filters: TableFilter<Letter>[] }>().toExtend<Props>();
  expectTypeOf<FromServer>().toExtend<Props>();
  expectTypeOf<FromServer & { filters: ServerFilter[] }>().toExtend<Props>();
});

it('takes no mixture of both', () => {
  expectTypeOf<Omit<FromServer, 'state'>>().not.toExtend<Props>();
  expectTypeOf<Omit<FromServer, 'onStateChange'>>().not.toExtend<Props>();
  expectTypeOf<FromServer & { rows: Letter[] }>().not.toExtend<Props>();
  expectTypeOf<FromServer & { defaultState: TableState }>().not.toExtend<Props>();
  expectTypeOf<FromServer & { filters: TableFilter<Letter>[] }>().not.toExtend<Props>();
  expectTypeOf<InBrowser & { filters: ServerFilter[] }>().not.toExtend<Props>();
});

it('takes columns of its kind', () => {
  interface SortedByServer extends Omit<InBrowser, 'columns'> {
    columns: ServerColumn<Letter>[];
  }
  interface SortedHere extends Omit<FromServer, 'columns'> {
    columns: TableColumn<Letter>[];
  }
  expectTypeOf<SortedByServer>().not.toExtend<Props>();
  expectTypeOf<SortedHere>().not.toExtend<Props>();
});
