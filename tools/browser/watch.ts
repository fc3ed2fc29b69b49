import type { BrowserContext } from 'playwright';

/** Options of watching the pages of a context. */
export interface WatchOptions {
  /** The one origin that they may request, without a slash at the end. */
  readonly origin: string;
  /** Permitted console messages and uncaught errors, for faults on purpose. */
  readonly mayLog?: RegExp | undefined;
  /** Receives the offences, a line each. */
  readonly offences: string[];
}

/** Chromium's warning depends on seconds since loading, which a busy machine exceeds without a defect of the page. */
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
    const text = `uncaught: ${message}`;
    // Chromium's PDF viewer is an extension with its own assertions.
    if (!/chrome(?:-extension)?:\/\//.test(stack) && !mayLog?.test(text)) offences.push(`${text}\n${stack}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    const isInside = /^(?:data|blob|chrome|chrome-extension):/.test(url);
    if (!url.startsWith(`${origin}/`) && !isInside) offences.push(`request to ${url}`);
  });
}
