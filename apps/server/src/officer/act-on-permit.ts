import { formatDate } from '@pabean/api/rules';
import type { FileStore } from '../core/files/file-store.ts';
import { noteChange } from '../core/note-change.ts';
import { takeAnswers } from '../core/questions/state.ts';
import { noteStatus } from '../permit/history.ts';
import { type ActMail, queueActMail } from './act-mail.ts';
import { actAsOfficer, noteAct, type OfficerAct } from './officer-act.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { holdPermit, type SentPermit } from './permits.ts';

/** The result of a decision: its entry in the audit log, its mail, and the printed text. */
export interface Decided {
  /** Details for the audit log. */
  readonly detail: string;
  /** The mail to the applicant; null when nothing changes for the company (ruling 65). */
  readonly mail: ActMail | null;
  /** A sentence for the officer. */
  readonly told: string;
}

/** Decides about an application. */
export type Decision = (act: OfficerAct, permit: SentPermit, files: FileStore) => Promise<Decided>;

/** A decision and its application. */
export interface DecisionOn {
  /** The name of the command. */
  readonly action: string;
  /** The application's id or number. */
  readonly key: string;
  readonly decision: Decision;
}

/** Commands that close open questions. */
const ending: readonly string[] = ['approve', 'reject', 'revoke', 'cancel'];

/**
 * Carries out a decision with its entry in the audit log and the mail to the applicant on record, in one transaction.
 * @throws CommandError when it is not possible
 */
export async function decide(
  act: OfficerAct,
  deps: Pick<OfficerDeps, 'secret' | 'files'>,
  { action, key, decision }: DecisionOn,
): Promise<string> {
  const permit = await holdPermit(act.db, key);
  await takeAnswers(act, { application_id: permit.id }, ending.includes(action));
  const { detail, mail, told } = await decision(act, permit, deps.files);
  await noteChange(act.db, permit.company_id);
  await noteAct(act, { action, applicationId: permit.id, detail });
  if (mail)
    await queueActMail(
      act,
      deps,
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
export const actOnPermit = (deps: OfficerDeps, nip: string | undefined, on: DecisionOn): Promise<string> =>
  actAsOfficer(deps, (act) => decide(act, deps, on), nip);

/** Columns that a decision sets beside the status. */
type Set = Partial<
  Pick<SentPermit, 'approval_number' | 'approval_date' | 'approval_flag' | 'file_id' | 'check_code'>
>;

/** Moves an application to a status, with its entry in the history. */
export async function moveTo(
  act: OfficerAct,
  permit: SentPermit,
  { to, note: said, set = {} }: { readonly to: string; readonly note?: string; readonly set?: Set },
): Promise<void> {
  const { actor, nip } = act.officer;
  await act.db
    .updateTable('application')
    .set({ ...set, status: to, ...(nip && { recorded_by: nip }) })
    .where('id', '=', permit.id)
    .execute();
  await noteStatus(
    act,
    { username: nip ?? actor },
    { applicationId: permit.id, from: permit.status, to, note: said },
  );
}
