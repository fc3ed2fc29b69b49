import { dataLanguage, fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { tableRoles } from '@pabean/ui/data-table';
import { useMessages } from '@pabean/ui/messages';
import { Undo2 } from 'lucide-react';
import { Fragment, type ReactNode, type Ref, useId } from 'react';
import type { RowKind, RowValues } from '../internal/rows/row-kind.ts';
import * as frame from '../internal/rows-section.css.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { LineRow, type LineRowActs } from './line-row.tsx';
import * as styles from './lines.css.ts';
import type { LineProblem } from './lines-props.ts';

/** The line that was deleted last, and the way back. */
export interface GoneLine {
  readonly index: number;
  /** What it was called. */
  readonly name: string;
  readonly onUndo: () => void;
  readonly button: Ref<HTMLButtonElement>;
}

/** Props of {@link LinesTable}. */
export interface LinesTableProps<Row extends RowValues> extends LineRowActs {
  id: string;
  kind: RowKind<Row>;
  rows: readonly Row[];
  keys: readonly number[];
  problemsOf: (index: number) => readonly LineProblem[];
  gone: GoneLine | undefined;
  /** Whether the list as a whole is wrong. */
  isWrong: boolean;
}

/** The lines of a list with their sums: a table, or cards where there is no room for columns. */
export function LinesTable<Row extends RowValues>(props: LinesTableProps<Row>) {
  const { kind, rows, keys, gone, isWrong, ...row } = props;
  const { actions } = useMessages('table');
  const columns = kind.columns.length + 1;
  const wrong = isWrong || undefined;
  if (rows.length === 0)
    return (
      <div className={`${frame.box} ${styles.box}`} data-wrong={wrong}>
        {gone && <Gone {...gone} className={styles.gone} />}
        <p className={frame.empty}>{kind.empty}</p>
      </div>
    );
  const undo = gone && (
    <tr {...tableRoles.row} className={styles.goneRow}>
      <td {...tableRoles.cell} colSpan={columns} className={styles.gone}>
        <Gone {...gone} />
      </td>
    </tr>
  );
  return (
    <div className={`${frame.box} ${styles.box} ${styles.place}`} data-wrong={wrong}>
      <table {...tableRoles.table} aria-label={kind.heading} className={styles.table}>
        <thead {...tableRoles.group} className={styles.heads}>
          <tr {...tableRoles.row}>
            {kind.columns.map(({ head, align }) => (
              <th {...tableRoles.head} key={head} scope="col" className={styles.head} data-align={align}>
                {head}
              </th>
            ))}
            <td {...tableRoles.cell} className={styles.head} aria-label={actions} />
          </tr>
        </thead>
        <tbody {...tableRoles.group} className={styles.rows}>
          {rows.map((each, index) => (
            <Fragment key={keys[index]}>
              {gone?.index === index && undo}
              <LineRow
                {...row}
                columns={kind.columns}
                fields={kind.fields}
                row={each}
                name={kind.nameOf(each)}
                index={index}
                problems={props.problemsOf(index)}
              />
            </Fragment>
          ))}
          {gone && gone.index >= rows.length && undo}
        </tbody>
        {kind.sum && (
          <tfoot {...tableRoles.group} className={styles.foot}>
            <tr {...tableRoles.row} className={styles.sumRow}>
              {kind.columns.map(({ head, align, sum }, column) =>
                column === 0 ? (
                  <th {...tableRoles.identity} key={head} scope="row" className={styles.sum}>
                    {kind.sum}
                  </th>
                ) : (
                  <td
                    {...tableRoles.cell}
                    key={head}
                    className={styles.sum}
                    data-align={align}
                    data-empty={sum ? undefined : ''}
                  >
                    {sum?.(rows)}
                  </td>
                ),
              )}
              <td {...tableRoles.cell} className={styles.sum} data-empty="" />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Gone({ name, onUndo, button, className }: GoneLine & { className?: string }): ReactNode {
  const { deleted } = useFormMessages('rows');
  const { undo } = useMessages('listEditor');
  const id = useId();
  const words = (
    <div className={styles.goneWords} data-print="never">
      <span id={id} lang={dataLanguage}>
        {fill(deleted, { name })}
      </span>
      <Button
        ref={button}
        variant="tertiary"
        size="small"
        icon={<Undo2 size={16} />}
        aria-describedby={id}
        onClick={onUndo}
      >
        {undo}
      </Button>
    </div>
  );
  return className ? <div className={className}>{words}</div> : words;
}
