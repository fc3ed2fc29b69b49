import type { Db } from '../core/db/store.ts';
import { claimOf, claimText, findAccount, holderOf, type StoredAccount } from './accounts.ts';
import { accountState } from './list-accounts.ts';
import type { OfficerDeps } from './officer-deps.ts';
import { type Fact, facts } from './print.ts';
import { fileBlock, type Shown } from './show.ts';

/** Everything for an officer's decision: the account, its company, its claim, its files, and the actions on it. */
export async function showAccount({ store: { db } }: OfficerDeps, username: string): Promise<Shown> {
  const account = await findAccount(db, username);
  const files = await filesOf(db, account.id);
  return {
    blocks: [facts(await factsOf(db, account)), fileBlock(files)],
    files,
    book: { accountId: account.id },
  };
}

async function factsOf(db: Db, account: StoredAccount): Promise<Fact[]> {
  const company = await db
    .selectFrom('company')
    .selectAll()
    .where('id', '=', account.company_id)
    .executeTakeFirstOrThrow();
  const { state } = await db
    .selectFrom('account')
    .select(accountState.as('state'))
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  const count = async (table: 'session' | 'application', column: 'account_id' | 'owner_account_id') => {
    const { rows } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number | string>().as('rows'))
      .where(column as never, '=', account.id as never)
      .executeTakeFirstOrThrow();
    return String(rows);
  };
  const claim = claimOf(account, company);
  const holder = state === 'verified' ? undefined : await holderOf(db, claim, company.id);
  const own = { type: account.identity_type ?? '', number: account.identity_number ?? '' };
  return [
    ['User name', account.username],
    ['State', state],
    ['Type', account.user_type],
    ['Name', account.name],
    ['E-mail', account.email],
    ['Phone', account.phone],
    ['Address', account.address],
    ['Identity', own.number && claimText(own)],
    ['Second factor', account.tfa],
    ['Registered', account.created_at],
    ['Refused', account.refused_at],
    ['Disabled', account.disabled_at],
    ['Company', `${company.name}${company.verified ? ' (verified)' : ''}`],
    ['', [company.address, company.phone, company.email].filter(Boolean).join(' · ')],
    ['Claims', claimText(claim)],
    ['', holder && `belongs to the verified company ${holder.name}: join or refuse`],
    ['Sessions', await count('session', 'account_id')],
    ['Applications', await count('application', 'owner_account_id')],
  ];
}

const filesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('account_file')
    .innerJoin('stored_file', 'stored_file.id', 'account_file.file_id')
    .select([
      'account_file.kind',
      'stored_file.id',
      'stored_file.name',
      'stored_file.bytes',
      'stored_file.media_type',
      'stored_file.waiting_since',
    ])
    .where('account_file.account_id', '=', accountId)
    .orderBy('account_file.kind')
    .execute();
