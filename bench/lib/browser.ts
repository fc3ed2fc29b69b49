import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { launchOptions } from '../../tools/browser/launch.ts';
import { builtLean, builtPortal } from './builds.ts';
import { serveFolder } from './static-server.ts';

/** A browser as people have it. */
export const launchUsual = (): Promise<Browser> => chromium.launch(launchOptions());

/** A browser without a frame rate limit, so that no figure is rounded to 16 ms. */
export function launchUnhurried(): Promise<Browser> {
  const { args, ...options } = launchOptions();
  const unlimited = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
  return chromium.launch({ ...options, args: [...args, ...unlimited] });
}

/** The built portal and the lean page, each at its URL without a slash at the end, and a browser. */
export interface Sides {
  readonly portal: string;
  readonly lean: string;
  readonly browser: Browser;
}

/** Serves the portal and the lean page while they are used. */
export async function onBothSides<Result>(
  answers: Readonly<Record<string, unknown>>,
  use: (sides: Sides) => Promise<Result>,
  launch = launchUnhurried,
): Promise<Result> {
  const [portal, lean, browser] = await Promise.all([
    serveFolder(await builtPortal(), answers),
    serveFolder(await builtLean()),
    launch(),
  ]);
  try {
    return await use({ portal: portal.url, lean: lean.url, browser });
  } finally {
    await browser.close();
    for (const server of [portal, lean]) server.stop();
  }
}

/** Signs the user of a page in, when it opens an address. */
export const signIn = ({ page }: OpenPage, token = 'bench') =>
  page.addInitScript(`sessionStorage.setItem('pabean.token', '${token}')`);

/** A page, and the processor that it runs on. */
export interface OpenPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Runs a function with the processor slowed four times. */
  slowed<Result>(act: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Opens a page, empty at first. */
async function newPage(browser: Browser): Promise<OpenPage> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
  // For a busy machine and a slowed processor.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const slow = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return {
    page,
    devtools,
    async slowed(act) {
      await page.bringToFront();
      await slow(4);
      try {
        return await act();
      } finally {
        await slow(1);
      }
    },
    close: () => context.close(),
  };
}

/** Opens an address as a signed-in user; as a visitor with the token `''`. */
export async function openPage(browser: Browser, address: string, token?: string): Promise<OpenPage> {
  const open = await newPage(browser);
  if (token !== '') await signIn(open, token);
  await open.page.goto(address);
  return open;
}

/** A page on a network of 10 Mbit/s and 40 ms, with the processor slowed four times, which is closed after `use`. */
export async function onSlowLine<Result>(
  browser: Browser,
  use: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const open = await newPage(browser);
  const throughput = (10 * 1000 * 1000) / 8;
  await open.devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const result = await open.slowed(() => use(open));
  await open.close();
  return result;
}
