/** Returns the sum of decimal strings with at most two decimals; invalid numbers count as zero. */
export function sumOf(decimals: readonly string[]): string {
  let hundredths = 0n;
  for (const decimal of decimals) {
    const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal) ?? [];
    if (whole !== undefined) hundredths += BigInt(whole + fraction.padEnd(2, '0'));
  }
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`.replace(/\.?0+$/, '') || '0';
}
