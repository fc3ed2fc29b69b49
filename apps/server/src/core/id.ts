import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten characters of milliseconds: texts sort as their times do. */
function timePart(milliseconds: number): string {
  let rest = milliseconds;
  let text = '';
  for (let index = 0; index < 10; index++) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** A new id: 26 characters, sortable by time, the last 80 bits random (ULID). */
export function newId(now: Date): string {
  let text = timePart(now.getTime());
  for (const byte of randomBytes(16)) text += alphabet.charAt(byte % 32);
  return text;
}
