/** Returns the time. The one source of "now", so that tests can set it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();

/** Returns the milliseconds since a fixed moment, independent of changes of the clock. */
export type Uptime = () => number;

/** How long this process has been running. */
export const processUptime: Uptime = () => performance.now();
