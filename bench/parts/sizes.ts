import type { Browser } from 'playwright';
import { type RunningServer, startServer } from '../../apps/portal/e2e/server.ts';
import { filesOfPages } from '../../tools/portal/page-files.ts';
import { launchUsual } from '../lib/browser.ts';
import { builtLean, builtPortal } from '../lib/builds.ts';
import { kilobytes, ownCode, visit } from '../lib/page-code.ts';
import { laterOnSlowLine, type Part, type Sample } from '../lib/part.ts';
import { serveFolder } from '../lib/static-server.ts';

/** Pages by their file's name, and their addresses; a row shows the heaviest of them. */
const visitors = {
  menu: { 'transit-menu': '/menutransit' },
  visitorForms: {
    register: '/register',
    'reset-password': '/resetpassword',
    'transit-form': '/formtransit',
    'transit-courier-form': '/formtransitA-aquarayaikn',
  },
};
const accounts = {
  lists: {
    'application-list': '/pengajuan/listpengajuan',
    'browse-list': '/brows/listbrows',
    'report-list': '/pengajuan/browseupload',
    'release-letter-list': '/sppbmcp/listsppbmcp',
  },
  draft: { 'application-detail': '/pengajuan/detilheader/{draft}' },
  form: { 'application-form': '/pengajuan/header' },
};

/** A draft of the account, whose page has all editors of an application. */
async function draftOf(user: string, token: string, url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ user });
  const response = await fetch(`${url}/api/pengajuan`, { method: 'POST', headers, body });
  const rows = (await response.json()) as { id_permohonan: string; status: string }[];
  return rows.find(({ status }) => status === '10')?.id_permohonan ?? '';
}

/** Weighs a group of pages: the kilobytes of the heaviest, without what was fetched ahead for other pages. */
async function weighWith(browser: Browser, server: RunningServer) {
  const files = await filesOfPages();
  const token = await server.token('importir');
  const draft = await draftOf('importir', token, server.url);
  return async (pages: Readonly<Record<string, string>>, isAccount: boolean): Promise<number> => {
    const visits = Object.entries(pages).map(async ([page, path]) => {
      const address = `${server.url}/#${path.replace('{draft}', draft)}`;
      const code = await visit(browser, address, isAccount ? token : undefined);
      return kilobytes(ownCode(files, page, code));
    });
    return Math.max(...(await Promise.all(visits)));
  };
}

async function run(): Promise<Record<string, Sample>> {
  await builtPortal();
  const [server, leanServer, browser] = await Promise.all([
    startServer(),
    serveFolder(await builtLean()),
    launchUsual(),
  ]);
  try {
    const lean = kilobytes(await visit(browser, leanServer.url));
    const weigh = await weighWith(browser, server);
    const login = await weigh({ login: '/login' }, false);
    const frame = await weigh({ unauthorized: '/unauthorize' }, true);
    const samples: Record<string, Sample> = {
      login: { ours: [login], lean: [lean] },
      frame: { ours: [frame], lean: [lean] },
    };
    for (const [row, pages] of Object.entries(visitors))
      samples[row] = { ours: [(await weigh(pages, false)) - login] };
    for (const [row, pages] of Object.entries(accounts))
      samples[row] = { ours: [(await weigh(pages, true)) - frame] };
    return samples;
  } finally {
    await browser.close();
    leanServer.stop();
    await server.stop();
  }
}

export const sizesPart: Part = {
  rows: {
    login: { what: 'Fetches the login for the first time', bar: '≤ 95 KB', miss: laterOnSlowLine },
    menu: { what: 'The visitors’ menu, in addition', bar: '≤ 60 KB', miss: laterOnSlowLine },
    visitorForms: {
      what: 'The heaviest form for visitors, in addition',
      bar: '≤ 95 KB',
      miss: laterOnSlowLine,
    },
    frame: { what: 'Fetches the emptiest page after signing in', bar: '≤ 140 KB', miss: laterOnSlowLine },
    lists: { what: 'The heaviest list, in addition', bar: '≤ 28 KB', miss: laterOnSlowLine },
    draft: {
      what: 'The page of a draft with its editors, in addition',
      bar: '≤ 80 KB',
      miss: laterOnSlowLine,
    },
    form: { what: 'The form of an application, in addition', bar: '≤ 80 KB', miss: laterOnSlowLine },
  },
  run,
};
