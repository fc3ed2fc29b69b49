import { claimOf, claimText, type StoredAccount } from './accounts.ts';
import type { OfficerDeps } from './officer-deps.ts';

const latest = 50;

/** The state of an account. */
export const accountStates = ['waiting', 'verified', 'refused', 'disabled'] as const;
type AccountState = (typeof accountStates)[number];

/** The state of an account; states that prevent signing in come first. */
export function stateOf(account: StoredAccount): AccountState {
  if (account.disabled_at !== null) return 'disabled';
  if (account.claimed_npwp !== null) return 'waiting';
  if (account.company_verified === 1) return 'verified';
  return account.refused_at === null ? 'waiting' : 'refused';
}

/** The latest accounts, one line each, newest first: state, user name, type, claim, company. */
export async function listAccounts({ store }: OfficerDeps, state: AccountState | undefined): Promise<string> {
  const rows = await store.db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .selectAll('account')
    .select([
      'company.name as companyName',
      'company.identity_type as type',
      'company.identity_number as number',
    ])
    .orderBy('account.created_at', 'desc')
    .orderBy('account.id', 'desc')
    .execute();
  const found = rows.filter((row) => state === undefined || stateOf(row) === state);
  const lines = found.slice(0, latest).map((row) => {
    const claim = claimOf(row, { identity_type: row.type, identity_number: row.number });
    const columns = [stateOf(row).padEnd(8), row.username, row.user_type, claimText(claim), row.companyName];
    return columns.join('  ');
  });
  const more = found.length - lines.length;
  if (more > 0) lines.push(`… and ${more} older ones.`);
  return lines.join('\n') || 'There is no such account.';
}
