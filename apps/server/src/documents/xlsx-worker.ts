import type { Blob } from 'node:buffer';
import { type Stream, Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import writeExcelFile, { type Feature } from 'write-excel-file/node';

// The worker of `xlsx-writer.ts`: receives the rows of one workbook and sends its file in pieces. It imports nothing of
// the server.

/** A cell: a text, a number, a day (`YYYY-MM-DD`), or nothing. */
export type SheetCell = string | number | { readonly day: string } | null;

/** A message to the worker: the start of a worksheet, rows of the last one, its totals, or the end of the workbook. */
export type XlsxOrder =
  | { readonly worksheet: string; readonly widths: readonly number[]; readonly heads: readonly string[] }
  | { readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly totals: readonly SheetCell[] }
  | { readonly whole: true };

/** A message from the worker: a piece of the file, or its end. */
export type XlsxPiece = { readonly piece: Uint8Array } | { readonly end: true };

/** Whether a character is allowed in XML, and so in a workbook. */
const isWritable = (character: string) =>
  character >= ' ' ? character !== '\ufffe' && character !== '\uffff' : '\t\n\r'.includes(character);

const writable = (text: string) => [...text.toWellFormed()].filter(isWritable).join('');

const asCell = (cell: SheetCell) => {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' };
  if (typeof cell === 'string') return { value: writable(cell), type: String };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' };
};

const asTotal = (cell: SheetCell) => {
  const total = asCell(cell);
  return total && { ...total, fontWeight: 'bold' as const, topBorderStyle: 'thin' as const };
};

type Cells = ReturnType<typeof asCell>[];

/** A worksheet in the shape of the library. */
interface OpenWorksheet {
  readonly sheet: string;
  readonly columns: { width: number }[];
  readonly data: Cells[];
  readonly stickyRowsCount: number;
  /** How many rows can be filtered, with the heads; undefined when there are no totals, since the worksheet is then no list. */
  filtered?: number;
}

const worksheets: OpenWorksheet[] = [];

/** The letters of a column (`O`) from its index, which is below 26 × 26. */
const columnName = (place: number): string =>
  (place < 26 ? '' : columnName(Math.floor(place / 26) - 1)) + String.fromCharCode(65 + (place % 26));

/** Adds filter buttons to the heads of a list. The library has no option for it. */
const filters: Feature<Stream | Buffer | Blob> = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform(xml, _, { sheetIndex }) {
          const { filtered, columns = [] } = worksheets[sheetIndex] ?? {};
          if (filtered === undefined) return xml;
          const range = `A1:${columnName(columns.length - 1)}${filtered}`;
          return xml.replace('</sheetData>', `</sheetData><autoFilter ref="${range}"/>`);
        },
      },
    },
  },
};

parentPort?.on('message', async (order: XlsxOrder) => {
  if ('worksheet' in order) {
    const heads = order.heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
    const columns = order.widths.map((width) => ({ width }));
    worksheets.push({ sheet: order.worksheet, columns, data: [heads], stickyRowsCount: 1 });
  } else if ('rows' in order) {
    const data = worksheets.at(-1)?.data;
    for (const row of order.rows) data?.push(row.map(asCell));
  } else if ('totals' in order) {
    const made = worksheets.at(-1);
    if (!made) return;
    made.filtered = made.data.length;
    made.data.push(order.totals.map(asTotal));
  } else {
    const pieces = new Writable({
      write(piece: Buffer, _, next) {
        parentPort?.postMessage({ piece } satisfies XlsxPiece);
        next();
      },
    });
    await writeExcelFile(worksheets, { features: [filters] }).toStream(pieces);
    parentPort?.postMessage({ end: true } satisfies XlsxPiece);
  }
});
