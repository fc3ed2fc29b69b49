import { Refusal, type RefusalCode } from './refusal.ts';

/**
 * Accepts a change when its caller has seen the latest version, or names no version.
 *
 * @param current The version before this change.
 * @param seen The version that the change was made on.
 * @param answer The code of the refusal.
 * @throws Refusal with that code when the record was changed meanwhile
 */
export function requireSeen(
  current: number,
  seen: string | undefined,
  answer: RefusalCode = 'changedElsewhere',
): void {
  if (seen !== undefined && seen !== String(current)) throw new Refusal(answer);
}
