import { type CsvColumn, formatDate, formatQuantity, permitUsers, readCell, rupiah } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { namedCodes } from '../core/references.ts';
import { holderOf } from './accounts.ts';
import { queueActMail } from './act-mail.ts';
import { CommandError } from './command-error.ts';
import { type NewLine, readLetterFile } from './letter-file.ts';
import type { OfficeDeps } from './office-deps.ts';
import { actAsOfficer, noteAct } from './officer-act.ts';

const most = 50;

/** The letters that were released last, and whether there are more. */
export async function listLetters(db: Db) {
  const rows = await db
    .selectFrom('release_letter')
    .innerJoin('company', 'company.id', 'release_letter.company_id')
    .selectAll('release_letter')
    .select('company.name as company_name')
    .orderBy('release_letter.id', 'desc')
    .limit(most + 1)
    .execute();
  return { rows: rows.slice(0, most), more: rows.length > most };
}

/** What an officer says of a letter beside its lines. */
export interface LetterFacts {
  readonly npwp: string;
  readonly number: string;
  readonly date: string;
  readonly billingCode: string;
  readonly dueDate: string;
}

/** @throws CommandError when the option lacks, or is not what it should be */
function read(option: string, value: string, kind: Pick<CsvColumn, 'kind' | 'max'>): string {
  const cell = readCell({ name: option, required: true, example: '', ...kind }, value);
  if (cell.problem?.refusal === 'required') throw new CommandError(`--${option} is missing.`);
  if (cell.problem) throw new CommandError(`--${option} ${value} is not right (${cell.problem.refusal}).`);
  return cell.value;
}

/** Rows that are inserted at a time: both engines take as many parameters. */
const portion = 500;

async function insertLines(trx: Db, letterId: string, lines: readonly NewLine[]) {
  for (let start = 0; start < lines.length; start += portion)
    await trx
      .insertInto('release_letter_line')
      .values(lines.slice(start, start + portion).map((line) => ({ letter_id: letterId, ...line })))
      .execute();
}

/** The accounts of a company that read its letters and can sign in. */
const readersOf = (trx: Db, companyId: string) =>
  trx
    .selectFrom('account')
    .select(['id', 'email'])
    .where('company_id', '=', companyId)
    .where('user_type', 'in', permitUsers)
    .where('disabled_at', 'is', null)
    .execute();

/**
 * Releases a letter to a company, with its lines, its line in the book and a mail to each account that may read it, or nothing
 * at all.
 * @throws CommandError when something is not right
 */
export async function releaseLetter(deps: OfficeDeps, path: string, facts: LetterFacts): Promise<string> {
  const { store } = deps;
  const npwp = read('to', facts.npwp, { kind: 'text', max: 20 });
  const number = read('number', facts.number, { kind: 'text', max: 50 });
  const date = read('date', facts.date, { kind: 'date', max: 10 });
  const billing_code = read('billing', facts.billingCode, { kind: 'text', max: 20 });
  if (!/^\d{15}$/.test(billing_code))
    throw new CommandError(`--billing ${facts.billingCode} has not 15 digits, as every billing code has.`);
  const due_date = read('due', facts.dueDate, { kind: 'date', max: 10 });
  if (due_date < date) throw new CommandError(`--due ${facts.dueDate} is before --date ${facts.date}.`);
  const warehouses = await namedCodes(store.db, 'gudang');
  const known = new Set(warehouses.map(({ code }) => code));
  const lines = readLetterFile(path, (code) => known.has(code));
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  if (!Number.isSafeInteger(total)) throw new CommandError('The lines come to more than can be kept.');
  return actAsOfficer(deps, async (act) => {
    const { db, now } = act;
    const company = await holderOf(db, { type: '5', number: npwp }, '');
    if (!company)
      throw new CommandError(
        `No verified company has the NPWP ${npwp}. \`pnpm office account list\` shows the accounts.`,
      );
    const other = await db
      .selectFrom('release_letter')
      .select('number')
      .where('billing_code', '=', billing_code)
      .executeTakeFirst();
    if (other) throw new CommandError(`--billing ${billing_code} is that of the letter ${other.number}.`);
    const id = newId(now);
    const letter = { number, date, line_count: lines.length, billing_code, total, due_date };
    // Of two officers at one moment only one releases it.
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
    for (const { id: accountId, email } of await readersOf(db, company.id))
      await queueActMail(
        act,
        deps,
        {
          event: `surat:release:${id}:${accountId}`,
          recipient: email,
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
