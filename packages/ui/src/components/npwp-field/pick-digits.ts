import { cleanNpwp } from '@pabean/api/rules';

/** What a pasted text holds: its digits, and in short what is neither a digit nor a sign between digits. */
export function pickDigits(pasted: string): { digits: string; dropped: string } {
  const digits = pasted.replace(/\D/g, '');
  const others = cleanNpwp(pasted) === digits ? '' : pasted.replace(/[\d.-]+/g, ' ');
  const dropped = others.replace(/\s+/g, ' ').trim();
  return { digits, dropped: dropped.length > 24 ? `${dropped.slice(0, 23)}…` : dropped };
}
