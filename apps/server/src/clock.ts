/** Tells the time: the one source of "now", so that tests can move it. */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
