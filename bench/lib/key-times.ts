import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright';
import type { OpenPage } from './browser.ts';

const pause = 60;

// From the key's event to the end of the first frame with the typed text in the field.
const watch = `
  {
    const times = [];
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => { pressed = timeStamp; }, options);
    addEventListener('input', () => {
      const begin = pressed;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - begin);
        port2.postMessage(0);
      });
    }, options);
    window.stopWatching = () => { listening.abort(); return times; };
  }
`;

/** Types a text into an emptied field, key by key: milliseconds from each key to its paint. */
export async function keyTimes({ page, slowed }: OpenPage, field: Locator, text: string): Promise<number[]> {
  await page.bringToFront();
  await field.fill('');
  await wait(200);
  await page.evaluate(watch);
  await slowed(async () => {
    await field.focus();
    for (const key of text) {
      await page.keyboard.press(key);
      await wait(pause);
    }
  });
  await wait(200);
  const times = (await page.evaluate('window.stopWatching()')) as number[];
  if (times.length !== text.length) throw new Error(`Of ${text.length} keys ${times.length} were drawn.`);
  return times;
}
