/**
 * A limit of starts within a time window.
 *
 * @param milliseconds The length of the window.
 * @returns A function that returns whether a start is permitted now, and counts it if so.
 */
export function createPace(most: number, milliseconds: number): () => boolean {
  let begun: number[] = [];
  return () => {
    const now = performance.now();
    begun = begun.filter((time) => now - time < milliseconds);
    if (begun.length >= most) return false;
    begun.push(now);
    return true;
  };
}
