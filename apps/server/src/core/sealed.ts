import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** The kinds of encrypted values; each has a key of its own. */
export type SealedThing = 'tfa secret' | 'mail secret';

const keyOf = (secret: string, thing: SealedThing) =>
  Buffer.from(hkdfSync('sha256', secret, '', `pabean ${thing} 1`, 32));

/**
 * Encrypts a text for the store; it can be decrypted for the same owner only.
 *
 * @param owner Id of its row.
 */
export function sealText(secret: string, thing: SealedThing, owner: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, thing), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Decrypts such a text. @throws Error when it was changed, or sealed for another owner, kind or secret */
export function openText(secret: string, thing: SealedThing, owner: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, thing), bytes.subarray(0, 12))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
