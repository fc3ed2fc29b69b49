/** Builds the portal when its sources are newer than the build. */
export async function buildPortal(): Promise<void> {}
