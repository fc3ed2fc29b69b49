import type { CsvSchema } from '@pabean/api/rules';
import { say } from '../../../ui/src/testing/say.ts';
import { CsvWorkbench } from './csv-workbench.tsx';

export const schema: CsvSchema = {
  columns: [
    { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-001' },
    { name: 'tanggal', kind: 'date', required: true, max: 10, example: '2026-09-01' },
    { name: 'berat', kind: 'decimal', max: 2, example: '12,50' },
    { name: 'catatan', kind: 'text', max: 100, example: '' },
  ],
  periodColumns: ['tanggal'],
};

const heads = {
  nomor: say('Nomor', 'Number'),
  tanggal: say('Tanggal', 'Date'),
  berat: say('Berat', 'Weight'),
  catatan: say('Catatan', 'Notes'),
};

export const fileOf = (count: number, wrongEvery = Number.POSITIVE_INFINITY) => {
  const lines = Array.from({ length: count }, (_, index) =>
    index % wrongEvery === wrongEvery - 1
      ? `A-${index};kemarin;${index};`
      : `A-${index};2026-09-01;${index},5;Catatan ke-${index}`,
  );
  return new File([`nomor;tanggal;berat;catatan\r\n${lines.join('\r\n')}\r\n`], 'barang.csv');
};

export const columns = { heads };

const twoLines = fileOf(2);

const nothing = () => undefined;

export const HeadsInWordsOfOffice = () => (
  <CsvWorkbench schema={schema} columns={columns} file={twoLines} onTable={nothing} onDownload={nothing} />
);

export const NamesOfFileAlone = () => (
  <CsvWorkbench schema={schema} file={twoLines} onTable={nothing} onDownload={nothing} />
);
