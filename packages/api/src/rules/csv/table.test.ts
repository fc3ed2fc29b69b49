import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { explainCsvTable, rightFor } from './explain.ts';
import { csvEn } from './messages-en.ts';
import { csvId } from './messages-id.ts';
import { type CsvLayout, type CsvRefusal, csvSeparator, mistakesColumn, readCsvTable } from './table.ts';
import { decodeCsv } from './text.ts';

const layout: CsvLayout = {
  schema: {
    columns: [
      { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-1' },
      { name: 'tanggal', kind: 'date', max: 10, example: '2026-09-01' },
      { name: 'catatan', kind: 'text', max: 50, example: '' },
    ],
  },
};

/** Reads a text like the server and the workbench. */
function read(text: string, asked: CsvLayout = layout) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: csvSeparator, newline: '\n' });
  const bad = errors.find(({ type }) => type === 'Quotes')?.row;
  const reader = readCsvTable(asked);
  reader.take(data.slice(0, bad));
  if (bad !== undefined) reader.quotesAfter([]);
  reader.end();
  return reader;
}

const head = 'nomor;tanggal;catatan\n';

describe('lines', () => {
  test('are counted as in the file, whatever their cells hold', () => {
    const { lines } = read(`${head}A;2026-01-01;"dua\nbaris"\n\n;;\nB;31-02-2026;\nC;;x\n`);
    expect(lines.map(({ line }) => line)).toEqual([2, 6, 7]);
    expect(lines.map(({ problems }) => problems.map(({ column, refusal }) => [column, refusal]))).toEqual([
      [],
      [['tanggal', 'date']],
      [],
    ]);
  });

  test('with another number of cells say so, and nothing else', () => {
    const columns = layout.schema?.columns.map((column) => ({ ...column, required: true })) ?? [];
    const { lines } = read(`${head}A;x\nB;2026-01-01;a;b\n`, { schema: { columns } });
    expect(lines.map(({ problems }) => problems)).toEqual([
      [{ column: '', refusal: 'cellCount', max: 3, found: 2 }],
      [{ column: '', refusal: 'cellCount', max: 3, found: 4 }],
    ]);
  });

  test('of a file without a layout are checked for their structure alone', () => {
    const { lines, schema, refusal } = read('a;b\n1;=1+1\n2\n', {});
    expect(refusal).toBeUndefined();
    expect(schema?.columns.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(lines.map(({ problems }) => problems.length)).toEqual([0, 1]);
  });
});

describe('what spreadsheets add', () => {
  const cellsOf = (text: string, asked?: CsvLayout) => {
    const { lines, refusal, isTidied } = read(text, asked);
    expect(refusal).toBeUndefined();
    expect(lines.flatMap(({ problems }) => problems)).toEqual([]);
    return { lines: lines.map(({ line, cells }) => [line, ...cells]), isTidied };
  };
  const row = [3, 'A', '2026-01-01', 'x'];

  test.each([
    ['a first line that names the separator', `sep=;\n${head}A;2026-01-01;x\n`],
    ['such a line as it is saved again', `SEP=;;;\n${head}A;2026-01-01;x\n`],
    ['separators at the ends of lines', '\nnomor;tanggal;catatan;;\nA;2026-01-01;x;;\n'],
    ['separators at the end of the head alone', '\nnomor;tanggal;catatan;;\nA;2026-01-01;x\n'],
    ['separators at the ends of lines alone', `\n${head}A;2026-01-01;x;;;\n`],
  ])('is read over: %s', (_, text) => {
    for (const asked of [layout, {}]) expect(cellsOf(text, asked)).toEqual({ lines: [row], isTidied: true });
  });

  test('is left out where the last cells of many lines are empty, and read all the same', () => {
    expect(cellsOf(`${head}A;2026-01-01\nB\n`)).toEqual({
      lines: [
        [2, 'A', '2026-01-01', ''],
        [3, 'B', '', ''],
      ],
      isTidied: true,
    });
  });

  test('nothing where nothing was added', () => {
    expect(cellsOf(`${head}A;2026-01-01;x\n`)).toMatchObject({ isTidied: false });
  });
});

describe('the list of mistakes comes back', () => {
  test.each(Object.values(mistakesColumn))('with its column %s, which is left out', (name) => {
    const named = head.replace('\n', `;${name}\n`);
    const { lines, refusal } = read(`${named}A;2026-01-01;x;\nB;2026-01-02;y;Baris 3 salah.\nC;;\n`);
    expect(refusal).toBeUndefined();
    expect(lines.map(({ cells, problems }) => [...cells, problems.length])).toEqual([
      ['A', '2026-01-01', 'x', 0],
      ['B', '2026-01-02', 'y', 0],
      ['C', '', '', 0],
    ]);
  });

  test('with separators behind it, and a line that is still too long', () => {
    const { lines } = read('nomor;tanggal;catatan;mistakes;\nA;;x;All;\nB;;y;z;All of line 3\n');
    expect(lines.map(({ cells, problems }) => [...cells, ...problems.map(({ found }) => found)])).toEqual([
      ['A', '', 'x'],
      ['B', '', 'y', 'z', 4],
    ]);
  });
});

test.each([csvId, csvEn])('no refusal of a head has an empty name in it (%#)', (messages) => {
  for (const text of [
    'nomor;;catatan\nA;;x\n',
    ';tanggal;catatan\nA;;x\n',
    'nomor;tanggal;;catatan;;\nA;;x\n',
    ';;nomor\n',
  ])
    for (const asked of [layout, {}]) {
      const { refusal } = read(text, asked);
      expect(refusal).toMatchObject({ refusal: 'headerBlank', place: text.split(';').indexOf('') + 1 });
      if (refusal)
        expect(explainCsvTable(refusal, messages)).not.toMatch(/: ?\.| {2}| ,|,\s*\.|kolom \.|names ?\./);
    }
});

test.each([
  ['', { refusal: 'empty' }],
  [head, { refusal: 'noLines' }],
  ['nomor,tanggal,catatan\nA,,\n', { refusal: 'separator', found: ',' }],
  ['nomor\ttanggal\tcatatan\n', { refusal: 'separator', found: '\t' }],
  ['A-1;2026-01-01;x\n', { refusal: 'noHeader' }],
  ['nomor;catatan;berat\nA;x;1\n', { refusal: 'header', missing: ['tanggal'], strange: ['berat'] }],
  ['nomor;catatan;tanggal\n', { refusal: 'headerOrder', place: 2, found: 'catatan', expected: 'tanggal' }],
  ['nomor;tanggal;catatan;nomor\n', { refusal: 'headerTwice', found: 'nomor' }],
  [`${head}A;;x\nB;;"tidak ditutup\nC;;\n`, { refusal: 'quotes', line: 3 }],
  [`${head}A;;"x" y\n`, { refusal: 'quotes', line: 2 }],
  [`${'x;'.repeat(10_000)}\n`, { refusal: 'tooManyColumns', max: 64 }],
])('%j is refused as a whole', (text, refusal) => {
  expect(read(text).refusal).toEqual(refusal);
});

test('a header may be written in capitals and with blanks around its names', () => {
  expect(read(' NOMOR ;Tanggal;catatan\nA;;\n').refusal).toBeUndefined();
});

test('of too many lines is said how many are taken', () => {
  const { refusal, lines } = read(`${head}A;;\nB;;\nC;;\n`, { ...layout, maxLines: 2 });
  expect(refusal).toEqual({ refusal: 'tooManyLines', max: 2 });
  expect(lines).toHaveLength(2);
});

describe('the bytes of a file', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const utf8 = (text: string) => new TextEncoder().encode(text);

  test.each([
    ['UTF-8 with a byte order mark', bytes(0xef, 0xbb, 0xbf, ...utf8('a;é')), 'a;é', 'utf-8'],
    ['Windows-1252', bytes(0x61, 0x3b, 0xe9, 0x80), 'a;é€', 'windows-1252'],
    ['Mac Roman with the line ends of a Mac', bytes(0x61, 0x3b, 0x8e, 0x0d), 'a;é\n', 'macintosh'],
    ['UTF-16, little end first', bytes(0xff, 0xfe, 0x61, 0, 0x3b, 0, 0xe9, 0), 'a;é', 'utf-16'],
    ['UTF-16, big end first', bytes(0xfe, 0xff, 0, 0x61, 0, 0x3b, 0, 0xe9), 'a;é', 'utf-16'],
    ['line ends of every kind', utf8('a\r\nb\rc\n'), 'a\nb\nc\n', 'utf-8'],
  ])('are %s', (_, given, text, encoding) => {
    expect(decodeCsv(given)).toEqual({ text, encoding });
  });

  test.each([
    ['nothing', utf8(''), 'empty'],
    ['blanks', utf8(' \r\n\t\n'), 'empty'],
    ['UTF-16 without a mark', bytes(...utf8('a\0;\0b\0')), 'utf16'],
    ['letters of DOS', bytes(0x43, 0x61, 0x66, 0x82), 'encoding'],
    ['letters of a Mac', bytes(0x43, 0x61, 0x66, 0x8e, 0x0a), 'encoding'],
    ['half of UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0x3b), 'utf16'],
    ['a NUL', utf8('a;\0'), 'unreadable'],
    ['a ZIP, as XLSX, ODS and Numbers are', bytes(0x50, 0x4b, 3, 4, 0x14, 0), 'workbook'],
    ['an XLS', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1), 'workbook'],
    ['an RTF', utf8('{\\rtf1\\ansi'), 'unreadable'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'unreadable'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0x10), 'unreadable'],
    ['a page', utf8(' <html><script>'), 'page'],
    ['a PDF', utf8('%PDF-1.7'), 'unreadable'],
  ])('are refused where they are %s', (_, given, refusal) => {
    expect(decodeCsv(given)).toEqual({ refusal });
  });

  test.each([
    ['\u001b', utf8('a;b\r\nc;d\re\u001b;f'), 3, 'U+001B'],
    ['\0', utf8(`a;b\n${'c'.repeat(20)}\0`), 2, 'U+0000'],
    ['\u000b', bytes(0x61, 0x3b, 0xe9, 0x0b), 1, 'U+000B'],
  ])('are refused with the line of a control: %j', (_, given, line, code) => {
    const refusal = decodeCsv(given);
    expect(refusal).toEqual({ refusal: 'control', line, code });
    expect(explainCsvTable(refusal as CsvRefusal, csvId)).toContain(`Baris ${line} memuat`);
  });
});

test('every refusal is said in both languages, and none of them repeats a whole header', () => {
  const long = { refusal: 'header', missing: [], strange: Array(60).fill('x'.repeat(500)) } as const;
  for (const messages of [csvId, csvEn]) {
    expect(explainCsvTable(long, messages).length).toBeLessThan(500);
    expect(explainCsvTable({ refusal: 'separator', found: '\t' }, messages)).toContain('tab');
    expect(explainCsvTable({ refusal: 'quotes', line: 7 }, messages)).toContain('7');
  }
});

test.each([csvId, csvEn])('what would be right names no example where a column has none (%#)', (messages) => {
  const schema = {
    columns: [{ name: 'nomor', kind: 'text', required: true, max: 20, example: '' }],
  } as const;
  const refusals = Object.keys(messages.right) as (keyof typeof messages.right)[];
  for (const refusal of refusals) {
    const sentence = rightFor({ column: 'nomor', refusal, max: 3, found: 2 }, schema, messages);
    expect(sentence).not.toMatch(/ \.|misalnya|such as|\{/);
    expect(sentence).toMatch(/\.$/);
  }
});

test('both languages have the same keys and placeholders', () => {
  const shape = (messages: object) =>
    Object.entries(messages).map(([group, texts]) => [
      group,
      Object.entries(texts as Record<string, string>).map(([key, text]) => [
        key,
        [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted(),
      ]),
    ]);
  expect(shape(csvEn)).toEqual(shape(csvId));
});
