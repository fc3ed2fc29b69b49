import { program } from '../core/layout.ts';
import { CommandError } from './command-error.ts';

// Checks whether the identity number of a filing was ever verified (ruling 62).

/** The account of a filing, with the columns needed here. */
export interface Filer {
  readonly username: string;
  readonly company_verified: number;
  readonly claimed_npwp: string | null;
  readonly verified: number;
}

/** The columns of {@link Filer}, for a query that has joined the account and its company. */
export const filerColumns = [
  'account.username',
  'account.company_verified',
  'account.claimed_npwp',
  'company.verified',
] as const;

/**
 * Whether the number under which an account files is unverified: its company's, or the one that it claims instead.
 *
 * @param number The number in the filing, if there is one.
 */
export const isUnverified = ({ company_verified, claimed_npwp, verified }: Filer, number?: string) =>
  verified === 0 ||
  company_verified === 0 ||
  (claimed_npwp !== null && (number === undefined || number === claimed_npwp));

/** The suffix of a company in a list. */
export const unverifiedMark = (filer: Filer, number?: string) =>
  isUnverified(filer, number) ? '(identity not verified)' : null;

/**
 * Requires a reason for approving or releasing a filing under an unverified number.
 *
 * @param name The name of the filing in the message.
 * @throws CommandError
 */
export function requireVerified(
  name: string,
  filer: Filer,
  { number, reason }: { readonly number?: string; readonly reason: string | undefined },
): void {
  const unverified = isUnverified(filer, number);
  if (unverified && !reason)
    throw new CommandError(
      `${name} was filed under an identity number of ${filer.username} that nobody has verified. Verify it first (${program} office account show ${filer.username}), or say with --unverified why it is decided all the same.`,
    );
  if (!unverified && reason)
    throw new CommandError(`${name} was filed under a verified identity number. Leave out --unverified.`);
}
