/**
 * Runs `work` again and again with a pause after each run; a failed run is told and forgotten.
 * The returned function stops it and waits for the run that is under way.
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
