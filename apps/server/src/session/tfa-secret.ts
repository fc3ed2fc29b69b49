import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'pabean tfa secret 1', 32));

/** Encrypts an account's TOTP secret for the store; it can be read back for that account alone. */
export function sealTfaSecret(secret: string, accountId: string, totpSecret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(accountId));
  const sealed = Buffer.concat([cipher.update(totpSecret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** Reads an account's TOTP secret. @throws Error when it was changed, or sealed for another account or secret */
export function openTfaSecret(secret: string, accountId: string, stored: string): string {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(accountId))
    .setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
