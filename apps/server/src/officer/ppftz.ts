import { dataLanguage, messagesIn, ppftzKindName, writtenAjuNumber } from '@pabean/api/rules';
import type { Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { PpftzTable } from '../core/db/tables/ppftz.ts';
import type { FileStore } from '../core/files/file-store.ts';
import { newId } from '../core/id.ts';
import { program } from '../core/layout.ts';
import { noteChange } from '../core/note-change.ts';
import { answeredOfRecord, askedOfRecord, takeAnswers } from '../core/questions/state.ts';
import { type ActMail, queueActMail } from './act-mail.ts';
import { CommandError } from './command-error.ts';
import { inOrderOfSending } from './list.ts';
import { type ActingDeps, actAsOfficer, noteAct, type OfficerAct } from './officer-act.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { type Filer, filerColumns } from './unverified.ts';

/** A sent record, with the label of its status, the name of its company and its sender's address. */
export interface SentRecord extends PpftzTable, Filer {
  readonly statusLabel: string;
  readonly companyName: string;
  readonly email: string;
  /** The question to the company, while it is unanswered. */
  readonly asked: string | null;
  /** Whether there is an answer since the officer's last act. */
  readonly answered: unknown;
}

const select = (db: Db) =>
  db
    .selectFrom('ppftz')
    .innerJoin('company', 'company.id', 'ppftz.company_id')
    .innerJoin('account', 'account.id', 'ppftz.owner_account_id')
    .leftJoin('code_label', (join) =>
      join.on('code_label.kind', '=', 'ppftz').onRef('code_label.code', '=', 'ppftz.status'),
    )
    .where('ppftz.sent_at', 'is not', null)
    .selectAll('ppftz')
    .select((row) => [
      ...filerColumns,
      'company.name as companyName',
      'account.email',
      askedOfRecord(row).as('asked'),
      answeredOfRecord(row).as('answered'),
      row.fn.coalesce('code_label.label', 'ppftz.status').as('statusLabel'),
    ]);

/** Records at one of these statuses, the first sent first. */
export const selectRecords = (db: Db, statuses: readonly string[]) =>
  inOrderOfSending(
    statuses.map((status) =>
      select(db).where('ppftz.status', '=', status).orderBy('ppftz.sent_at').orderBy('ppftz.id'),
    ),
  );

/** The sent record with this id or number, with dashes or without. @throws CommandError when there is none */
export async function findRecord(db: Db, key: string): Promise<SentRecord> {
  const found = await select(db)
    .where((where) =>
      where.or([
        where('ppftz.id', '=', key.toUpperCase()),
        where('ppftz.aju_number', '=', key.replaceAll('-', '')),
      ]),
    )
    .executeTakeFirst();
  if (found) return found;
  throw new CommandError(
    `There is no sent record ${key}. \`${program} office ppftz list\` shows the numbers of those that wait.`,
  );
}

/** The result of a command. */
export interface RecordDone {
  /** Details for the audit log. */
  readonly detail: string;
  /** Text for the officer in addition to the status. */
  readonly told?: string;
  /** The mail to the company; the subject follows the number of the record. */
  readonly mail: ActMail;
}

/** A command on a record. */
export type RecordAction = (act: OfficerAct, record: SentRecord, files: FileStore) => Promise<RecordDone>;

/** Commands that close open questions. */
const ending: readonly string[] = ['release', 'reject'];

/**
 * Runs a command on a record with its entry in the audit log and the mail to its sender, in one transaction.
 * @throws CommandError when it is not possible
 */
export const actOnRecord = (
  deps: ActingDeps & Pick<OfficerDeps, 'secret' | 'files'>,
  action: string,
  key: string,
  decision: RecordAction,
): Promise<string> =>
  actAsOfficer(deps, async (act) => {
    const { db } = act;
    const { id } = await findRecord(db, key);
    // Writing a row is a lock on both engines: concurrent acts of officers and the company run one after the other.
    await db
      .updateTable('ppftz')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const record = await findRecord(db, id);
    await takeAnswers(act, { ppftz_id: id }, ending.includes(action));
    const { detail, told, mail } = await decision(act, record, deps.files);
    await noteChange(db, record.company_id);
    await noteAct(act, {
      action: `ppftz-${action}`,
      accountId: record.owner_account_id,
      detail: `${record.aju_number} ${detail}`.trim(),
    });
    const number = writtenAjuNumber(record.aju_number);
    await queueActMail(
      act,
      deps,
      {
        event: `ppftz:${action}:${id}`,
        recipient: record.email,
        facts: [
          ['Nomor aju', number],
          ['Jenis', ppftzKindName(record.kind, messagesIn(dataLanguage))],
          ['Penerima barang', record.recipient],
        ],
        menu: 'PPFTZ Manual',
      },
      { ...mail, subject: `Aju ${number} ${mail.subject}` },
    );
    const { status, statusLabel } = await findRecord(db, id);
    return [`${number} is at ${status} (${statusLabel}).`, told].filter(Boolean).join(' ');
  });

/** A decision of an officer. */
export interface RecordDecision {
  readonly officer: string;
  /** Y accepted, T rejected, X returned. */
  readonly decision: 'Y' | 'T' | 'X';
  readonly to: string;
  readonly remarks: string | null;
}

/** Columns that a decision sets beside the status. */
type Set = Partial<
  Pick<
    PpftzTable,
    'billing_code' | 'billing_file_id' | 'ntpn' | 'ntpn_date' | 'release_number' | 'release_date'
  >
>;

/** Moves a record to a status, with its entry in the history, which its company can read. */
export async function decideRecord(
  { db, now }: Moment,
  record: SentRecord,
  { officer, decision, to, remarks }: RecordDecision,
  set: Set = {},
): Promise<void> {
  const last = await db
    .selectFrom('ppftz_decision')
    .select('ended_at')
    .where('ppftz_id', '=', record.id)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('ppftz')
    .set({ ...set, status: to })
    .where('id', '=', record.id)
    .execute();
  await db
    .insertInto('ppftz_decision')
    .values({
      id: newId(now),
      ppftz_id: record.id,
      officer,
      status: to,
      decision,
      remarks,
      started_at: begunAt(record, last?.ended_at),
      ended_at: now.toISOString(),
    })
    .execute();
}

/** A decision begins at the end of the previous one, or at a later sending. Instants in UTC sort as text. */
const begunAt = ({ sent_at, resent_at }: SentRecord, lastEnd = '') =>
  [sent_at ?? '', resent_at ?? '', lastEnd].sort().at(-1) || null;
