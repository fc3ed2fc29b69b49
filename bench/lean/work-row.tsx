import type { Application } from './applications.ts';
import { Icon } from './icon.tsx';

/** A date as people read it. */
export const shownDate = (date: string) => date.split('-').reverse().join('-');

/** One application with what can be done with it. */
export function WorkRow({ row }: { row: Application }) {
  const href = `#/detail/${row.id}`;
  return (
    <tr>
      <td>{row.company}</td>
      <th scope="row">
        <a href={href}>{row.number}</a>
      </th>
      <td>{shownDate(row.date)}</td>
      <td>{row.permitType}</td>
      <td>
        <span className={`status s${row.status}`}>
          <Icon name={row.status} />
          {row.statusLabel}
        </span>
      </td>
      <td className="actions">
        <a href={href} aria-label={`Detail permohonan ${row.number}`}>
          Detail
        </a>
        <button type="button" aria-label={`Hapus permohonan ${row.number}`}>
          <Icon name="delete" />
        </button>
      </td>
    </tr>
  );
}
