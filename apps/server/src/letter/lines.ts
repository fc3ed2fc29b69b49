import type { endpoints } from '@pabean/api/contract';
import { type InputOf, type LetterLine, type Page, pageOf } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { ReleaseLetterLineTable } from '../core/db/tables/release-letter.ts';
import { notFound } from '../core/refusal.ts';
import { findLetter } from './letters.ts';

const size = 10;

/** Lines per query. */
const portion = 2_000;

/**
 * One page of the lines of a viewer's letter.
 * @throws Refusal notFound when it is not the viewer's
 */
export async function listLines(
  act: Act,
  { query: { page = 1 } = {}, body: { id } }: InputOf<typeof endpoints.releaseLetterLines>,
): Promise<Page<LetterLine>> {
  const { db } = act;
  const letter = await findLetter(act, id);
  if (!letter) throw notFound();
  const after = (page - 1) * size;
  return pageOf(await linesAfter(db, letter.id, after, size), page, size, letter.line_count);
}

/** All lines of a letter, in batches, so that few are in memory. */
export async function* allLines(db: Db, letterId: string): AsyncGenerator<LetterLine[]> {
  for (let after = 0; ; after += portion) {
    const lines = await linesAfter(db, letterId, after, portion);
    if (lines.length > 0) yield lines;
    if (lines.length < portion) return;
  }
}

/** Positions have no gaps, so a page's first position follows from its number. */
async function linesAfter(db: Db, letterId: string, after: number, count: number): Promise<LetterLine[]> {
  const rows = await db
    .selectFrom('release_letter_line')
    .selectAll()
    .where('letter_id', '=', letterId)
    .where('position', '>', after)
    .where('position', '<=', after + count)
    .orderBy('position')
    .execute();
  return rows.map(toLine);
}

const toLine = (row: ReleaseLetterLineTable): LetterLine => ({
  ajuNumber: row.aju_number,
  taxpayerId: row.taxpayer_id,
  number: row.number,
  date: row.date,
  importDuty: row.import_duty,
  vat: row.vat,
  incomeTax: row.income_tax,
  luxuryTax: row.luxury_tax,
  antiDumpingDuty: row.anti_dumping_duty,
  total: row.total,
  goodsNumber: row.goods_number,
  houseDate: row.house_date,
  warehouse: row.warehouse,
  bagNumber: row.bag_number,
  pibkKind: row.pibk_kind,
});
