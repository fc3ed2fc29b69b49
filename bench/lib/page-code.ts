import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import type { filesOfPages } from '../../tools/portal/page-files.ts';

/** Bytes of code, gzipped, by the name of its file. */
type Code = ReadonlyMap<string, number>;

/** The files of each page of the portal. */
type PageFiles = Awaited<ReturnType<typeof filesOfPages>>;

const idle = 2000;

/** Bytes of a JavaScript or CSS file, gzipped, by its name; nothing for other files. */
async function codeOf(response: Response): Promise<[name: string, bytes: number][]> {
  const name = new URL(response.url()).pathname.slice(1);
  if (!/^(?!api\/).*\.(?:js|css)$/.test(name) || !response.ok()) return [];
  return [[name, gzipSync(await response.body()).length]];
}

/** The code of a first visit, by file, until the browser was idle for two seconds after the pointer had moved over the page once. */
export async function visit(browser: Browser, address: string, token?: string): Promise<Code> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1280, height: 720 } });
  if (token) await context.addInitScript(`sessionStorage.setItem('pabean.token', '${token}')`);
  const page = await context.newPage();
  // By URL, because a preloaded file is reported twice, the second time from memory.
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await wait(idle);
  await page.mouse.move(640, 5);
  await page.mouse.move(640, 715, { steps: 10 });
  await wait(idle);
  const code = (await Promise.all([...responses.values()].map(codeOf))).flat();
  await context.close();
  return new Map(code);
}

/** What a page of the portal loads itself, without what was fetched ahead for other pages. */
export function ownCode(files: PageFiles, page: string, code: Code): Code {
  const others = new Set([...files].flatMap(([name, each]) => (name === page ? [] : [...each.keys()])));
  return new Map([...code].filter(([name]) => files.get(page)?.has(name) || !others.has(name)));
}

/** The sum of code in kilobytes. */
export const kilobytes = (code: Code) => [...code.values()].reduce((total, size) => total + size, 0) / 1000;
