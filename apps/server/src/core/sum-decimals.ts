/** The sum of decimals with at most two places. */
export function sumDecimals(values: readonly string[]): string {
  const hundredths = values.reduce((sum, value) => {
    const [whole = '0', fraction = ''] = value.split('.');
    return sum + BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  }, 0n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
