import { type Browser, chromium } from 'playwright';
import { type RunningServer, startServer } from '../apps/portal/e2e/server.ts';
import { launchOptions } from '../tools/browser/launch.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { serveFolder } from './lib/static-server.ts';
import { type Figure, printTable } from './lib/table.ts';
import { type Loaded, weigh } from './lib/visit.ts';

const routes = ['/dashboard', '/pengajuan/listpengajuan', '/pengajuan/header', '/pengajuan/detilheader/x'];
const bars = { login: { js: 80, css: 6, both: 85, fonts: 50 }, route: 135 };

const kilobytes = (bytes: number) => bytes / 1000;
const shown = (bytes: number) => `${kilobytes(bytes).toFixed(1)} KB`;

function figure(what: string, bytes: number, bar: number, lean?: number): Figure {
  return {
    what,
    figure: shown(bytes),
    bar: `≤ ${bar} KB`,
    good: kilobytes(bytes) <= bar,
    ...(lean === undefined ? {} : { lean: shown(lean) }),
  };
}

async function weighIn(browser: Browser, address: string, token?: string): Promise<Loaded> {
  const context = await browser.newContext({ locale: 'id-ID' });
  if (token) await context.addInitScript(`sessionStorage.setItem('pabean.token', '${token}')`);
  const loaded = await weigh(await context.newPage(), address);
  await context.close();
  return loaded;
}

async function measure(browser: Browser, server: RunningServer, leanUrl: string): Promise<Figure[]> {
  const lean = {
    login: await weighIn(browser, `${leanUrl}/`),
    list: await weighIn(browser, `${leanUrl}/#/list`),
  };
  const login = await weighIn(browser, `${server.url}/#/login`);
  const session = await server.token('importir');
  const others: Figure[] = [];
  for (const route of routes) {
    const { js, css } = await weighIn(browser, `${server.url}/#${route}`, session);
    others.push(figure(`${route}, JS + CSS`, js + css, bars.route, lean.list.js + lean.list.css));
  }
  return [
    figure('/login, JS', login.js, bars.login.js, lean.login.js),
    figure('/login, CSS', login.css, bars.login.css, lean.login.css),
    figure('/login, JS + CSS', login.js + login.css, bars.login.both, lean.login.js + lean.login.css),
    figure('/login, fonts', login.fonts, bars.login.fonts),
    ...others,
  ];
}

/** What each route of the portal loads, beside the lean page and the bars. */
export async function benchSizes(): Promise<void> {
  await buildBoth();
  const [server, lean, browser] = await Promise.all([
    startServer(),
    serveFolder(folders.lean),
    chromium.launch(launchOptions()),
  ]);
  try {
    printTable('Loaded by a first visit (gzip)', await measure(browser, server, lean.url));
  } finally {
    await browser.close();
    lean.stop();
    await server.stop();
  }
}
