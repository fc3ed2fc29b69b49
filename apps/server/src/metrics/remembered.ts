/** Returns what `read` returned last, and reads again after `lifetime` milliseconds; one read at a time. */
export function remembered(read: () => Promise<number>, lifetime: number): () => Promise<number> {
  let value: Promise<number> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (value === undefined || now >= until) {
      until = now + lifetime;
      const reading = read();
      value = reading;
      // A failure is not remembered.
      reading.catch(() => {
        if (value === reading) value = undefined;
      });
    }
    return value;
  };
}
