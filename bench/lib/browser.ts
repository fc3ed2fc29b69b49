import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../tools/browser/launch.ts';

// For a busy machine and a slowed processor.
const patience = 120_000;

/** A browser without a frame rate limit, so that no figure is rounded to 16 ms. */
export function launchUnhurried(): Promise<Browser> {
  const { args, ...options } = launchOptions();
  return chromium.launch({
    ...options,
    args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  });
}

/** A page that stays open for all rounds. */
export interface OpenPage {
  page: Page;
  /** Runs a function with the processor slowed four times. */
  slowed: <Result>(act: () => Promise<Result>) => Promise<Result>;
}

const slow = (devtools: CDPSession, rate: number) =>
  devtools.send('Emulation.setCPUThrottlingRate', { rate });

/** Opens a URL as a signed-in user. */
export async function openPage(browser: Browser, address: string): Promise<OpenPage> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
  await context.addInitScript(`sessionStorage.setItem('pabean.token', 'bench')`);
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(address);
  return {
    page,
    async slowed(act) {
      await page.bringToFront();
      await slow(devtools, 4);
      try {
        return await act();
      } finally {
        await slow(devtools, 1);
      }
    },
  };
}
