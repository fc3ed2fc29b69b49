import { dataLanguage, fill } from '@pabean/api/rules';
import { IconButton } from '@pabean/ui/button';
import { tableRoles } from '@pabean/ui/data-table';
import { CircleAlert, Copy, Pencil, Trash2 } from 'lucide-react';
import type { RowColumn, RowField } from '../internal/rows/row-kind.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './lines.css.ts';
import type { LineProblem } from './lines-props.ts';

/** What can be done with a line. */
export interface LineRowActs {
  /** Opens the line; for one of its fields, where that is wrong. */
  onEdit: (index: number, field?: string) => void;
  /** Begins another one like it. Without it there is no room. */
  onCopy: ((index: number) => void) | undefined;
  onDelete: (index: number) => void;
}

/** Props of {@link LineRow}. */
export interface LineRowProps<Row> extends LineRowActs {
  /** The id of the list. */
  id: string;
  row: Row;
  index: number;
  /** What the line is called. */
  name: string;
  columns: readonly RowColumn<Row>[];
  fields: readonly (readonly RowField[])[];
  problems: readonly LineProblem[];
}

/** A line with what can be done with it, and below it what is wrong with it. */
export function LineRow<Row>(props: LineRowProps<Row>) {
  const { id, row, index, name, columns, fields, problems, onEdit, onCopy, onDelete } = props;
  const words = useFormMessages('rows');
  const wrong = problems.length > 0 || undefined;
  const isWrong = (field: string) => problems.some((problem) => problem.field === field);
  return (
    <>
      <tr {...tableRoles.row} className={styles.row} data-wrong={wrong}>
        {columns.map(({ head, align, cell }, column) => {
          const shared = { className: styles.cell, lang: dataLanguage, 'data-align': align };
          return column === 0 ? (
            <th {...tableRoles.identity} key={head} scope="row" data-title="" {...shared}>
              {cell(row)}
            </th>
          ) : (
            <td {...tableRoles.cell} key={head} data-label={head} {...shared}>
              {cell(row)}
            </td>
          );
        })}
        <td {...tableRoles.cell} className={styles.cell} data-actions="" data-print="never">
          <span className={styles.actions}>
            {onCopy && (
              <IconButton
                label={fill(words.duplicate, { name })}
                icon={<Copy size={16} />}
                size="small"
                onClick={() => onCopy(index)}
              />
            )}
            <IconButton
              id={`${id}.${index}`}
              label={fill(words.change, { part: name })}
              icon={<Pencil size={16} />}
              size="small"
              onClick={() => onEdit(index)}
            />
            <IconButton
              label={fill(words.delete, { name })}
              icon={<Trash2 size={16} />}
              variant="danger"
              size="small"
              onClick={() => onDelete(index)}
            />
          </span>
          {/* A form finds every field by its id before it says what is wrong with it. */}
          <span hidden>
            {fields
              .flat()
              .map((field) =>
                isWrong(field.name) ? null : <span key={field.name} id={`${id}.${index}.${field.name}`} />,
              )}
          </span>
        </td>
      </tr>
      {wrong && (
        <tr {...tableRoles.row} className={styles.row} data-wrong="" data-problems="">
          <td {...tableRoles.cell} colSpan={columns.length + 1} className={styles.problems}>
            {problems.map(({ field, message }) => (
              <p key={`${field} ${message}`} className={styles.problem}>
                <CircleAlert size={16} className={styles.problemIcon} />
                <button
                  type="button"
                  id={field === undefined ? undefined : `${id}.${index}.${field}`}
                  className={styles.problemLink}
                  onClick={() => onEdit(index, field)}
                >
                  {message}
                </button>
              </p>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}
