/**
 * At most so many beginnings within a time.
 *
 * @param milliseconds The time that is looked back on.
 * @returns Whether one may begin now; if so, it counts.
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
