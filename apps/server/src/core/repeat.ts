/**
 * Runs `work` repeatedly with a pause after each run; a failed run is reported and ignored. The returned function stops it and
 * waits for the current run.
 */
export function repeat(
  milliseconds: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const run = () => {
    running = work().then(schedule, (error: unknown) => {
      onError(error);
      schedule();
    });
  };
  const schedule = () => {
    if (!stopped) timer = setTimeout(run, milliseconds);
  };
  schedule();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
