import { hkdfSync } from 'node:crypto';

/** The key of an account's drafts on its devices: 256 bits in base64, the same at every sign-in. */
export const draftKey = (secret: string, accountId: string) =>
  Buffer.from(hkdfSync('sha256', secret, accountId, 'pabean draft key 1', 32)).toString('base64');
