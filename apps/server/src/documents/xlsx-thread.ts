import { Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';

// The other end of `xlsx-writer.ts`: takes the rows of one workbook and sends its file in pieces. It imports nothing of
// the server.

/** A cell: a text that stays one whatever it begins with, a number, a day (`YYYY-MM-DD`), or nothing. */
export type SheetCell = string | number | { readonly day: string } | null;

/** What is sent: a sheet begins, rows of the last one, or the workbook is whole. */
export type XlsxOrder =
  | { readonly sheet: string; readonly widths: readonly number[]; readonly heads: readonly string[] }
  | { readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly whole: true };

/** What comes back: a piece of the file, or its end. */
export type XlsxPiece = { readonly piece: Uint8Array } | { readonly end: true };

/** Whether a character can stand in XML, and so in a workbook. */
const isWritable = (character: string) =>
  character >= ' ' ? character !== '\ufffe' && character !== '\uffff' : '\t\n\r'.includes(character);

const writable = (text: string) => [...text.toWellFormed()].filter(isWritable).join('');

const asCell = (cell: SheetCell) => {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number, format: '#,##0' };
  if (typeof cell === 'string') return { value: writable(cell), type: String };
  return { value: new Date(`${cell.day}T00:00:00Z`), type: Date, format: 'dd-mm-yyyy' };
};

type Cells = ReturnType<typeof asCell>[];

const sheets: { sheet: string; columns: { width: number }[]; data: Cells[]; stickyRowsCount: number }[] = [];

parentPort?.on('message', async (order: XlsxOrder) => {
  if ('sheet' in order) {
    const heads = order.heads.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
    const columns = order.widths.map((width) => ({ width }));
    sheets.push({ sheet: order.sheet, columns, data: [heads], stickyRowsCount: 1 });
  } else if ('rows' in order) {
    const data = sheets.at(-1)?.data;
    for (const row of order.rows) data?.push(row.map(asCell));
  } else {
    const pieces = new Writable({
      write(piece: Buffer, _, next) {
        parentPort?.postMessage({ piece } satisfies XlsxPiece);
        next();
      },
    });
    await writeExcelFile(sheets).toStream(pieces);
    parentPort?.postMessage({ end: true } satisfies XlsxPiece);
  }
});
