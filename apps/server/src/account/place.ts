import type { CoreDeps } from '../core/act/deps.ts';
import { addressHash, isKnownAddress } from './known-addresses.ts';

/** The address and device from which a sign-in is tried. */
export interface Place {
  readonly address: string;
  /** Browser and operating system, if known. */
  readonly device: string | null;
  /** The hash under which the address is stored once the account has signed in from it. */
  readonly from: string;
  /** Whether the account has signed in from it. */
  readonly isKnown: boolean;
}

/** Describes an address for an account, or for an unknown user name. */
export async function placeOf(
  deps: CoreDeps,
  now: Date,
  accountId: string | undefined,
  { address, device }: Pick<Place, 'address' | 'device'>,
): Promise<Place> {
  const from = addressHash(deps.secret, accountId ?? '', address);
  const isKnown =
    accountId !== undefined && (await isKnownAddress({ db: deps.store.db, now }, accountId, from));
  return { address, device, from, isKnown };
}
