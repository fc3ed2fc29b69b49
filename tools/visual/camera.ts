import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser/launch.ts';
import { serveBook } from './book.ts';
import { themes, widths } from './variants.ts';

/** One picture to take. */
interface Shot {
  id: string;
  theme: (typeof themes)[number];
  width: (typeof widths)[number];
}

/** All pictures of a story. */
const shotsOf = (id: string): Shot[] =>
  themes.flatMap((theme) => widths.map((width) => ({ id, theme, width })));

const rendered = () => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  };
  return ['completed', 'finished', 'errored', 'aborted'].includes(preview?.currentRender?.phase ?? '');
};

async function take(page: Page, address: string, { id, theme, width }: Shot, folder: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${address}iframe.html?id=${id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  await page.waitForFunction(rendered);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: join(folder, `${id}--${theme}-${width}.png`),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
}

/** A page with a fixed date and without animations. */
export async function quietPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2024-09-24T09:42:00+07:00'));
  return page;
}

/** Takes the pictures of a built book into an emptied folder: every story in three themes and two widths. */
export async function takePictures(book: string, ids: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shots = ids.flatMap(shotsOf);
  const { address, close } = await serveBook(book);
  const browser = await chromium.launch(launchOptions());
  const work = async () => {
    const page = await quietPage(browser);
    for (let shot = shots.shift(); shot; shot = shots.shift()) await take(page, address, shot, folder);
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    await browser.close();
    await close();
  }
}
