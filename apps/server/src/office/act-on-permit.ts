import { formatDate } from '@pabean/api/rules';
import { note } from '../core/audit.ts';
import type { Db } from '../core/db/store.ts';
import { noteChange } from '../core/note-change.ts';
import { takeAnswers } from '../core/questions/state.ts';
import { noteStatus } from '../permit/history.ts';
import { type ActMail, queueActMail } from './act-mail.ts';
import type { OfficeDeps } from './office-deps.ts';
import { holdPermit, type SentPermit } from './permits.ts';

/** What became of a decision: its line in the book, its mail, and what is printed. */
export interface Decided {
  /** What the book says beside the action. */
  readonly detail: string;
  /** What the applicant is told; null where nothing changes that the company must do or may do (ruling 65). */
  readonly mail: ActMail | null;
  /** A sentence for the officer. */
  readonly told: string;
}

/** Who decides. */
export interface Officer {
  /** The user of the operating system: stands in the book. */
  readonly actor: string;
  /** The officer's number: stands in the history, where the company reads it. */
  readonly nip?: string | undefined;
}

/** What deciding needs beside the transaction. */
export type DecidingDeps = Pick<OfficeDeps, 'office' | 'secret' | 'files'>;

/** Decides about an application inside a transaction. */
export type Decision = (
  trx: Db,
  permit: SentPermit,
  now: Date,
  officer: Officer,
  deps: DecidingDeps,
) => Promise<Decided>;

/** Commands after which a question waits for no answer. */
const ending: readonly string[] = ['approve', 'reject', 'revoke', 'cancel'];

/**
 * Follows a decision: with it come its line in the book and the mail to the applicant on record, or nothing at all.
 * @throws CommandError when it cannot be followed
 */
export async function decide(
  trx: Db,
  deps: DecidingDeps,
  now: Date,
  officer: Officer,
  { action, key, decision }: { readonly action: string; readonly key: string; readonly decision: Decision },
): Promise<string> {
  const permit = await holdPermit(trx, key);
  await takeAnswers(trx, now, { application_id: permit.id }, ending.includes(action));
  const { detail, mail, told } = await decision(trx, permit, now, officer, deps);
  await noteChange(trx, permit.company_id);
  await note(trx, now, { actor: officer.actor, action, applicationId: permit.id, detail });
  if (mail)
    await queueActMail(
      trx,
      deps,
      now,
      {
        event: `izin:${action}:${permit.id}`,
        recipient: permit.email,
        facts: [
          ['Jenis izin', permit.permitTypeName],
          ['Nomor permohonan', permit.number],
          ['Tanggal permohonan', formatDate(permit.date)],
          ['Pemohon', permit.company_name],
        ],
        menu: 'Browse',
      },
      mail,
    );
  return told;
}

/** The same for a command. */
export const actOnPermit = (
  deps: OfficeDeps,
  action: string,
  key: string,
  nip: string | undefined,
  decision: Decision,
): Promise<string> =>
  deps.store.write((trx) =>
    decide(trx, deps, deps.clock(), { actor: deps.actor, nip }, { action, key, decision }),
  );

/** Columns that a decision sets beside the status. */
type Set = Partial<
  Pick<SentPermit, 'approval_number' | 'approval_date' | 'approval_flag' | 'file_id' | 'check_code'>
>;

/** Moves an application to a status, with its line in the history. */
export async function moveTo(
  trx: Db,
  permit: SentPermit,
  now: Date,
  { actor, nip }: Officer,
  { to, note: said, set = {} }: { readonly to: string; readonly note?: string; readonly set?: Set },
): Promise<void> {
  await trx
    .updateTable('application')
    .set({ ...set, status: to, ...(nip && { recorded_by: nip }) })
    .where('id', '=', permit.id)
    .execute();
  await noteStatus(
    trx,
    now,
    { username: nip ?? actor },
    { applicationId: permit.id, from: permit.status, to, note: said },
  );
}
