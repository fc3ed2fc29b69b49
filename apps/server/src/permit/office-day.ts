/** The office's clock is seven hours ahead of UTC all year. */
export const officeOffset = 7 * 3_600_000;

/** The office's calendar day at an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) => new Date(instant.getTime() + officeOffset).toISOString().slice(0, 10);
