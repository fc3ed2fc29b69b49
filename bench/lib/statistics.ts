/** The middle value of an unsorted list. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** `median (min–max)` in the given unit. */
export function spread(values: number[], digits: number, unit = ''): string {
  const show = (value: number) => value.toFixed(digits);
  return `${show(median(values))}${unit} (${show(Math.min(...values))}–${show(Math.max(...values))})`;
}

/** The percentile. */
export function percentile(values: number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}
