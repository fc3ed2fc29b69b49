import type { Page } from 'playwright';
import type { OpenPage } from './browser.ts';
import { measureName } from './trace.ts';

/** The name in the first row of the list, or undefined without a list. */
export const firstRow = `document.querySelector('tbody a')?.textContent`;

/** Evaluates an expression after the next frame. */
const onceDrawn = (expression: string) => `requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => ${expression};
  port2.postMessage(0);
});`;

// Installed before the action: records the time of its event, and waits until the sign changes and for the next frame.
const watch = (event: string, sign: string) => `
  window.drawn = new Promise((resolve) => {
    const before = ${sign};
    addEventListener('${event}', ({ timeStamp }) => {
      const observer = new MutationObserver(look);
      const seen = new AbortController();
      function look() {
        const now = ${sign};
        if (!now || now === before) return;
        observer.disconnect();
        seen.abort();
        ${onceDrawn(`resolve(performance.measure('${measureName}', { start: timeStamp }).duration)`)}
      }
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      // The value of a field is no mutation.
      addEventListener('input', () => queueMicrotask(look), { capture: true, signal: seen.signal });
      queueMicrotask(look);
    }, { capture: true, once: true });
  });
  undefined;
`;

/**
 * Milliseconds from an event to the paint of its result.
 *
 * @param act Triggers the event.
 * @param sign An expression whose value changes and is not empty once the result is shown: in a list, the first row.
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

// Installed before the page's own scripts: waits until the sign is not empty, and for the next frame.
const watchOpening = (sign: string) => `
  window.opened = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!(${sign})) return;
      observer.disconnect();
      ${onceDrawn('resolve(performance.now())')}
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
`;

/** Milliseconds from the navigation to an address to the paint of what it shows: of the sign, as in {@link untilDrawn}. */
export async function untilOpened(page: Page, address: string, sign: string): Promise<number> {
  await page.addInitScript(watchOpening(sign));
  await page.goto(address);
  return (await page.evaluate('window.opened')) as number;
}

// The task in which a test hands a file over is not the page's.
const watchTasks = (event: string) => `
  window.longest = 0;
  {
    let since = ${event === 'change' ? 'Infinity' : 0};
    addEventListener('change', () => setTimeout(() => { since = performance.now(); }), { capture: true, once: true });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        if (startTime >= since) window.longest = Math.max(window.longest, duration);
    }).observe({ type: 'longtask' });
  }
  undefined;
`;

/** The same with the processor slowed four times, and the longest task until then. */
export async function importDrawn(open: OpenPage, event: string, act: () => Promise<unknown>, sign: string) {
  const { page, slowed } = open;
  await page.evaluate(watchTasks(event));
  const drawn = await slowed(() => untilDrawn(page, event, act, sign));
  return { drawn, longest: (await page.evaluate('window.longest')) as number };
}
