import { formatDate, formatQuantity, permitUsers, rupiah } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { namedCodes } from '../core/references.ts';
import { CommandError } from './command-error.ts';
import { companyWithNpwp, mailReaders } from './issue-to-company.ts';
import { type NewLine, readLetterFile } from './letter-file.ts';
import { actAsOfficer, noteAct } from './officer-act.ts';
import type { OfficerDeps } from './officer-deps.ts';

/** A query of letters with the names of their companies. */
export const selectLetters = (db: Db) =>
  db
    .selectFrom('release_letter')
    .innerJoin('company', 'company.id', 'release_letter.company_id')
    .selectAll('release_letter')
    .select('company.name as company_name');

/** The letter with this id or number. @throws CommandError when there is none */
export async function findLetter(db: Db, key: string) {
  const letter = await selectLetters(db)
    .where((where) =>
      where.or([
        where('release_letter.id', '=', key.toUpperCase()),
        where('release_letter.number', '=', key),
      ]),
    )
    .executeTakeFirst();
  if (letter) return letter;
  throw new CommandError(`There is no letter ${key}. \`pnpm office letter list\` shows the latest.`);
}

/** The data of a letter without its lines. */
export interface LetterFacts {
  /** The NPWP of its company. */
  readonly to: string;
  readonly number: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The billing code. */
  readonly billing: string;
  /** `YYYY-MM-DD`. */
  readonly due: string;
}

/** Rows per INSERT: both engines accept as many parameters. */
const portion = 500;

async function insertLines(trx: Db, letterId: string, lines: readonly NewLine[]) {
  for (let start = 0; start < lines.length; start += portion)
    await trx
      .insertInto('release_letter_line')
      .values(lines.slice(start, start + portion).map((line) => ({ letter_id: letterId, ...line })))
      .execute();
}

/**
 * Releases a letter to a company, with its lines, an entry in the audit log and a mail to each account that may read it, in one
 * transaction.
 * @throws CommandError when it is not possible
 */
export async function releaseLetter(deps: OfficerDeps, path: string, facts: LetterFacts): Promise<string> {
  const { store } = deps;
  const { to: npwp, number, date, billing: billing_code, due: due_date } = facts;
  if (due_date < date) throw new CommandError(`--due ${due_date} is before --date ${date}.`);
  const warehouses = await namedCodes(store.db, 'gudang');
  const known = new Set(warehouses.map(({ code }) => code));
  const lines = readLetterFile(path, (code) => known.has(code));
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  if (!Number.isSafeInteger(total)) throw new CommandError('The lines come to more than can be kept.');
  return actAsOfficer(deps, async (act) => {
    const { db, now } = act;
    const company = await companyWithNpwp(db, npwp);
    const other = await db
      .selectFrom('release_letter')
      .select('number')
      .where('billing_code', '=', billing_code)
      .executeTakeFirst();
    if (other) throw new CommandError(`--billing ${billing_code} is that of the letter ${other.number}.`);
    const id = newId(now);
    const letter = { number, date, line_count: lines.length, billing_code, total, due_date };
    // Of two concurrent officers only one releases it.
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('release_letter')
      .values({ id, company_id: company.id, ...letter, created_at: now.toISOString() })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .executeTakeFirstOrThrow();
    if (Number(numInsertedOrUpdatedRows) === 0)
      throw new CommandError(`The letter ${number} was released already.`);
    await insertLines(db, id, lines);
    await noteChange(db, company.id);
    const told = `${lines.length} lines, ${formatQuantity(total, rupiah)}`;
    await mailReaders(
      act,
      deps,
      {
        companyId: company.id,
        userTypes: permitUsers,
        event: `surat:release:${id}`,
        facts: [
          ['Nomor SPPBMCP', number],
          ['Tanggal', formatDate(date)],
          ['Kode billing', billing_code],
          ['Jumlah tagihan', formatQuantity(total, rupiah)],
          ['Jatuh tempo', formatDate(due_date)],
        ],
        menu: 'SPPBMCP',
      },
      {
        subject: `SPPBMCP ${number} sudah terbit`,
        paragraphs: ['Bayarlah tagihannya dengan kode billing ini sebelum jatuh tempo.'],
      },
    );
    await noteAct(act, { action: 'release-letter', detail: `${id} ${number} ${npwp} ${told}` });
    return `${number} is released to ${company.name}: ${told}, due ${formatDate(due_date)}.`;
  });
}
