import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/launch.ts';
import { serveBook } from '../visual/book.ts';
import { quietPage } from '../visual/camera.ts';
import { inPageScript } from './in-page-script.ts';
import type { Look } from './looks.ts';
import type { Pages } from './pages.ts';
import type { Problem } from './problem.ts';
import { listenTo } from './recorder.ts';
import { visit } from './visit.ts';

/** What is looked at, and how. */
export interface Inspection extends Pages {
  /** Folder of a built book. */
  book: string;
  looks: readonly Look[];
  /** Whether axe is asked, too. */
  axe: boolean;
  /** Called after each visit with what it found. */
  onVisit?: (found: readonly Problem[], done: number, all: number) => void;
}

/** Visits every wanted page of a built book in every look, several at a time, and tells what is wrong. */
export async function checkPages({ book, wanted, ids, looks, axe, onVisit }: Inspection): Promise<Problem[]> {
  const visits = wanted.flatMap((story) => looks.map((look) => ({ story, look })));
  const all = visits.length;
  const problems: Problem[] = [];
  const scripts = { inPage: await inPageScript(), axe };
  const { address, close } = await serveBook(book);
  const browser = await chromium.launch(launchOptions());
  const work = async () => {
    const page = await quietPage(browser);
    const listener = await listenTo(page, address);
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { story, look } = next;
      // A page that goes elsewhere while it is looked at is a problem of that page, not the end of all visits.
      const found = await visit({ page, address, listener, scripts, ids }, story, look).catch(
        ({ message }: Error): Problem[] => [{ id: story.id, look, kind: 'not shown', text: message }],
      );
      problems.push(...found);
      onVisit?.(found, all - visits.length, all);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    await close();
  }
  return problems;
}
