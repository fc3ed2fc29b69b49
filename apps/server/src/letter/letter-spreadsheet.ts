import type { LetterLine } from '@pabean/api/contract';
import { manifestTypes } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { Tables } from '../core/db/tables/index.ts';
import type { FileStream } from '../core/files/file-stream.ts';
import { notFound } from '../core/refusal.ts';
import type { DocumentDeps } from '../documents/deps.ts';
import type { SheetCell } from '../documents/xlsx-worker.ts';
import type { WorkbookFile, XlsxWriter } from '../documents/xlsx-writer.ts';
import { findLetter } from './letters.ts';
import { allLines } from './lines.ts';

const day = (iso: string): SheetCell => (iso === '' ? null : { day: iso });

/** The columns of the lines, in the documents' order; the spreadsheet is a document of the office, so it is in Indonesian. */
const lineColumns: readonly {
  readonly head: string;
  readonly width: number;
  readonly cell: (line: LetterLine) => SheetCell;
  /** Whether it is added up. @default false */
  readonly isAmount?: true;
}[] = [
  { head: 'Nomor Aju', width: 28, cell: (line) => line.ajuNumber },
  { head: 'ID Pemberitahu', width: 18, cell: (line) => line.taxpayerId },
  { head: 'No. SPPBMCP', width: 22, cell: (line) => line.number },
  { head: 'Tgl. SPPBMCP', width: 13, cell: (line) => day(line.date) },
  { head: 'BM', width: 14, cell: (line) => line.importDuty, isAmount: true },
  { head: 'PPN', width: 14, cell: (line) => line.vat, isAmount: true },
  { head: 'PPh', width: 14, cell: (line) => line.incomeTax, isAmount: true },
  { head: 'PPnBM', width: 14, cell: (line) => line.luxuryTax, isAmount: true },
  { head: 'BMTP', width: 14, cell: (line) => line.antiDumpingDuty, isAmount: true },
  { head: 'Total Tagihan', width: 16, cell: (line) => line.total, isAmount: true },
  { head: 'No. Barang', width: 20, cell: (line) => line.goodsNumber },
  { head: 'Tgl. House BL/AWB', width: 17, cell: (line) => day(line.houseDate) },
  { head: 'Kode Gudang', width: 12, cell: (line) => line.warehouse },
  { head: 'No. Kantong', width: 16, cell: (line) => line.bagNumber },
  { head: 'Kode Jenis PIBK', width: 15, cell: (line) => line.pibkKind },
];

const letterColumns = [
  { head: 'No. SPPBMCP Kolektif', width: 28 },
  { head: 'Tanggal', width: 13 },
  { head: 'Jumlah CN', width: 12 },
  { head: 'Kode Billing', width: 20 },
  { head: 'Total', width: 18 },
  { head: 'Jatuh Tempo', width: 13 },
];

type Letter = Tables['release_letter'];

/** The file name of a letter's spreadsheet. */
export const spreadsheetName = ({ number }: Pick<Letter, 'number'>) =>
  `SPPBMCP ${number}.xlsx`.replace(/[\\/]/g, '-');

/** A letter as a spreadsheet: one worksheet with the letter, one with its lines. */
export function spreadsheetOf(db: Db, xlsx: XlsxWriter, letter: Letter): Promise<WorkbookFile> {
  const { number, date, line_count, billing_code, total, due_date } = letter;
  const facts: SheetCell[] = [number, day(date), line_count, billing_code, total, day(due_date)];
  const sums = lineColumns.map(() => 0);
  return xlsx.write([
    { name: 'SPPBMCP', columns: letterColumns, rows: [[facts]] },
    {
      name: 'Rincian',
      columns: lineColumns,
      rows: linesOf(db, letter.id, sums),
      totals: () =>
        lineColumns.map(({ isAmount }, place) =>
          isAmount ? (sums[place] ?? 0) : place === 0 ? 'Jumlah' : null,
        ),
    },
  ]);
}

/**
 * The spreadsheet of a viewer's letter.
 * @throws Refusal notFound when it is not the viewer's
 */
export async function letterSpreadsheet(
  act: Act,
  { xlsx }: Pick<DocumentDeps, 'xlsx'>,
  id: string,
): Promise<FileStream> {
  const letter = await findLetter(act, id);
  if (!letter) throw notFound();
  const file = await spreadsheetOf(act.db, xlsx, letter);
  return { ...file, mediaType: manifestTypes.xlsx, name: spreadsheetName(letter) };
}

/** The lines as rows; their amounts are added to the sums, column by column. */
async function* linesOf(db: Db, id: string, sums: number[]): AsyncGenerator<SheetCell[][]> {
  for await (const lines of allLines(db, id)) {
    const rows = lines.map((line) => lineColumns.map(({ cell }) => cell(line)));
    for (const row of rows)
      for (const [place, cell] of row.entries())
        if (typeof cell === 'number') sums[place] = (sums[place] ?? 0) + cell;
    yield rows;
  }
}
