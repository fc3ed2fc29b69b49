import { describe, expect, test } from 'vitest';
import type { ListedCode } from '../listed-codes.ts';
import { type ReportType, reportSchema } from './reports.ts';
import { type CsvSchema, checkLine, periodWarning } from './schema.ts';

const packages: readonly ListedCode[] = [{ code: 'PK', name: 'Package' }];

const schemaOf = (type: ReportType): CsvSchema => reportSchema(type, packages) ?? { columns: [] };
/** A line of example values other than the template's, with some cells replaced. */
const lineOf = (type: ReportType, cells: Readonly<Record<string, string>>) =>
  schemaOf(type).columns.map(({ name, example }) => cells[name] ?? (name === 'keterangan' ? 'x' : example));
const checked = (cells: Readonly<Record<string, string>>, type: ReportType = '1') =>
  checkLine(schemaOf(type), lineOf(type, cells));

describe('what is right, but hardly meant', () => {
  test.each([
    ['no_bl', '2,45811E+08', 'power'],
    ['no_pos', '1E+11', 'power'],
    ['consignee', '#N/A', 'spreadsheetError'],
    ['shipper', 'PT Caf\ufffd', 'lostLetters'],
    ['volume', '1.850', 'thousands'],
    ['kd_kemasan', 'QQ', 'unlisted'],
  ])('is pointed out in %s: %s', (column, cell, warning) => {
    const { problems, warnings } = checked({ [column]: cell });
    expect([problems, warnings]).toEqual([[], [{ column, warning }]]);
  });

  test.each([
    ['no_bl', 'E+08'],
    ['no_bl', '032E1'],
    ['no_bl', '245811'],
    ['volume', '24,125'],
    ['volume', '0.125'],
    ['volume', '24.12'],
    ['kd_kemasan', 'package'],
  ])('is nothing that people write: %s as %s', (column, cell) => {
    expect(checked({ [column]: cell }).warnings).toEqual([]);
  });

  test('is not said beside what is wrong', () => {
    expect(checked({ volume: '1.850.000' })).toMatchObject({
      problems: [{ column: 'volume' }],
      warnings: [],
    });
  });

  test.each(['1', '2'] as const)('is the example of the template of type %s, untouched', (type) => {
    const { columns } = schemaOf(type);
    const cells = columns.map(({ example }) => ` ${example}`);
    expect(checkLine(reportSchema(type) ?? { columns: [] }, cells)).toMatchObject({
      problems: [],
      warnings: [{ column: '', warning: 'example' }],
    });
    expect(checked({}, type).warnings.filter(({ warning }) => warning === 'example')).toEqual([]);
  });
});

describe('days outside of the time of a report', () => {
  const warningOf = (cells: Readonly<Record<string, string>>, from: string, until: string) =>
    periodWarning(schemaOf('1'), checked(cells), { from, until });

  test.each([
    ['within', '2026-09-01', '2026-09-30', undefined],
    ['before', '2026-10-01', '2026-10-31', 'tgl_masuk'],
    ['after', '2026-08-01', '2026-08-31', 'tgl_masuk'],
    ['of which one is within', '2026-09-05', '2026-09-30', undefined],
    ['where there is no end', '2026-09-01', '', undefined],
    ['where nothing is given', '', '', undefined],
  ])('%s', (_, from, until, column) => {
    expect(warningOf({}, from, until)?.column).toBe(column);
  });

  test('are not looked for where a day is wrong or missing', () => {
    expect(warningOf({ tgl_masuk: 'kemarin', tgl_keluar: '' }, '2026-10-01', '2026-10-31')).toBeUndefined();
    expect(warningOf({ tgl_keluar: '' }, '2026-10-01', '2026-10-31')).toMatchObject({ column: 'tgl_masuk' });
  });
});
