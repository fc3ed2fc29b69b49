import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { launchOptions } from '../browser/launch.ts';
import { serveBook } from '../visual/book.ts';
import { quietPage } from '../visual/camera.ts';
import { inPageScript } from './in-page-script.ts';
import type { Pages } from './pages.ts';
import type { Problem } from './problem.ts';
import { listenTo } from './recorder.ts';
import type { Variant } from './variants.ts';
import { visit } from './visit.ts';

/** Options of a check. */
export interface Inspection extends Pages {
  /** Folder of a built book. */
  book: string;
  variants: readonly Variant[];
  /** Whether axe is run, too. */
  axe: boolean;
  /** Called after each visit with its problems. */
  onVisit?: (found: readonly Problem[], done: number, all: number) => void;
}

/** Visits every wanted page of a built book in every variant, several at a time, and returns the problems. */
export async function checkPages({
  book,
  wanted,
  ids,
  variants,
  axe,
  onVisit,
}: Inspection): Promise<Problem[]> {
  const visits = wanted.flatMap((story) => variants.map((variant) => ({ story, variant })));
  const all = visits.length;
  const problems: Problem[] = [];
  const scripts = { inPage: await inPageScript(), axe };
  const { address, close } = await serveBook(book);
  const browser = await chromium.launch(launchOptions());
  const work = async () => {
    const page = await quietPage(browser);
    const listener = await listenTo(page, address);
    for (let next = visits.shift(); next; next = visits.shift()) {
      const { story, variant } = next;
      // A page that navigates away while it is checked is a problem of that page; the other visits continue.
      const found = await visit({ page, address, listener, scripts, ids }, story, variant).catch(
        ({ message }: Error): Problem[] => [{ id: story.id, variant, kind: 'not shown', text: message }],
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
