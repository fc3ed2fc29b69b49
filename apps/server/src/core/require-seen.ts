import { Refusal, type RefusalCode } from './refusal.ts';

/**
 * Lets a change through when whoever makes it has seen the latest version, or does not say which one.
 *
 * @param current The version before this change.
 * @param seen The version that the change was made on.
 * @param answer What the refusal says.
 * @throws Refusal changedElsewhere when somebody else changed the record meanwhile
 */
export function requireSeen(
  current: number,
  seen: string | undefined,
  answer: RefusalCode = 'changedElsewhere',
): void {
  if (seen !== undefined && seen !== String(current)) throw new Refusal(answer);
}
