import { useMemo, useState } from 'react';
import { makeRows, type Row } from './rows.ts';

const size = 10;
const rows = makeRows(1000);
const columns = ['aju', 'kind', 'sent'] as const;

export function List() {
  const [column, sortBy] = useState<keyof Row>('id');
  const [page, setPage] = useState(0);
  const sorted = useMemo(
    () => rows.toSorted((a, b) => String(a[column]).localeCompare(String(b[column]))),
    [column],
  );
  return (
    <main>
      <h1>Daftar</h1>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name}>
                <button type="button" onClick={() => sortBy(name)}>
                  {name}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.slice(page * size, (page + 1) * size).map((row) => (
            <tr key={row.id}>
              {columns.map((name) => (
                <td key={name}>{row[name]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => setPage(page + 1)}>
        Berikutnya
      </button>
    </main>
  );
}
