/** Tells the time: the one source of "now", so that tests can move it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();

/** Tells how many milliseconds have passed since some moment, whatever happens to the clock. */
export type Uptime = () => number;

/** How long this process runs. */
export const processUptime: Uptime = () => performance.now();
