import type { Page } from 'playwright';

/** The name that stands first in the list, or undefined where no list is drawn. */
const firstRow = `document.querySelector('tbody a')?.textContent`;

// Armed before the action: takes the time of its event, waits for another sign, and for the frame after that.
const watch = (event: string, sign: string) => `
  window.drawn = new Promise((resolve) => {
    const before = ${sign};
    addEventListener('${event}', ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        const now = ${sign};
        if (!now || now === before) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    }, { capture: true, once: true });
  });
  undefined;
`;

/**
 * Milliseconds from an event to the paint that shows what it led to.
 *
 * @param act Does what makes the event.
 * @param sign An expression whose value tells that it is there, as soon as it is another one and not empty: in a list,
 * which row stands first.
 */
export async function untilDrawn(
  page: Page,
  event: string,
  act: () => Promise<unknown>,
  sign = firstRow,
): Promise<number> {
  await page.evaluate(watch(event, sign));
  await act();
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`Nothing changed on the page after ${event}.`)), 60_000).unref();
  });
  return Promise.race([page.evaluate('window.drawn') as Promise<number>, late]);
}
