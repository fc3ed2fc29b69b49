import { sql } from 'kysely';
import { claimOf, claimText } from './accounts.ts';
import { listRows } from './list.ts';
import type { OfficerDeps } from './officer-deps.ts';

/** The state of an account. */
export const accountStates = ['waiting', 'verified', 'refused', 'disabled'] as const;
type AccountState = (typeof accountStates)[number];

/** The state of an account; states that prevent signing in come first. */
export const accountState = sql<AccountState>`case
  when disabled_at is not null then 'disabled'
  when claimed_npwp is not null then 'waiting'
  when company_verified = 1 then 'verified'
  when refused_at is null then 'waiting'
  else 'refused' end`;

/** The latest accounts, one line each, newest first: state, user name, type, claim, company. */
export const listAccounts = ({ store }: OfficerDeps, state: AccountState | undefined): Promise<string> =>
  listRows(
    store.db
      .selectFrom('account')
      .innerJoin('company', 'company.id', 'account.company_id')
      .selectAll('account')
      .select([
        accountState.as('state'),
        'company.name as companyName',
        'company.identity_type as type',
        'company.identity_number as number',
      ])
      .$if(state !== undefined, (accounts) => accounts.where(accountState, '=', state ?? 'waiting'))
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id', 'desc'),
    (row) => {
      const claim = claimOf(row, { identity_type: row.type, identity_number: row.number });
      return [row.state.padEnd(8), row.username, row.user_type, claimText(claim), row.companyName].join('  ');
    },
    { none: 'There is no such account.', further: 'older ones' },
  );
