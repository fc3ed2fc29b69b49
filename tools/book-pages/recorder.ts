import type { Page, Request } from 'playwright';

/** What a page of the book, or a frame on it, keeps about itself. */
export interface PageRecord {
  /** The stories whose play function ran. */
  played: string[];
  /** Whether nothing of the page has changed for a while. */
  still: boolean;
}

interface Channel {
  on(event: string, listener: (phase: { newPhase: string; storyId: string }) => void): void;
}

/** Runs before anything of a page: Storybook says on its channel what it plays. */
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

/** What the browser tells about a page. */
export interface Heard {
  /** Errors on the console, and those that nobody caught. */
  errors: string[];
  /** Addresses of another origin that were asked. */
  elsewhere: string[];
}

/** Hears what a page does while it is open. */
export interface Listener {
  /** Forgets the page before. */
  begin(): void;
  heard(): Heard;
  /** Whether the page has asked for nothing for half a second. */
  isIdle(): boolean;
}

/** Makes each page that is opened keep a record, and listens to it. */
export async function listenTo(page: Page, address: string): Promise<Listener> {
  let heard: Heard = { errors: [], elsewhere: [] };
  let lastRequest = 0;
  const open = new Set<Request>();
  page.on('console', (message) => {
    // Our own record, which a sandboxed frame does not let in.
    if (message.text().startsWith("Blocked script execution in 'about:srcdoc'")) return;
    if (message.type() === 'error') heard.errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => heard.errors.push(message));
  page.on('request', (request) => {
    const url = request.url();
    open.add(request);
    lastRequest = performance.now();
    if (/^(http|ws)/.test(url) && !url.startsWith(address)) heard.elsewhere.push(url);
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
      heard = { errors: [], elsewhere: [] };
      open.clear();
    },
    heard: () => heard,
    isIdle: () => open.size === 0 && performance.now() - lastRequest > 500,
  };
}
