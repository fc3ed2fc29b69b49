import { tableRoles } from '@pabean/ui';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';

/** Props of {@link Rows}. */
export interface RowsProps {
  /** What the table contains, for screen readers; left out where the heading above says it. */
  caption?: string;
  heads: readonly string[];
  /** One array per row, as long as `heads`. The first cell names the row. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * Whether the first cells are names from code.
   *
   * @default false
   */
  code?: boolean;
  /** Widths of the columns, such as `25%`, where several tables of a page should have the same. */
  widths?: readonly string[];
}

const textOf = (cell: ReactNode) => (typeof cell === 'string' ? <RichText>{cell}</RichText> : cell);

/** A plain table of a page of the book; on a phone its rows are cards. */
export function Rows({ caption, heads, rows, code, widths }: RowsProps) {
  return (
    <div className="book-table sb-unstyled">
      <table {...tableRoles.table} aria-label={caption} data-fixed={widths ? '' : undefined}>
        {widths && (
          <colgroup>
            {heads.map((head, index) => (
              <col key={head} style={{ inlineSize: widths[index] }} />
            ))}
          </colgroup>
        )}
        <thead {...tableRoles.group}>
          <tr {...tableRoles.row}>
            {heads.map((head) => (
              <th key={head} {...tableRoles.head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.group}>
          {rows.map(([name, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move.
            <tr key={index} {...tableRoles.row}>
              <th {...tableRoles.identity} scope="row">
                {code ? <code>{name}</code> : textOf(name)}
              </th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]} {...tableRoles.cell} data-head={heads[column + 1]}>
                  {textOf(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
