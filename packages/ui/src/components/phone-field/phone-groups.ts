/** Area codes of two digits after the 0: Jakarta, Bandung, Semarang, Surabaya, Medan. All others have three. */
const shortArea = /^(21|22|24|31|61)/;

/** The groups of the part after the area code or operator prefix, by its length. */
const landline: Readonly<Record<number, readonly number[]>> = { 5: [5], 6: [3, 3], 7: [3, 4], 8: [4, 4] };

function partedRest(rest: string, isMobile: boolean): string[] {
  const first = isMobile ? 4 : (landline[rest.length]?.[0] ?? 4);
  const second = rest.slice(first);
  return second.length > 5
    ? [rest.slice(0, first), second.slice(0, 4), second.slice(4)]
    : [rest.slice(0, first), second];
}

/**
 * The groups in which an Indonesian number is read aloud: `081234567890` → 0812 3456 7890, `+627785550120` → +62 778
 * 555 0120. Short numbers and foreign numbers are not grouped.
 */
export function phoneGroups(bare: string): string[] {
  const [, prefix, national] = /^(\+62|0)([1-9]\d{4,})$/.exec(bare) ?? [];
  if (!prefix || !national) return [bare];
  const area = shortArea.test(national) ? 2 : 3;
  const start = national.slice(0, area);
  const head = prefix === '0' ? [`0${start}`] : [prefix, start];
  return [...head, ...partedRest(national.slice(area), /^8[1-9]/.test(national))].filter(Boolean);
}
