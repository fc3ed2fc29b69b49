import { memo, type ReactNode, useId } from 'react';
import { type AnyColumn, roles } from './column.ts';
import * as styles from './data-table.css.ts';
import type { RowExpansion } from './data-table-props.ts';
import { RowToggle } from './row-toggle.tsx';
import type { RowKey } from './use-open-rows.ts';

interface RowProps<Row> {
  row: Row;
  columns: readonly AnyColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  current: boolean;
}

interface ExpandableRowProps<Row> extends RowProps<Row> {
  rowKey: RowKey;
  expansion: RowExpansion<Row>;
  open: boolean;
  onToggle: (key: RowKey) => void;
}

// A longer text without a space would push the other columns out.
const longWord = /\S{25}/;
const hasLongWord = (content: ReactNode) => typeof content === 'string' && longWord.test(content);

function cellsOf<Row>({ row, columns, actions }: RowProps<Row>) {
  return (
    <>
      {columns.map(({ id, head, card = 'label', lang, align, nowrap, cell }) => {
        const content = cell(row);
        const shared = {
          className: styles.cell,
          lang: typeof lang === 'function' ? lang(row) : lang,
          'data-align': align,
          'data-nowrap': nowrap || undefined,
          'data-long': hasLongWord(content) || undefined,
          children: content,
        };
        if (card === 'label') return <td {...roles.cell} key={id} data-label={head} {...shared} />;
        if (card === 'title')
          return <th {...roles.identity} key={id} scope="row" data-card={card} {...shared} />;
        return <td {...roles.cell} key={id} data-card={card} {...shared} />;
      })}
      {actions && (
        <td {...roles.cell} className={styles.cell} data-card="actions" data-print="never">
          <div className={styles.actions}>{actions(row)}</div>
        </td>
      )}
    </>
  );
}

function PlainRow<Row>(props: RowProps<Row>) {
  return (
    <tr {...roles.row} className={styles.row} aria-current={props.current || undefined}>
      {cellsOf(props)}
    </tr>
  );
}

function OpeningRow<Row>({ rowKey, expansion, open, onToggle, ...props }: ExpandableRowProps<Row>) {
  const inner = useId();
  const { row, columns, actions, current } = props;
  return (
    <>
      <tr
        {...roles.row}
        className={styles.row}
        aria-current={current || undefined}
        data-open={open || undefined}
      >
        <RowToggle
          label={expansion.label(row)}
          open={open}
          controls={inner}
          onToggle={() => onToggle(rowKey)}
        />
        {cellsOf(props)}
      </tr>
      {open && (
        <tr {...roles.row} className={styles.innerRow}>
          <td {...roles.cell} colSpan={columns.length + (actions ? 2 : 1)} className={styles.innerCell}>
            <div id={inner} className={styles.inner}>
              {expansion.render(row)}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** One row; a card where the box is narrow. */
export const TableRow = /* @__PURE__ */ memo(PlainRow) as typeof PlainRow;

/** An expandable row: the opened part is in a second table row below it, across all columns. */
export const ExpandableRow = /* @__PURE__ */ memo(OpeningRow) as typeof OpeningRow;
