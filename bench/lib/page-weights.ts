import type { Browser } from 'playwright';
import type { RunningServer } from '../../apps/portal/e2e/server.ts';
import { filesOfPages } from '../../tools/portal/page-files.ts';
import { type Fetched, visit } from './visit.ts';

/** The bytes that a visit fetched. */
export interface Weight {
  /** JavaScript and CSS of the page itself. */
  own: number;
  /** The same of prefetched pages. */
  ahead: number;
  fonts: number;
}

/** The measured visitors' pages, by file name, with their URLs. */
export const visitorAddresses = {
  login: '/login',
  register: '/register',
  'reset-password': '/resetpassword',
  announcements: '/pengumuman',
  'transit-menu': '/menutransit',
  'transit-form': '/formtransit',
  'transit-courier-form': '/formtransitA-aquarayaikn',
};

/** The same for all measured pages. */
const addresses = {
  ...visitorAddresses,
  soon: '/sppbmcp/listsppbmcp',
  dashboard: '/dashboard',
  'application-list': '/pengajuan/listpengajuan',
  'application-form': '/pengajuan/header',
  'application-detail': '/pengajuan/detilheader/{draft}',
};

/** Name of a measured page. */
export type PageName = keyof typeof addresses;

const isCode = ({ kind }: Fetched) => kind === 'js' || kind === 'css';
const sum = (files: Fetched[]) => files.reduce((total, { size }) => total + size, 0);

/** The files of a first visit of a URL. */
async function visitOnce(browser: Browser, address: string, token?: string): Promise<Fetched[]> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1280, height: 720 } });
  if (token) await context.addInitScript(`sessionStorage.setItem('pabean.token', '${token}')`);
  const fetched = await visit(await context.newPage(), address);
  await context.close();
  return fetched;
}

/** A draft of the account, whose page has all actions of an application. */
async function draftOf(user: string, token: string, url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ user });
  const response = await fetch(`${url}/api/pengajuan`, { method: 'POST', headers, body });
  const rows = (await response.json()) as { id_permohonan: string; status: string }[];
  const draft = rows.find(({ status }) => status === '10');
  if (!draft) throw new Error(`${user} has no draft.`);
  return draft.id_permohonan;
}

/** The files of a single page at a URL. */
export async function weighAlone(browser: Browser, address: string): Promise<Weight> {
  const fetched = await visitOnce(browser, address);
  return { own: sum(fetched.filter(isCode)), ahead: 0, fonts: 0 };
}

/** The files of the portal's pages. */
export async function weighPages(browser: Browser, server: RunningServer): Promise<Record<PageName, Weight>> {
  const files = await filesOfPages();
  const token = await server.token('importir');
  const draft = await draftOf('importir', token, server.url);
  const weigh = async (page: PageName): Promise<Weight> => {
    const address = `${server.url}/#${addresses[page].replace('{draft}', draft)}`;
    const fetched = await visitOnce(browser, address, page in visitorAddresses ? undefined : token);
    const others = new Set([...files].flatMap(([name, each]) => (name === page ? [] : [...each.keys()])));
    const ahead = fetched.filter(({ name }) => others.has(name) && !files.get(page)?.has(name));
    const fonts = fetched.filter(({ kind }) => kind === 'font');
    return { own: sum(fetched.filter(isCode)) - sum(ahead), ahead: sum(ahead), fonts: sum(fonts) };
  };
  const weights: Partial<Record<PageName, Weight>> = {};
  for (const page of Object.keys(addresses) as PageName[]) weights[page] = await weigh(page);
  return weights as Record<PageName, Weight>;
}
