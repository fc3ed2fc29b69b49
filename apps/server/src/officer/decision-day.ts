import { dayOf } from '@pabean/api/rules';
import { CommandError } from './command-error.ts';
import type { OfficerDeps } from './officer-deps.ts';

/**
 * The day of a decision: the given one, or today at the office.
 *
 * @param date `YYYY-MM-DD`.
 * @throws CommandError when it is in the future
 */
export function decisionDay(
  { clock, office }: Pick<OfficerDeps, 'clock' | 'office'>,
  date: string | undefined,
): string {
  const today = dayOf(clock(), office.timeZone);
  if (date !== undefined && date > today) throw new CommandError(`--date ${date} has not come yet.`);
  return date ?? today;
}
