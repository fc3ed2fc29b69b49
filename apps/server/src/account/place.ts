import type { AccountDeps } from './deps.ts';
import { addressHash, isKnownAddress } from './known-addresses.ts';

/** Where somebody tries to get into an account. */
export interface Place {
  readonly address: string;
  /** Browser and system, as far as they are known. */
  readonly device: string | null;
  /** What is kept of the address once the account has signed in there. */
  readonly from: string;
  /** Whether it has. */
  readonly isKnown: boolean;
}

/** What an address is to an account, or to nobody's. */
export async function placeOf(
  deps: AccountDeps,
  now: Date,
  accountId: string | undefined,
  { address, device }: Pick<Place, 'address' | 'device'>,
): Promise<Place> {
  const from = addressHash(deps.secret, accountId ?? '', address);
  const isKnown =
    accountId !== undefined && (await isKnownAddress({ db: deps.store.db, now }, accountId, from));
  return { address, device, from, isKnown };
}
