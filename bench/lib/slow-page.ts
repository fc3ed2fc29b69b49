import type { Browser, CDPSession, Page } from 'playwright';

const tenMegabits = (10 * 1000 * 1000) / 8;

// For a busy machine and a slowed processor.
const patience = 120_000;

/** A page on a slow network, with its CDP session. */
export interface SlowPage {
  page: Page;
  devtools: CDPSession;
}

/** Opens a page on a network of 10 Mbit/s and 40 ms, with the processor slowed four times, and closes it after `use`. */
export async function withSlowPage<Result>(
  browser: Browser,
  use: (slow: SlowPage) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: tenMegabits,
    uploadThroughput: tenMegabits,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const result = await use({ page, devtools });
  await context.close();
  return result;
}
