import { type Letter, letters } from '../../testing/permit-rows.tsx';
import { say } from '../../testing/say.ts';
import type { ColumnBase } from './column.ts';
import { PlainTable } from './plain-table.tsx';

/** The parts of a table, in the story `Parts`. */
export const anatomy: ComponentAnatomy = {
  of: 'Parts',
  parts: [
    [
      'Filter',
      '[role="group"] button',
      'Each status with the number of its rows. Leave it out where rows have none.',
    ],
    [
      'Search',
      'input[type="search"]',
      'Looks in the columns with `searchText`. Leave it out for a list that is read as a whole.',
    ],
    [
      'Head',
      'thead th',
      'Sorts by its column. Where rows are cards a choice of the order stands in its place.',
    ],
    ['Identity', 'tbody tr:nth-child(2) th a', 'Names the row and opens its detail.'],
    [
      'Actions',
      'tbody tr:nth-child(2) td:last-child',
      'What opens the row in words, the rest as named icons, delete last.',
    ],
    ['Pages', 'nav', 'The way to the other rows. It is not there while all rows are on one page.'],
  ],
};

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
function Letters({ caption, columns }: { caption: string; columns: readonly ColumnBase<Letter>[] }) {
  return <PlainTable caption={caption} columns={columns} rows={letters} rowId={numberOf} narrow="scroll" />;
}

/** What to do next to what not to do. */
export const pairs: ComponentGuide['pairs'] = [
  {
    good: {
      says: 'Amounts stand at the end: the longest is seen at once, and digits stand below digits.',
      shows: () => (
        <Letters
          caption={say('Rata akhir', 'Aligned at the end')}
          columns={[number, { ...total, align: 'end' }]}
        />
      ),
    },
    bad: {
      says: 'At the start, nine million looks as much as forty million.',
      shows: () => <Letters caption={say('Rata awal', 'Aligned at the start')} columns={[number, total]} />,
    },
  },
  {
    good: {
      says: 'Each fact has a column with a head of its own.',
      shows: () => (
        <Letters
          caption={say('Satu fakta per kolom', 'One fact in a column')}
          columns={[
            number,
            { id: 'date', head: say('Tanggal', 'Date'), cell: ({ date }) => date, nowrap: true },
          ]}
        />
      ),
    },
    bad: {
      says: 'Two facts in a cell cannot be sorted or compared.',
      shows: () => (
        <Letters
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
      ),
    },
  },
];
