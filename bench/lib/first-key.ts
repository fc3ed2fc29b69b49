import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { withSlowPage } from './slow-page.ts';

// Focuses the first field as soon as something is painted; every character that arrives is recorded.
const goToField = `
  window.arrived = [];
  document.addEventListener('input', (event) => arrived.push([event.data, performance.now()]), true);
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    setInterval(() => {
      const field = document.querySelector('input');
      if (field?.checkVisibility({ visibilityProperty: true }) && document.activeElement !== field) field.focus();
    }, 5);
  }).observe({ type: 'paint', buffered: true });
`;

/** Types one character after the other, all different, until stopped. */
async function type(devtools: CDPSession, stop: AbortSignal) {
  for (let code = 0x4e00; !stop.aborted; code += 1) {
    await devtools.send('Input.dispatchKeyEvent', { type: 'char', text: String.fromCharCode(code) });
    await wait(10);
  }
}

/** When the first character arrived that was still in the first field when the page was complete, in milliseconds. */
export const firstKeyOf = (browser: Browser, address: string): Promise<number> =>
  withSlowPage(browser, async ({ page, devtools }) => {
    const stop = new AbortController();
    await page.addInitScript(goToField);
    const opening = page.goto(address, { waitUntil: 'networkidle' });
    const typing = type(devtools, stop.signal);
    await opening;
    await page.waitForFunction('window.arrived.length > 10');
    stop.abort();
    await typing;
    await page.waitForTimeout(500);
    const [kept, arrived] = (await page.evaluate('[document.querySelector("input").value, arrived]')) as [
      string,
      [string, number][],
    ];
    const first = arrived.find(([text]) => text === kept[0]);
    if (!first) throw new Error(`Nothing that was typed stayed in the field of ${address}.`);
    return first[1];
  });
