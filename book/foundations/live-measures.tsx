import { PlainTable, TextField } from '@pabean/ui';
import { vars } from '@pabean/ui/theme';
import { useLayoutEffect, useRef, useState } from 'react';
import { say } from '../../packages/ui/src/testing/say.ts';
import { Rows } from '../blocks/index.ts';

const densities = ['comfortable', 'compact'] as const;
const words = { comfortable: say('Lapang', 'Comfortable'), compact: say('Rapat', 'Compact') };
const nameOf = (variable: string) => variable.slice('var('.length, -1);

/** The measures that density changes, read from the page. */
export function DensityTable() {
  const boxes = useRef<Partial<Record<string, HTMLElement | null>>>({});
  const [values, setValues] = useState<Record<string, string[]>>({});
  useLayoutEffect(() => {
    const read = (variable: string) =>
      densities.map((density) => {
        const box = boxes.current[density];
        return box ? getComputedStyle(box).getPropertyValue(nameOf(variable)).trim() : '';
      });
    setValues(Object.fromEntries(Object.entries(vars.measure).map(([key, value]) => [key, read(value)])));
  }, []);
  return (
    <>
      {densities.map((density) => (
        <span
          key={density}
          data-density={density}
          ref={(box) => {
            boxes.current[density] = box;
          }}
        />
      ))}
      <Rows
        code
        caption={say('Ukuran', 'Measures')}
        heads={[say('Ukuran', 'Measure'), words.comfortable, words.compact]}
        rows={Object.entries(values).map(([key, [comfortable, compact]]) => [key, comfortable, compact])}
      />
    </>
  );
}

const rows = [
  { id: '1', number: 'S-112/CLB/IX/2024', date: '24-09-2024' },
  { id: '2', number: 'S-113/CLB/IX/2024', date: '25-09-2024' },
];

const columns = [
  {
    id: 'number',
    head: say('No. permohonan', 'Application no.'),
    cell: (row: (typeof rows)[number]) => row.number,
  },
  { id: 'date', head: say('Tanggal', 'Date'), cell: (row: (typeof rows)[number]) => row.date, nowrap: true },
];

/** The same parts in both densities. */
export function BothDensities() {
  return (
    <div className="book-pair sb-unstyled">
      {densities.map((density) => (
        <div key={density} data-density={density}>
          <p>{words[density]}</p>
          <TextField label={say('Nomor Permohonan', 'Application number')} defaultValue="S-112/CLB/IX/2024" />
          <PlainTable
            caption={say(`Pengajuan, ${words[density]}`, `Applications, ${words[density]}`)}
            columns={columns}
            rows={rows}
            rowId={(row) => row.id}
            empty={{ heading: say('Belum ada pengajuan', 'No applications yet') }}
          />
        </div>
      ))}
    </div>
  );
}
