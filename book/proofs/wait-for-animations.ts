const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Waits until animations have ended, except those that never end. */
export async function waitForAnimations(): Promise<void> {
  await nextFrame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await nextFrame();
}
