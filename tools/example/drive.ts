import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../browser/launch.ts';
import { watch } from '../browser/watch.ts';
import { steps } from './steps.ts';

const openPage = async (browser: Browser, url: string, offences: string[]): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Makassar',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  watch(context, { origin: new URL(url).origin, offences });
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

/**
 * Uses the example in Chromium as a user does, one step after the other, on one page.
 *
 * @param url URL of the example.
 * @returns The step that failed, and the page's offences, a line each.
 */
export async function driveExample(url: string): Promise<string[]> {
  const browser = await chromium.launch(launchOptions());
  const problems: string[] = [];
  try {
    const page = await openPage(browser, url, problems);
    for (const [name, step] of Object.entries(steps)) {
      const failure = await step(page).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure === undefined) continue;
      problems.unshift(`${name}: ${failure instanceof Error ? failure.message : String(failure)}`);
      break;
    }
  } finally {
    await browser.close();
  }
  return problems;
}
