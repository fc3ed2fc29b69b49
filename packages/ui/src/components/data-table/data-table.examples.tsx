import { type Letter, letters } from '../../testing/permit-rows.tsx';
import { say } from '../../testing/say.ts';
import type { ColumnBase } from './column.ts';
import { PlainTable } from './plain-table.tsx';

const numberOf = ({ number }: Letter) => number;

const number: ColumnBase<Letter> = {
  id: 'number',
  head: 'No.',
  card: 'title',
  cell: (letter) => letter.number.slice(0, 6),
};

const total: ColumnBase<Letter> = {
  id: 'total',
  head: 'Total (Rp)',
  nowrap: true,
  cell: (letter) => letter.total,
};

/** Three cells of one letter in columns that also fit on a phone. */
function LettersOfExamples({
  caption,
  columns,
}: {
  caption: string;
  columns: readonly ColumnBase<Letter>[];
}) {
  return <PlainTable caption={caption} columns={columns} rows={letters} rowId={numberOf} narrow="scroll" />;
}

export const AmountsStandAtEnd = () => (
  <LettersOfExamples
    caption={say('Rata akhir', 'Aligned at the end')}
    columns={[number, { ...total, align: 'end' }]}
  />
);

export const AtStartNineMillionLooks = () => (
  <LettersOfExamples caption={say('Rata awal', 'Aligned at the start')} columns={[number, total]} />
);

export const EachFactHasColumn = () => (
  <LettersOfExamples
    caption={say('Satu fakta per kolom', 'One fact in a column')}
    columns={[number, { id: 'date', head: say('Tanggal', 'Date'), cell: ({ date }) => date, nowrap: true }]}
  />
);

export const TwoFactsInCellCannot = () => (
  <LettersOfExamples
    caption={say('Dua fakta per kolom', 'Two facts in a column')}
    columns={[
      number,
      {
        id: 'both',
        head: say('Tanggal, jumlah', 'Date, count'),
        cell: ({ date, count }) => `${date}, ${count} CN`,
      },
    ]}
  />
);
