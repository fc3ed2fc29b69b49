import { cleanNpwp } from '@pabean/api/rules';

/** The digits of a pasted text, and a shortened text of everything that is neither a digit nor a separator. */
export function pickDigits(pasted: string): { digits: string; dropped: string } {
  const digits = pasted.replace(/\D/g, '');
  const others = cleanNpwp(pasted) === digits ? '' : pasted.replace(/[\d.-]+/g, ' ');
  const dropped = others.replace(/\s+/g, ' ').trim();
  return { digits, dropped: dropped.length > 24 ? `${dropped.slice(0, 23)}…` : dropped };
}
