import { tableRoles } from '@pabean/ui/data-table';
import { useMessages } from '@pabean/ui/messages';
import { TableBody, type TableRowPlace } from '@pabean/ui/virtual-table';
import { type Key, memo, type ReactNode, type Ref } from 'react';
import { roomFor } from './cards.ts';
import type { RowColumn } from './row-kind.ts';
import * as styles from './row-table.css.ts';

/** The sums below a table. */
export interface RowSums {
  /** Label of the sums. */
  readonly label: string;
  /** The sums, by column heading. */
  readonly of: Readonly<Record<string, string>>;
}

/** Renders sums with the given component. */
export type DrawSums = (draw: (sums: RowSums) => ReactNode) => ReactNode;

/** The selection column, before all others. */
export interface RowPick<Row> {
  /** The checkbox that selects all. */
  readonly all: ReactNode;
  readonly one: (row: Row) => ReactNode;
}

/** Props of {@link RowTable}. */
export interface RowTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  /** The first one names its row. */
  columns: readonly RowColumn<Row>[];
  rows: readonly Row[];
  /** Returns a row's key. The same function as long as the rows are the same. */
  keyOf: (index: number) => Key;
  /** Text shown while there are no rows. */
  empty: string;
  /** Language of the row contents, if it differs from the page's. */
  lang?: string | undefined;
  /** Minimum width of the columns in pixels; in less space rows become cards. @default 600 */
  room?: number | undefined;
  /** Estimated height of a row, in pixels. @default 49 */
  rowHeight?: number | undefined;
  /** Renders the sums below the rows, with a component of their own if they change while the user types. */
  sums?: DrawSums | undefined;
  pick?: RowPick<Row> | undefined;
  /** The actions on a row. */
  actions?: ((row: Row, index: number) => ReactNode) | undefined;
  /** Content below the row's name. */
  below?: ((index: number) => ReactNode) | undefined;
  /** Whether a row has an error. */
  isWrong?: ((index: number) => boolean) | undefined;
  /** The row that the panel beside the table shows. */
  current?: Row | undefined;
  /** Content that replaces a row over the full width, such as a form for it. */
  instead?: ((row: Row, index: number) => ReactNode) | undefined;
  /** Content in place of a deleted row. */
  deleted?: { readonly index: number; readonly notice: ReactNode } | undefined;
  /** Whether the list as a whole has an error. @default false */
  isListWrong?: boolean | undefined;
}

/** Rows with their sums: a table, or cards if there is no room for columns. In a long list only visible rows are rendered. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { label, columns, rows, keyOf, empty, room = 600, rowHeight = 49, pick, actions, deleted } = props;
  const wrong = props.isListWrong || undefined;
  if (rows.length === 0)
    return (
      <div className={styles.box} data-wrong={wrong}>
        {deleted?.notice}
        <p className={styles.empty}>{empty}</p>
      </div>
    );
  const width = columns.length + (pick ? 1 : 0) + (actions ? 1 : 0);
  const whole = (content: ReactNode, place?: TableRowPlace) => (
    <tr {...tableRoles.row} {...place} className={styles.block}>
      <td {...tableRoles.cell} colSpan={width} className={styles.whole}>
        {content}
      </td>
    </tr>
  );
  return (
    <div className={styles.box} style={{ containerName: roomFor(room) }} data-wrong={wrong}>
      <table
        {...tableRoles.table}
        aria-label={label}
        aria-rowcount={rows.length + (props.sums ? 2 : 1)}
        className={styles.table}
      >
        <Heads columns={columns} pick={pick?.all} hasActions={actions !== undefined} />
        <TableBody
          count={rows.length}
          keyOf={keyOf}
          rowHeight={rowHeight}
          className={styles.block}
          draw={(index, place) => {
            const row = rows[index] as Row;
            const instead = props.instead?.(row, index);
            return (
              <>
                {deleted?.index === index && whole(deleted.notice)}
                {instead ? (
                  whole(instead, place)
                ) : (
                  <TableRow
                    columns={columns as readonly RowColumn<unknown>[]}
                    row={row}
                    index={index}
                    measure={place.ref}
                    isCurrent={row === props.current}
                    isWrong={props.isWrong?.(index) ?? false}
                    pick={pick?.one as RowPick<unknown>['one'] | undefined}
                    actions={actions as RowTableProps<unknown>['actions']}
                    below={props.below}
                    lang={props.lang}
                  />
                )}
                {deleted && deleted.index > index && index === rows.length - 1 && whole(deleted.notice)}
              </>
            );
          }}
        />
        {props.sums?.((sums) => (
          <SumRow {...props} of={sums} />
        ))}
      </table>
    </div>
  );
}

interface HeadsProps {
  columns: readonly { readonly head: string; readonly align?: 'end' }[];
  pick: ReactNode;
  hasActions: boolean;
}

function Heads({ columns, pick, hasActions }: HeadsProps) {
  const { actions } = useMessages('table');
  return (
    <thead {...tableRoles.group} className={styles.heads}>
      <tr {...tableRoles.row}>
        {pick && (
          <td {...tableRoles.cell} className={styles.head} data-pick="">
            {pick}
          </td>
        )}
        {columns.map(({ head, align }) => (
          <th {...tableRoles.head} key={head} scope="col" className={styles.head} data-align={align}>
            {head}
          </th>
        ))}
        {hasActions && <td {...tableRoles.cell} className={styles.head} aria-label={actions} />}
      </tr>
    </thead>
  );
}

interface TableRowProps extends Pick<RowTableProps<unknown>, 'columns' | 'actions' | 'below' | 'lang'> {
  row: unknown;
  index: number;
  measure: Ref<HTMLTableRowElement> | undefined;
  isCurrent: boolean;
  isWrong: boolean;
  pick: RowPick<unknown>['one'] | undefined;
}

const TableRow = /* @__PURE__ */ memo(function TableRow(props: TableRowProps) {
  const { row, index, columns, isCurrent, lang, pick, actions } = props;
  return (
    <tr
      {...tableRoles.row}
      ref={props.measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-current={isCurrent || undefined}
      data-wrong={props.isWrong || undefined}
      data-picks={pick && ''}
      className={styles.row}
    >
      {pick && (
        <td {...tableRoles.cell} className={styles.cell} data-pick="">
          {pick(row)}
        </td>
      )}
      {columns.map(({ head, align, cell }, column) =>
        column === 0 ? (
          <th
            {...tableRoles.identity}
            key={head}
            scope="row"
            className={styles.cell}
            lang={lang}
            data-title=""
          >
            {cell(row, { index, isCurrent })}
            {props.below?.(index)}
          </th>
        ) : (
          <td
            {...tableRoles.cell}
            key={head}
            className={styles.cell}
            lang={lang}
            data-align={align}
            data-label={head}
          >
            {cell(row, { index, isCurrent })}
          </td>
        ),
      )}
      {actions && (
        <td {...tableRoles.cell} className={styles.cell} data-actions="" data-print="never">
          {actions(row, index)}
        </td>
      )}
    </tr>
  );
});

function SumRow<Row>({ columns, rows, pick, actions, of: sums }: RowTableProps<Row> & { of: RowSums }) {
  return (
    <tfoot {...tableRoles.group} className={styles.block}>
      <tr {...tableRoles.row} aria-rowindex={rows.length + 2} className={styles.sumRow}>
        {pick && <td {...tableRoles.cell} className={styles.sum} data-empty="" />}
        <th {...tableRoles.identity} scope="row" className={styles.sum}>
          {sums.label}
        </th>
        {columns.slice(1).map(({ head, align }) => {
          const sum = sums.of[head];
          return (
            <td
              {...tableRoles.cell}
              key={head}
              className={styles.sum}
              data-align={align}
              data-label={head}
              data-empty={sum === undefined ? '' : undefined}
            >
              {sum}
            </td>
          );
        })}
        {actions && <td {...tableRoles.cell} className={styles.sum} data-empty="" />}
      </tr>
    </tfoot>
  );
}
