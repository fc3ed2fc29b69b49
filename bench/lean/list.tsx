import { useEffect, useMemo, useState } from 'react';
import { type Application, makeApplications } from './applications.ts';
import { Icon } from './icon.tsx';
import { ListRow, shownDate } from './list-row.tsx';

const size = 10;
/** As many as in the URL: `?rows=10000`. */
const applications = makeApplications(Number(new URLSearchParams(location.search).get('rows') ?? 1000));

const columns: [name: keyof Application, head: string][] = [
  ['company', 'Nama perusahaan'],
  ['number', 'No. permohonan'],
  ['date', 'Tanggal'],
  ['permitType', 'Jenis izin'],
  ['statusLabel', 'Status'],
];

const textOf = (row: Application) =>
  [row.company, row.number, shownDate(row.date), row.permitType, row.statusLabel].join('\n').toLowerCase();

// The last state of the list, which is restored.
let last: { column?: keyof Application; page: number; query: string } = { page: 0, query: '' };

/** The same list in plain React: same rows, same cells with the same texts, languages, icons and actions, and nothing else. */
export function List() {
  const [{ column, page, query }, setAsked] = useState(last);
  const ask = (change: Partial<typeof last>) => setAsked((before) => ({ ...before, ...change }));
  useEffect(() => {
    last = { ...(column && { column }), page, query };
  }, [column, page, query]);
  const found = useMemo(() => {
    const word = query.toLowerCase();
    return word ? applications.filter((row) => textOf(row).includes(word)) : applications;
  }, [query]);
  const sorted = useMemo(
    () => (column ? found.toSorted((a, b) => a[column].localeCompare(b[column])) : found),
    [found, column],
  );
  const pages = Math.ceil(sorted.length / size);
  return (
    <main>
      <h1>Pengajuan</h1>
      <input
        type="search"
        aria-label="Cari permohonan"
        value={query}
        onChange={(event) => ask({ query: event.target.value, page: 0 })}
      />
      <table>
        <thead>
          <tr>
            {columns.map(([name, head]) => (
              <th key={name} scope="col" aria-sort={name === column ? 'ascending' : undefined}>
                <button type="button" onClick={() => ask({ column: name, page: 0 })}>
                  {head}
                  <Icon name="sort" size={14} />
                </button>
              </th>
            ))}
            <th scope="col">Tindakan</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(page * size, (page + 1) * size).map((row) => (
            <ListRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      <nav aria-label="Halaman">
        <button type="button" aria-label="Sebelumnya" onClick={() => ask({ page: page - 1 })}>
          ‹
        </button>
        {page + 1} / {pages} ({sorted.length})
        <button type="button" aria-label="Berikutnya" onClick={() => ask({ page: page + 1 })}>
          ›
        </button>
      </nav>
    </main>
  );
}
