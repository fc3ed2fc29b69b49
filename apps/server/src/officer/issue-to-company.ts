import { identityTypes, type UserType } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { program } from '../core/layout.ts';
import { holderOf } from './accounts.ts';
import { type ActMail, type ActMailAbout, queueActMail } from './act-mail.ts';
import { CommandError } from './command-error.ts';
import type { OfficerDeps } from './officer-deps.ts';

/** The verified company with this NPWP. @throws CommandError when there is none */
export async function companyWithNpwp(db: Db, npwp: string) {
  const company = await holderOf(db, { type: identityTypes.npwp, number: npwp }, '');
  if (company) return company;
  throw new CommandError(
    `No verified company has the NPWP ${npwp}. \`${program} office account list\` shows the accounts.`,
  );
}

/** Who gets a mail of something that was issued to a company, and what it is about. */
interface IssueMailAbout extends Omit<ActMailAbout, 'recipient'> {
  readonly companyId: string;
  /** The types of the accounts that may read it. */
  readonly userTypes: readonly UserType[];
}

/** Queues a mail to each account of a company that may read what was issued and can sign in. */
export async function mailReaders(
  act: Scope,
  deps: Pick<OfficerDeps, 'secret'>,
  { companyId, userTypes, event, ...about }: IssueMailAbout,
  mail: ActMail,
): Promise<void> {
  const readers = await act.db
    .selectFrom('account')
    .select(['id', 'email'])
    .where('company_id', '=', companyId)
    .where('user_type', 'in', userTypes)
    .where('disabled_at', 'is', null)
    .execute();
  for (const { id, email } of readers)
    await queueActMail(act, deps, { ...about, event: `${event}:${id}`, recipient: email }, mail);
}
