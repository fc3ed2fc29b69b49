import type { BrowserContext } from 'playwright';

/** How the pages of a context are watched. */
export interface WatchOptions {
  /** The one origin that they may ask, without a slash at the end. */
  readonly origin: string;
  /** What may stand in the console, where something is broken on purpose. */
  readonly mayLog?: RegExp | undefined;
  /** Takes what the pages should not do, a line each. */
  readonly offences: string[];
}

/** Chromium counts seconds since the page was there: a busy machine is late, and nothing is wrong with the page. */
const isLate = (text: string) =>
  text.includes('was preloaded using link preload but not used within a few seconds');

/** No message in the console (a violation of the CSP is one), no uncaught error, no request elsewhere. */
export function watch(context: BrowserContext, { origin, mayLog, offences }: WatchOptions): void {
  context.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (['error', 'warning'].includes(message.type()) && !mayLog?.test(text) && !isLate(text))
      offences.push(text);
  });
  context.on('weberror', (event) => {
    const { message, stack = '' } = event.error();
    // Chromium's own PDF viewer is an extension that comes with it, and asserts things of its own.
    if (!/chrome(?:-extension)?:\/\//.test(stack)) offences.push(`uncaught: ${message}\n${stack}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    const isInside = /^(?:data|blob|chrome|chrome-extension):/.test(url);
    if (!url.startsWith(`${origin}/`) && !isInside) offences.push(`request to ${url}`);
  });
}
