import type { Language } from '@pabean/api/rules';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchOptions } from '../../../tools/browser/launch.ts';
import { watch } from '../../../tools/browser/watch.ts';
import { type LocalServer, type RunningServer, startServer } from './server.ts';

export { demoPassword, demoTfaSecret } from './server.ts';

/** Options of opening a page. */
export interface OpenOptions {
  /** Demo account whose session the tab starts with; a visitor without one. */
  readonly user?: string;
  readonly theme?: 'light' | 'dark' | 'contrast';
  /** The language chosen on this device. */
  readonly language?: Language;
  /** Whether scripts run. @default true */
  readonly script?: boolean;
  readonly width?: number;
  readonly height?: number;
  /** Console messages and uncaught errors that the test causes on purpose. */
  readonly mayLog?: RegExp;
  /**
   * Whether it stays open for the next tests of the file.
   *
   * @default false
   */
  readonly stays?: boolean;
}

/** One server for all tests of a file, and its browser tabs. */
export interface Portal<Server extends RunningServer = LocalServer> {
  readonly server: Server;
  /** Opens a separate tab at an address such as `/pengajuan/header`. */
  open(address: string, options?: OpenOptions): Promise<Page>;
  /** Opens a context without a page, for tests of several tabs. */
  context(options?: OpenOptions): Promise<BrowserContext>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the default office's demo data, which servers start with a copy of. */
    demoData: string;
  }
}

/** Starts a server of the default office with its demo data. */
export const startDemoServer = () => startServer({}, inject('demoData'));

let browser: Promise<Browser> | undefined;

/** One browser for all files of a worker: tests are isolated by contexts. It closes with the worker. */
function startBrowser(): Promise<Browser> {
  browser ??= chromium.launch(launchOptions());
  return browser;
}

/**
 * Starts a server for the tests of a file. Every tab is watched: an unexpected error fails its test.
 *
 * @param serve Starts the server; ours by default.
 */
export function startPortal(): () => Portal;
export function startPortal<Server extends RunningServer>(serve: () => Promise<Server>): () => Portal<Server>;
export function startPortal(
  serve: () => Promise<RunningServer> = startDemoServer,
): () => Portal<RunningServer> {
  let portal: Portal<RunningServer> | undefined;
  const contexts: BrowserContext[] = [];
  const staying: BrowserContext[] = [];
  const offences: string[] = [];

  beforeAll(async () => {
    const [browser, server] = await Promise.all([startBrowser(), serve()]);
    const context = async (options: OpenOptions = {}) => {
      const made = await newContext(browser, server, options, offences);
      (options.stays ? staying : contexts).push(made);
      return made;
    };
    const open = async (address: string, options: OpenOptions = {}) => {
      const page = await (await context(options)).newPage();
      await page.goto(`${server.url}/#${address}`);
      return page;
    };
    portal = { server, context, open };
  });

  afterEach(async () => {
    await closeAll(contexts);
    expect(offences.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await closeAll(staying);
    await portal?.server.stop();
  });

  return () => {
    if (!portal) throw new Error('The portal is there once the tests have begun.');
    return portal;
  };
}

async function closeAll(contexts: BrowserContext[]) {
  for (const context of contexts.splice(0)) await context.close();
}

/** Waits until the portal's own font has loaded. Its fallback fonts count as loaded, too. */
export const fontCame = (page: Page) =>
  page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Jakarta') && status === 'loaded'),
  );

/** Pending requests of each page. */
const underWay = new WeakMap<Page, Set<Request>>();

/** Waits until a page has made no request for a moment: a later answer would, for one, keep its session alive. */
export async function atRest(page: Page): Promise<void> {
  let since = Date.now();
  while (Date.now() - since < 300) {
    if (underWay.get(page)?.size) since = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Advances the clock of a page by minutes, once it has no pending requests. */
export const later = (page: Page, minutes: number) => async () => {
  await atRest(page);
  await page.clock.fastForward(minutes * 60_000);
};

function noteAsking(page: Page) {
  const asked = new Set<Request>();
  underWay.set(page, asked);
  page.on('request', (request) => asked.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => asked.delete(request));
}

async function newContext(
  browser: Browser,
  server: RunningServer,
  { user, theme, language, script = true, width = 1440, height = 900, mayLog }: OpenOptions,
  offences: string[],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    // A browser with a window grants it to a user's click.
    permissions: ['clipboard-write'],
  });
  context.setDefaultTimeout(20_000);
  const token = user && (await server.token(user));
  await context.addInitScript(
    ([token, display]) => {
      if (!location.protocol.startsWith('http')) return;
      // Once: a reload must find what the portal itself stored there.
      if (token && !sessionStorage.getItem('e2e')) sessionStorage.setItem('pabean.token', token);
      sessionStorage.setItem('e2e', 'started');
      if (display !== '{}') localStorage.setItem('pabean.display', display);
    },
    [token, JSON.stringify({ theme, language })] as const,
  );
  context.on('page', noteAsking);
  watch(context, { origin: server.url, mayLog, offences });
  return context;
}
