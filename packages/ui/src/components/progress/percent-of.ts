/** Whole percent of a share from 0 to 1, rounded down, so that 100 means done. Undefined where the share is unknown. */
export function percentOf(value: number | undefined): number | undefined {
  if (value === undefined || Number.isNaN(value)) return undefined;
  const share = Math.min(1, Math.max(0, value));
  // Rounding errors: 0.29 × 100 is 28.999…
  return Math.floor(share * 100 + 1e-9);
}
