import type { Page, Request } from 'playwright';

/** The record of a page of the book, or of a frame. */
export interface PageRecord {
  /** The stories whose play function ran. */
  played: string[];
  /** Whether nothing of the page has changed for a while. */
  still: boolean;
}

interface Channel {
  on(event: string, listener: (phase: { newPhase: string; storyId: string }) => void): void;
}

/** Runs before anything else in a page: Storybook's channel reports the stories whose play function runs. */
function record(): void {
  const own: PageRecord = { played: [], still: false };
  let channel: Channel | undefined;
  let timer: ReturnType<typeof setTimeout>;
  Object.assign(globalThis, { pageRecord: own });
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      value.on('storyRenderPhaseChanged', ({ newPhase, storyId }) => {
        if (newPhase === 'playing') own.played.push(storyId);
      });
    },
  });
  const wait = () => {
    own.still = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      own.still = true;
    }, 300);
  };
  wait();
  new MutationObserver(wait).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The browser's events of a page. */
export interface Recorded {
  /** Errors on the console, and uncaught ones. */
  errors: string[];
  /** Requested addresses of another origin. */
  elsewhere: string[];
}

/** Records the events of a page. */
export interface Listener {
  /** Discards the events of the previous page. */
  begin(): void;
  recorded(): Recorded;
  /** Whether the page has made no request for half a second. */
  isIdle(): boolean;
}

/** Adds the record to each opened page, and listens to it. */
export async function listenTo(page: Page, address: string): Promise<Listener> {
  let recorded: Recorded = { errors: [], elsewhere: [] };
  let lastRequest = 0;
  const open = new Set<Request>();
  page.on('console', (message) => {
    // The error of our own script, which a sandboxed frame blocks.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() === 'error') recorded.errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => recorded.errors.push(message));
  page.on('request', (request) => {
    const url = request.url();
    open.add(request);
    lastRequest = performance.now();
    if (/^(http|ws)/.test(url) && !url.startsWith(address)) recorded.elsewhere.push(url);
  });
  const ended = (request: Request) => {
    open.delete(request);
    lastRequest = performance.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.addInitScript(record);
  return {
    begin() {
      recorded = { errors: [], elsewhere: [] };
      open.clear();
    },
    recorded: () => recorded,
    isIdle: () => open.size === 0 && performance.now() - lastRequest > 500,
  };
}
