import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Frame, type Page } from 'playwright';
import { preview } from 'vite';
import { colourRules } from '../.storybook/colour-rules.ts';
import { bringAxe } from './browser/bring-axe.ts';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { inPageScript } from './browser/in-page-script.ts';
import { launchOptions } from './browser/launch.ts';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';

// `pnpm check:pages [words] [--theme dark] [--width 390] [--language en] [--no-axe] [--book folder]` opens the pages of the built
// book and its example screens, which the tests of stories do not, and lists what is wrong with them.

/** A page of the book in one look, and its address. */
interface Visit {
  id: string;
  isDocs: boolean;
  look: string;
  theme: string;
  width: number;
  address: string;
}

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

const several = { type: 'string', multiple: true } as const;
const { values, positionals } = parseArgs({
  options: {
    theme: { ...several, default: ['light', 'dark', 'contrast'] },
    width: { ...several, default: ['1440', '390'] },
    language: { ...several, default: ['id', 'en'] },
    axe: { type: 'boolean', default: true },
    book: { type: 'string' },
  },
  allowNegative: true,
  allowPositionals: true,
});

/** The folder of the book: one that is built already, or where it is built first. */
const book = resolve(root, values.book ?? 'storybook-static');

async function buildBook(): Promise<void> {
  const args = ['build', `--output-dir=${book}`, '--disable-telemetry', '--quiet'];
  const { code, output } = await run('storybook', args);
  if (code !== 0) throw new Error(`The book did not build:\n${output}`);
}

function visitsOf(entries: readonly Entry[], server: string): Visit[] {
  const pages = entries
    .filter(({ type, title }) => type === 'docs' || title.startsWith('Screens/'))
    .filter(({ id }) => positionals.length === 0 || positionals.some((word) => id.includes(word)));
  if (pages.length === 0) throw new Error(`No page has one of these in its id: ${positionals.join(', ')}`);
  return values.width.flatMap((width) =>
    values.theme.flatMap((theme) =>
      values.language.flatMap((language) =>
        pages.map(({ id, type }) => ({
          id,
          isDocs: type === 'docs',
          look: `${theme} ${width} ${language}`,
          theme,
          width: Number(width),
          address: `${server}iframe.html?id=${id}&viewMode=${type}&globals=theme:${theme};language:${language};a11y.manual:!true`,
        })),
      ),
    ),
  );
}

/** Whether a page and the stories in its frames are drawn. A frame below the window is not loaded by itself. */
function isDrawn(): boolean {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="iframe.html"]')];
  for (const frame of frames) frame.loading = 'eager';
  return [window, ...frames.map(({ contentWindow }) => contentWindow)].every((view) => {
    const { __STORYBOOK_PREVIEW__: storybook } = (view ?? {}) as {
      __STORYBOOK_PREVIEW__?: {
        currentRender?: { type: string; phase?: string };
        storyRenders?: { type: string; phase?: string }[];
      };
    };
    if (!storybook?.currentRender) return false;
    return [storybook.currentRender, ...(storybook.storyRenders ?? [])]
      .filter(({ type }) => type === 'story')
      .every(({ phase = '' }) => ['completed', 'finished', 'errored', 'aborted'].includes(phase));
  });
}

async function askAxe(frame: Frame, theme: string): Promise<string[]> {
  await bringAxe(frame);
  // The results of other rules are the same in every theme.
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const runOnly = theme === 'light' ? tags : { type: 'rule' as const, values: [...colourRules] };
  return frame.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.slice(0, 5).map(({ target }) => `axe: ${id}, ${help}: ${target.join(' ')}`),
      );
    },
    { runOnly, iframes: false, reporter: 'no-passes' as const },
  );
}

async function askFrame(frame: Frame, script: string, theme: string): Promise<string[]> {
  await frame.evaluate(script);
  const measured = await frame.evaluate(() =>
    [
      ['beyond the edge', inPage.beyondTheEdge()] as const,
      ['cut off', inPage.beyondTheirBox()] as const,
      ['broken word', inPage.brokenWords()] as const,
      ['covered', inPage.coveringHeads()] as const,
    ].flatMap(([kind, found]) => found.map((text) => `${kind}: ${text}`)),
  );
  return [...measured, ...(values.axe ? await askAxe(frame, theme) : [])];
}

/** What a page of text must not do: take the focus, scroll, be covered, lead nowhere, resize its stories. A single story may take the focus. */
const askDocs = (page: Page, ids: readonly string[]) =>
  page.evaluate((known) => {
    const { activeElement: active } = document;
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'a[href*="?path=/docs/"], a[href*="?path=/story/"]',
    );
    const targets = [...links].map(({ href }) =>
      (new URL(href).searchParams.get('path') ?? '').replace(/^\/(docs|story)\//, ''),
    );
    const over = document.querySelectorAll('.sb-story :is(:modal, :popover-open)');
    const sizeOf = (element: Element) => getComputedStyle(element).fontSize;
    // Storybook sets the text of a div larger, and that of everything inside.
    const resized = [
      ...document.querySelectorAll('.sb-story, .book-choice, .book-doors, .book-anatomy, .book-speeds'),
    ].filter((block) => sizeOf(block) !== sizeOf(document.body));
    return [
      ...(active && active !== document.body ? [`focus: it went to ${active.outerHTML.slice(0, 120)}`] : []),
      ...(scrollX || scrollY ? [`scrolled: by ${Math.round(scrollX)} and ${Math.round(scrollY)} px`] : []),
      ...[...over].map(
        ({ localName, textContent }) => `over the page: <${localName}> ${textContent.trim().slice(0, 40)}`,
      ),
      ...resized.map((block) => `text size: ${sizeOf(block)}, ${block.textContent.trim().slice(0, 40)}`),
      ...targets.filter((id) => !known.includes(id)).map((id) => `dead link: ${id}`),
    ];
  }, ids);

/** Runs before anything else in a page and its frames: reports each story whose play function runs. */
function reportPlays(): void {
  interface Channel {
    on(event: string, listener: (phase: { newPhase: string; storyId: string }) => void): void;
  }
  let channel: Channel | undefined;
  Object.defineProperty(globalThis, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value: Channel) {
      channel = value;
      value.on('storyRenderPhaseChanged', ({ newPhase, storyId }) => {
        if (newPhase === 'playing') console.error(`played: ${storyId}`);
      });
    },
  });
}

/** Opens a page in a tab of its own, and returns what is wrong with it, a line each. */
async function inspect(
  browser: Browser,
  visit: Visit,
  script: string,
  ids: readonly string[],
): Promise<string[]> {
  const { origin } = new URL(visit.address);
  const page = await browser.newPage({
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
    viewport: { width: visit.width, height: 900 },
  });
  const wrong: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // The error of our own script, which a sandboxed frame blocks.
    const isOurs = text.startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === 'error' && !isOurs) wrong.push(/^played: /.test(text) ? text : `console: ${text}`);
  });
  page.on('pageerror', ({ message }) => wrong.push(`console: ${message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (/^(http|ws)/.test(url) && !url.startsWith(origin)) wrong.push(`other origin: ${url}`);
  });
  try {
    if (visit.isDocs) await page.addInitScript(reportPlays);
    await page.clock.setFixedTime(new Date('2024-09-24T09:42:00+07:00'));
    await page.goto(visit.address);
    const tabs = page.locator('.book-tabs > [role="tablist"] > [role="tab"]');
    const ask = async () => {
      await page.waitForFunction(isDrawn, undefined, { timeout: 300_000 });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const frames = page.frames().filter((frame) => frame.url().startsWith(`${origin}/iframe.html`));
      for (const frame of frames) wrong.push(...(await askFrame(frame, script, visit.theme)));
      if (visit.isDocs) wrong.push(...(await askDocs(page, ids)));
    };
    await ask();
    for (const tab of (await tabs.all()).slice(1)) {
      // Neither scrolls nor takes the focus.
      await tab.evaluate((element: HTMLElement) => element.click());
      await ask();
    }
  } catch (error) {
    // A page that navigates away meanwhile, or is never drawn; the others are visited all the same.
    wrong.push(`not shown: ${(error as Error).message}`);
  } finally {
    await page.close();
  }
  return [...new Set(wrong)];
}

/** All problems, page by page; one that several looks have stands there once and names them. */
function report(problems: readonly { id: string; look: string; text: string }[]): string {
  return [...Map.groupBy(problems, ({ id, text }) => `${id}\n  ${text}`)]
    .map(([what, same]) => `${what}\n      in ${same.map(({ look }) => look).join(', ')}`)
    .sort()
    .join('\n');
}

async function checkPages(): Promise<number> {
  await ensureChromium();
  if (!values.book) {
    console.log('Building the book');
    await buildBook();
  }
  const { entries } = JSON.parse(readFileSync(join(book, 'index.json'), 'utf8'));
  const ids = Object.keys(entries);
  const script = await inPageScript();
  const server = await preview({
    root: book,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: book },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const visits = visitsOf(Object.values(entries), server.resolvedUrls?.local[0] ?? '');
    const all = visits.length;
    const problems: { id: string; look: string; text: string }[] = [];
    let done = 0;
    const work = async () => {
      for (let visit = visits.shift(); visit; visit = visits.shift()) {
        const { id, look } = visit;
        problems.push(...(await inspect(browser, visit, script, ids)).map((text) => ({ id, look, text })));
        done += 1;
        if (done % 10 === 0) console.log(`${done} of ${all}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    if (problems.length > 0) console.log(`\n${report(problems)}\n`);
    console.log(`${all} pages in their looks: ${problems.length} problems`);
    return problems.length;
  } finally {
    await browser.close();
    await server.close();
  }
}

try {
  process.exitCode = (await checkPages()) === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
