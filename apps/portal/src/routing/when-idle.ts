/** Runs a function once the browser is idle. */
export const whenIdle: (step: () => void) => void =
  globalThis.requestIdleCallback ?? ((step) => setTimeout(step, 200));
