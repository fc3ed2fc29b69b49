import type { Application } from './applications.ts';
import { Icon } from './icon.tsx';

/** A formatted date. */
export const shownDate = (date: string) => date.split('-').reverse().join('-');

/** One application with its actions. */
export function ListRow({ row }: { row: Application }) {
  const href = `#/detail/${row.id}`;
  const remove = `Hapus permohonan ${row.number}`;
  return (
    <tr>
      <td lang="id">{row.company}</td>
      <th scope="row">
        <a href={href}>{row.number}</a>
      </th>
      <td className="nowrap">{shownDate(row.date)}</td>
      <td lang="id">{row.permitType}</td>
      <td>
        <span lang="id" className={`status s${row.status}`}>
          <Icon name={row.status} size={14} />
          {row.statusLabel}
        </span>
      </td>
      <td>
        <div className="actions">
          <a href={href} className="button" aria-label={`Detail permohonan ${row.number}`}>
            Detail
          </a>
          <button type="button" className="button" title={remove} aria-label={remove}>
            <Icon name="delete" size={16} />
          </button>
        </div>
      </td>
    </tr>
  );
}
