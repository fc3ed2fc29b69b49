import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { type Did, lookingAtFocus } from '../focus.ts';
import { button, heading } from '../focus-steps.ts';
import { press, typeInto } from '../keyboard.ts';
import type { LocalServer } from '../server.ts';
import type { OpenOptions, Portal } from '../support.ts';
import type { Trace } from './trace.ts';

/** A user with a keyboard, in a separate tab. */
export interface Walk {
  readonly page: Page;
  /** Does one step, waits for its result, and checks the focus and the traces. */
  readonly did: Did;
}

/** Tools of a flow. */
export interface Walking {
  readonly server: LocalServer;
  readonly trace: Trace;
  /** Opens a tab of the flow's width at an address. */
  open(address: string, mayLog?: RegExp): Promise<Walk>;
  /** Opens a link in a separate tab, like a mail's reader. */
  follow(link: string, mayLog?: RegExp): Promise<Walk>;
}

/** Starts flows on a portal, where everything left behind is traced. */
export function walking(portal: Portal, server: LocalServer, trace: Trace, width: number): Walking {
  async function start(options: OpenOptions): Promise<Walk> {
    const context = await portal.context({ width, height: 800, ...options });
    trace.watch(context);
    const page = await context.newPage();
    const look = lookingAtFocus(page, new Set());
    const did: Did = async (...step) => {
      await look(...step);
      await trace.look(page);
    };
    return { page, did };
  }
  return {
    server,
    trace,
    async open(address, mayLog) {
      const walk = await start({ ...(mayLog && { mayLog }) });
      await walk.page.goto(`${server.url}/#${address}`);
      return walk;
    },
    async follow(link, mayLog) {
      const walk = await start({ ...(mayLog && { mayLog }) });
      trace.followed(link);
      await walk.page.goto(link);
      return walk;
    },
  };
}

/** Waits for a mail to an address that matches a pattern, and returns the match. */
export async function mailed(server: LocalServer, reader: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    const mails = (await mailsOf(server)).filter((mail) => mail.includes(`To: ${reader}`));
    found = pattern.exec(mails.join('\n'))?.[1];
    return found;
  };
  await expect.poll(look, { timeout: 20_000 }).toBeTruthy();
  return found ?? '';
}

/** The mails that were sent; wrapped lines are joined. */
export async function mailsOf(server: LocalServer): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map((mail) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Types user name and password on the login page; `shows` is the expected result. */
export async function signIn({ page, did }: Walk, username: string, password: string, shows: Locator) {
  await typeCredentials(page, username, password);
  await did('save', () => page.keyboard.press('Enter'), shows);
}

/** Types a wrong password on the login page. */
export async function failToSignIn({ page, did }: Walk, username: string, password: string) {
  await typeCredentials(page, username, password);
  const refused = page.getByRole('alert').getByText('Username/password tidak sesuai');
  await did('fail', () => page.keyboard.press('Enter'), refused);
}

async function typeCredentials(page: Page, username: string, password: string) {
  await typeInto(page, page.getByLabel('Username'), username);
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
}

/** Signs in up to the dashboard, and closes its announcement. */
export async function enter(walk: Walk, username: string, password: string) {
  const { page } = walk;
  await signIn(walk, username, password, announcement(page));
  await closeAnnouncement(walk);
}

export const announcement = (page: Page) => page.getByRole('dialog', { name: 'NPWP 16 digit' });

export async function closeAnnouncement({ page, did }: Walk) {
  await did('close', () => page.keyboard.press('Escape'), announcement(page), 'hidden');
}

/** Chooses an item of the account's menu. */
export async function chooseInMenu({ page, did }: Walk, name: string, shows: Locator) {
  const item = page.getByRole('menuitem', { name, exact: true });
  await did('open', () => press(page, page.getByRole('button', { name: /^Menu pengguna/ })), item);
  // The first item of the menu has the focus; arrow keys move it.
  for (let presses = 0; presses < 4; presses++) {
    if (await item.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await did('open', () => page.keyboard.press('Enter'), shows);
}

/** Opens the account's profile from its menu. */
export const openProfile = (walk: Walk) =>
  chooseInMenu(walk, 'Profile', button(walk.page, 'Ubah NPWP').or(heading(walk.page, 'Profile')));

/** Ends the session from the account's menu. */
export const logOut = (walk: Walk) => chooseInMenu(walk, 'Logout', walk.page.getByText('Anda sudah logout.'));
