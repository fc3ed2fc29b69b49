import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { explainSheet } from './explain.ts';
import { csvSeparator, readSheet, type SheetLayout, type SheetRefusal } from './sheet.ts';
import { decodeCsv } from './text.ts';
import { csvEn } from './words-en.ts';
import { csvId } from './words-id.ts';

const layout: SheetLayout = {
  schema: {
    columns: [
      { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-1' },
      { name: 'tanggal', kind: 'date', max: 10, example: '2026-09-01' },
      { name: 'catatan', kind: 'text', max: 50, example: '' },
    ],
  },
};

/** Reads a text as the server and the workbench do. */
function read(text: string, asked: SheetLayout = layout) {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: csvSeparator, newline: '\n' });
  const bad = errors.find(({ type }) => type === 'Quotes')?.row;
  const reader = readSheet(asked);
  reader.take(data.slice(0, bad));
  if (bad !== undefined) reader.quotesAfter([]);
  reader.end();
  return reader;
}

const head = 'nomor;tanggal;catatan\n';

describe('lines', () => {
  test('are counted as they stand in the file, whatever their cells hold', () => {
    const { lines } = read(`${head}A;2026-01-01;"dua\nbaris"\n\n;;\nB;31-02-2026;\nC;;x\n`);
    expect(lines.map(({ line }) => line)).toEqual([2, 6, 7]);
    expect(lines.map(({ problems }) => problems.map(({ column, refusal }) => [column, refusal]))).toEqual([
      [],
      [['tanggal', 'date']],
      [],
    ]);
  });

  test('with another number of cells say so, and nothing else', () => {
    const { lines } = read(`${head}A;x\nB;2026-01-01;a;b\n`);
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
    ['line ends of every kind', utf8('a\r\nb\rc\n'), 'a\nb\nc\n', 'utf-8'],
  ])('are %s', (_, given, text, encoding) => {
    expect(decodeCsv(given)).toEqual({ text, encoding });
  });

  test.each([
    ['nothing', utf8(''), 'empty'],
    ['blanks', utf8(' \r\n\t\n'), 'empty'],
    ['UTF-16', bytes(0xff, 0xfe, 0x61, 0), 'utf16'],
    ['a NUL', utf8('a;\0'), 'unreadable'],
    ['a picture', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'unreadable'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0, 0x10), 'unreadable'],
    ['a spreadsheet', utf8('PK\u0003\u0004 text'), 'unreadable'],
    ['a page', utf8(' <html><script>'), 'unreadable'],
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
    expect(explainSheet(refusal as SheetRefusal, csvId)).toContain(`Baris ${line} memuat`);
  });
});

test('every refusal is said in both languages, and none of them repeats a whole header', () => {
  const long = { refusal: 'header', missing: [], strange: Array(60).fill('x'.repeat(500)) } as const;
  for (const words of [csvId, csvEn]) {
    expect(explainSheet(long, words).length).toBeLessThan(500);
    expect(explainSheet({ refusal: 'separator', found: '\t' }, words)).toContain('tab');
    expect(explainSheet({ refusal: 'quotes', line: 7 }, words)).toContain('7');
  }
});

test('both languages have the same keys and placeholders', () => {
  const shape = (words: object) =>
    Object.entries(words).map(([group, texts]) => [
      group,
      Object.entries(texts as Record<string, string>).map(([key, text]) => [
        key,
        [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].toSorted(),
      ]),
    ]);
  expect(shape(csvEn)).toEqual(shape(csvId));
});
