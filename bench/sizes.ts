import { chromium } from 'playwright';
import { startServer } from '../apps/portal/e2e/server.ts';
import { launchOptions } from '../tools/browser/launch.ts';
import { buildBoth, folders } from './lib/builds.ts';
import type { Figure, Part } from './lib/figure.ts';
import { visitorAddresses, weighAlone, weighPages } from './lib/page-weights.ts';
import { serveFolder } from './lib/static-server.ts';

// The bars, in kilobytes; the limits of the checks are in tools/check/size-limits.ts.
const bars = {
  login: 90,
  fonts: 50,
  frame: 130,
  dashboard: 25,
  'application-list': 25,
  'application-form': 50,
  'application-detail': 50,
};
/** The bar of what a visitors' page adds to the login. */
const visitorBar = 50;
const shown = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const figure = (what: string, bytes: number, limit: number, more: Partial<Figure> = {}): Figure => ({
  what,
  figure: shown(bytes),
  ...more,
  bar: `≤ ${limit} KB`,
  good: bytes / 1000 <= limit,
});

/** The files of each page of the portal, with the lean page and the bars. */
async function run(): Promise<Figure[]> {
  await buildBoth();
  const [server, leanServer, browser] = await Promise.all([
    startServer(),
    serveFolder(folders.lean),
    chromium.launch(launchOptions()),
  ]);
  try {
    const lean = shown((await weighAlone(browser, `${leanServer.url}/`)).own);
    const { login, ...all } = await weighPages(browser, server);
    const { soon: frame, ...others } = all;
    const visitors = Object.entries(others).filter(([page]) => page in visitorAddresses);
    const pages = Object.entries(others).filter(([page]) => !(page in visitorAddresses));
    return [
      figure('Login', login.own, bars.login, { ahead: shown(login.ahead), lean }),
      figure('Login, fonts', login.fonts, bars.fonts),
      ...visitors.map(([page, { own, ahead }]) =>
        figure(`${page} adds to the login`, own - login.own, visitorBar, { ahead: shown(ahead) }),
      ),
      figure('Frame: the emptiest page after signing in', frame.own, bars.frame, {
        ahead: shown(frame.ahead),
        lean,
      }),
      ...pages.map(([page, { own, ahead }]) =>
        figure(`${page} adds`, own - frame.own, bars[page as keyof typeof bars], { ahead: shown(ahead) }),
      ),
    ];
  } finally {
    await browser.close();
    leanServer.stop();
    await server.stop();
  }
}

export const sizesPart: Part = { title: 'Fetched by a first visit: JavaScript and CSS, gzip', run };
