import { say } from '../../testing/say.ts';
import { VirtualTable } from './virtual-table.tsx';

export const few = [
  { id: 'no_bl', head: say('Nomor B/L', 'B/L number'), note: 'no_bl', width: 150 },
  { id: 'tgl_bl', head: say('Tanggal B/L', 'B/L date'), note: 'tgl_bl', width: 130 },
];

const plain = few.map(({ id, head, width }) => ({ id, head, width }));

export const isSecond = (index: number) => index === 1;

const why = () => say('Bukan tanggal. Tulis YYYY-MM-DD.', 'Not a date. Write YYYY-MM-DD.');

export const HeadSaysHowColumn = () => (
  <VirtualTable
    caption={say('Pratinjau dengan nama', 'Preview with names')}
    columns={few}
    rowCount={4}
    numberHead={say('Baris', 'Line')}
    numberOf={(index) => index + 2}
    cell={(index, column) => [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]}
    style={{ minInlineSize: 0 }}
    height={130}
  />
);

export const PeopleWhoCorrectFileMust = () => (
  <VirtualTable
    caption={say('Pratinjau tanpa nama', 'Preview without names')}
    columns={plain}
    rowCount={4}
    numberHead={say('Baris', 'Line')}
    numberOf={(index) => index + 2}
    cell={(index, column) => [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]}
    style={{ minInlineSize: 0 }}
    height={130}
  />
);

export const MarkedRowSays = () => (
  <VirtualTable
    caption={say('Pratinjau dengan sebab', 'Preview with the reason')}
    columns={few}
    isMarked={isSecond}
    noteOf={why}
    rowCount={4}
    numberHead={say('Baris', 'Line')}
    numberOf={(index) => index + 2}
    cell={(index, column) => [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]}
    style={{ minInlineSize: 0 }}
    height={190}
  />
);

export const MarkAloneDoesNotHelp = () => (
  <VirtualTable
    caption={say('Pratinjau tanpa sebab', 'Preview without the reason')}
    columns={few}
    isMarked={isSecond}
    rowCount={4}
    numberHead={say('Baris', 'Line')}
    numberOf={(index) => index + 2}
    cell={(index, column) => [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]}
    style={{ minInlineSize: 0 }}
    height={190}
  />
);
