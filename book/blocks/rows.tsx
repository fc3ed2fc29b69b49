import { tableRoles } from '@pabean/ui';
import type { ReactNode } from 'react';
import { RichText } from './rich-text.tsx';

/** Props of {@link Rows}. */
export interface RowsProps {
  /** What the table contains, for screen readers. */
  caption: string;
  heads: readonly string[];
  /** One array per row, as long as `heads`. The first cell names the row and must be unique. */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /**
   * Whether the first cells are names from code.
   *
   * @default false
   */
  code?: boolean;
}

/** A plain table of a page of the book; on a phone its rows are cards. */
export function Rows({ caption, heads, rows, code }: RowsProps) {
  return (
    <div className="book-table sb-unstyled">
      <table {...tableRoles.table} aria-label={caption}>
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
          {rows.map(([name, ...cells]) => (
            <tr key={name} {...tableRoles.row}>
              <th {...tableRoles.identity} scope="row">
                {code ? <code>{name}</code> : <RichText>{name}</RichText>}
              </th>
              {cells.map((cell, column) => (
                <td key={heads[column + 1]} {...tableRoles.cell} data-head={heads[column + 1]}>
                  {typeof cell === 'string' ? <RichText>{cell}</RichText> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
