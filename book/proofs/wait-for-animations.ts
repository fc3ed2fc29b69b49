const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** Until what was drawn stands still; motion that never ends is not waited for. */
export async function waitForAnimations(): Promise<void> {
  await nextFrame();
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  await nextFrame();
}
