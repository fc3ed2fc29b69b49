import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Listener, PageRecord } from './recorder.ts';

interface Render {
  type: string;
  phase?: string;
}

/** The used properties of the book's window. */
interface BookWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: Render; storyRenders?: Render[] };
  pageRecord?: PageRecord;
}

/** Whether a page, its stories and its frames are all rendered and stable. Frames are loaded one by one. */
function isSettled(): boolean {
  const isDone = ({ phase = '' }: Render) => ['completed', 'finished', 'errored', 'aborted'].includes(phase);
  const isStill = (view: Window | null) => {
    const { __STORYBOOK_PREVIEW__: preview, pageRecord: record } = (view ?? {}) as BookWindow;
    if (!preview?.currentRender || !record?.still) return false;
    return [preview.currentRender, ...(preview.storyRenders ?? [])]
      .filter(({ type }) => type === 'story')
      .every(isDone);
  };
  if (!isStill(window)) return false;
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="iframe.html"]')];
  const next = frames.find(({ contentWindow }) => !isStill(contentWindow));
  if (next) next.loading = 'eager';
  return next === undefined;
}

/** Waits until a page is stable and makes no requests. False if it is not within five minutes. */
export async function settle(page: Page, listener: Listener): Promise<boolean> {
  const end = performance.now() + 300_000;
  while (performance.now() < end) {
    if ((await page.evaluate(isSettled)) && listener.isIdle()) {
      await page.evaluate(() => document.fonts.ready);
      return true;
    }
    await setTimeout(200);
  }
  return false;
}
