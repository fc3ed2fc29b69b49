import { describe, expect, test } from 'vitest';
import { readCell } from './cell.ts';
import { type ReportType, reportSchema } from './reports.ts';
import { type CsvSchema, checkLine } from './schema.ts';

const schemaOf = (type: ReportType): CsvSchema => reportSchema(type) ?? { columns: [] };

/** A line of example values with some cells replaced. */
const lineOf = (type: ReportType, cells: Readonly<Record<string, string>> = {}) =>
  schemaOf(type).columns.map(({ name, example }) => cells[name] ?? example);

const problemsOf = (type: ReportType, cells: Readonly<Record<string, string>>) =>
  checkLine(schemaOf(type), lineOf(type, cells)).problems;

describe('the layouts of reports', () => {
  // Written out from the specification, section 3 of document 2.
  test.each([
    [
      '1',
      'no_bc10, tgl_bc10, no_bc11, tgl_bc11, no_pos, no_bl, tgl_bl, shipper, consignee, jml_cont, jml_kemasan, kd_kemasan, brutto, volume, id_gudang, no_cont, tgl_masuk, jam_masuk, no_segel, tgl_keluar, jam_keluar, no_dok_keluar, tgl_dok_keluar, keterangan',
      'no_bl, consignee, jml_kemasan, kd_kemasan, brutto, tgl_masuk',
    ],
    [
      '2',
      'no_bc10, tgl_bc10, nm_sarkut, no_voy, bendera, pel_asal, pel_tujuan, tgl_tiba, jam_tiba, jml_cont, jml_kemasan, kd_kemasan, bruto, volume, agen_pengangkut, no_bc11_in, tgl_bc11_in, no_bc11_out, tgl_bc11_out, keterangan',
      'nm_sarkut, no_voy, tgl_tiba, jml_kemasan, kd_kemasan, bruto',
    ],
  ] as const)('of type %s is the documented one', (type, columns, required) => {
    const schema = schemaOf(type);
    expect(schema.columns.map(({ name }) => name).join(', ')).toBe(columns);
    const filled = schema.columns.filter((column) => column.required).map(({ name }) => name);
    expect(filled.join(', ')).toBe(required);
    const empty = checkLine(
      schema,
      schema.columns.map(() => ''),
    );
    expect(empty.problems).toEqual(filled.map((column) => ({ column, refusal: 'required' })));
  });

  test.each(['1', '2'] as const)('of type %s take their own examples', (type) => {
    expect(problemsOf(type, {})).toEqual([]);
  });

  test.each(['3', '4'] as const)('of type %s are not documented', (type) => {
    expect(reportSchema(type)).toBeUndefined();
  });
});

test.each([
  ['tgl_bl', '05-09-2026', '2026-09-05'],
  ['tgl_bl', ' 2026-09-05 ', '2026-09-05'],
  ['brutto', '1850,5', '1850.5'],
  ['brutto', '0001850.50', '1850.50'],
  ['brutto', '0', '0'],
  ['jml_kemasan', '0120', '120'],
  ['kd_kemasan', 'pk', 'PK'],
  ['no_cont', 'csqu 305438-3', 'CSQU3054383'],
  ['jam_masuk', '23:59', '23:59'],
  ['consignee', 'PT “Ærø”\nBatam', 'PT “Ærø”\nBatam'],
  ['shipper', '=1+1', '=1+1'],
])('%s stores %j as %j', (name, typed, kept) => {
  const { values, problems } = checkLine(schemaOf('1'), lineOf('1', { [name]: typed }));
  expect(problems).toEqual([]);
  expect(values[schemaOf('1').columns.findIndex((column) => column.name === name)]).toBe(kept);
});

test.each([
  ['tgl_bl', '31-02-2026', 'date'],
  ['tgl_bl', '2026-13-01', 'date'],
  ['tgl_bl', 'kemarin', 'date'],
  ['jam_masuk', '24:00', 'time'],
  ['jam_masuk', '8:30', 'time'],
  ['jam_masuk', '08.30', 'time'],
  ['jml_kemasan', '12,5', 'whole'],
  ['jml_kemasan', '-1', 'number'],
  ['jml_kemasan', '1234567890', 'tooLong', 9],
  ['brutto', '1.850,50', 'number'],
  ['brutto', '1850,505', 'decimals', 2],
  ['brutto', 'berat', 'number'],
  ['brutto', '1234567890123', 'tooLong', 12],
  ['kd_kemasan', 'PAK', 'packaging'],
  ['no_cont', 'CSQU3054384', 'container'],
  ['consignee', 'x'.repeat(201), 'tooLong', 200],
  ['consignee', 'PT\0Batam', 'characters'],
  ['consignee', 'PT \u202eBatam', 'characters'],
  ['consignee', '  ', 'required'],
  ['keterangan', 'x'.repeat(800_000), 'tooLong', 255],
])('%s refuses %j: %s', (name, typed, refusal, max?: number) => {
  expect(problemsOf('1', { [name]: typed })).toEqual([
    { column: name, refusal, ...(max !== undefined && { max }) },
  ]);
});

test.each([
  [{ tgl_keluar: '2026-09-02' }, [{ column: 'tgl_keluar', refusal: 'exitBeforeEntry' }]],
  [{ tgl_keluar: '03-09-2026', jam_keluar: '08:29' }, [{ column: 'jam_keluar', refusal: 'exitBeforeEntry' }]],
  [{ tgl_keluar: '2026-09-03', jam_keluar: '08:30' }, []],
  [{ tgl_keluar: '2026-09-03', jam_keluar: '' }, []],
  [{ tgl_keluar: '', jam_keluar: '' }, []],
  // An invalid day is reported once.
  [{ tgl_keluar: 'x', jam_keluar: '08:00' }, [{ column: 'tgl_keluar', refusal: 'date' }]],
])('an exit is not before its entry: %j', (cells, expected) => {
  expect(problemsOf('1', cells)).toEqual(expected);
});

test('a text is kept in one of its spellings', () => {
  const column = { name: 'a', kind: 'text', max: 4, example: '' } as const;
  expect(readCell(column, 'Cafe\u0301')).toEqual({ value: 'Café' });
});
