/** Does something once the browser has nothing else to do. */
export const whenIdle: (step: () => void) => void =
  globalThis.requestIdleCallback ?? ((step) => setTimeout(step, 200));
