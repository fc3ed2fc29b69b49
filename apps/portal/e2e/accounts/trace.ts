import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page, Request, Response } from 'playwright';
import { sqlitePath } from '../../../server/src/core/db/open-store.ts';
import type { LocalServer } from '../server.ts';
import { searchFor } from './search-for.ts';
import { mailsOf } from './walk.ts';

/** The kinds of secrets. */
export const secretKinds = [
  'password',
  'session token',
  'token of a second step',
  'token of a reset link',
  'authenticator secret',
  'one-time code',
  'recovery code',
  'captcha',
  'key of drafts',
  'file of an identity',
] as const;

export type SecretKind = (typeof secretKinds)[number];

/** Secrets in the bodies of calls, by wire name. */
const asked: Readonly<Record<string, SecretKind>> = {
  password: 'password',
  newpass: 'password',
  token: 'token of a reset link',
  otp: 'one-time code',
  otp_verification: 'one-time code',
  recovery_code: 'recovery code',
  recaptchaToken: 'captcha',
  fileperid: 'file of an identity',
  filedafid: 'file of an identity',
  filesrtkuasa: 'file of an identity',
  filesrtpernyataan: 'file of an identity',
};
const answered: Readonly<Record<string, SecretKind>> = {
  token: 'session token',
  tfa_token: 'token of a second step',
  secret: 'authenticator secret',
  recovery_codes: 'recovery code',
  kunci_draf: 'key of drafts',
};

/** Everything in a browser's storage, by its place. Runs in the page. */
async function storedInBrowser(): Promise<[place: string, text: string][]> {
  const found: [string, string][] = [['page title', document.title]];
  for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
    for (const [key, value] of Object.entries(storage)) found.push([`${name} ${key}`, String(value)]);
  for (const entry of navigation.entries()) found.push(['address', entry.url ?? '']);
  found.push(['state of the history', JSON.stringify(history.state)]);
  found.push(['window name', window.name]);
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) found.push([`cache ${name}`, url]);
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const bytesAsText = (_key: string, value: unknown) =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? String.fromCharCode(...new Uint8Array(ArrayBuffer.isView(value) ? value.buffer : value))
      : value;
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      for (const row of await done(database.transaction(store).objectStore(store).getAll()))
        found.push([`IndexedDB ${store}`, JSON.stringify(row, bytesAsText)]);
    database.close();
  }
  return found;
}

/** Records where the secrets of some flows were left. */
export interface Trace {
  watch(context: BrowserContext): void;
  /** Adds a secret that is in no call. */
  know(secret: string, kind: SecretKind): void;
  /** Records what the page has in its storage now. */
  look(page: Page): Promise<void>;
  /** Records a link that was opened, such as a mail's: it is in the address when the page opens. */
  followed(link: string): void;
  /** The places of each kind of secret, and all places that contain anything. */
  search(): Promise<{ found: Readonly<Record<SecretKind, string[]>>; places: string[] }>;
}

/** Every value in the store, by table. */
function storedIn(server: LocalServer): [place: string, text: string][] {
  const store = new DatabaseSync(sqlitePath(server.dataDir), { readOnly: true });
  const tables = store.prepare("select name from sqlite_master where type = 'table'").all();
  const found = tables.flatMap(({ name }) =>
    store
      .prepare(`select * from "${name}"`)
      .all()
      .flatMap((row) => Object.values(row))
      .map((value): [string, string] => [
        `table ${name}`,
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
      ]),
  );
  store.close();
  return found;
}

/** Starts tracing a server and the browsers of its users. */
export function traceOf(server: LocalServer): Trace {
  // The demo's amounts contain many numbers of six digits, some of which equal codes by chance.
  const before = new Set(storedIn(server).map((each) => each.join(' ')));
  const secrets = new Map<string, SecretKind>();
  const places = new Map<string, Set<string>>();
  const links = new Set<string>();
  const underWay: Promise<unknown>[] = [];

  const leave = (place: string, text: string) => {
    places.set(place, (places.get(place) ?? new Set()).add(text));
  };
  const learn = (names: Readonly<Record<string, SecretKind>>, body: unknown) => {
    for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
      const kind = names[name];
      if (kind) for (const each of [value].flat()) if (each) secrets.set(String(each), kind);
    }
  };

  async function takeRequest(request: Request) {
    const url = request.url();
    if (/^(?:data|blob):/.test(url)) return;
    leave('address of a request', url);
    for (const [name, value] of Object.entries(await request.allHeaders())) leave(`header ${name}`, value);
    if (request.headers()['content-type']?.includes('json')) learn(asked, request.postDataJSON());
  }
  async function takeResponse(response: Response) {
    for (const [name, value] of Object.entries(await response.allHeaders())) leave(`header ${name}`, value);
    const isJson = response.headers()['content-type']?.includes('application/json');
    if (isJson && response.url().includes('/api/')) learn(answered, await response.json());
  }
  // Closing a page cancels its pending reads.
  const take = (work: Promise<void>) => underWay.push(work.catch(() => undefined));

  async function searchThrough(): Promise<void> {
    await Promise.all(underWay);
    leave('log', server.log());
    for (const mail of await mailsOf(server)) leave('mail', mail);
    for (const [place, text] of storedIn(server)) if (!before.has(`${place} ${text}`)) leave(place, text);
    const folder = join(server.dataDir, 'files');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) leave('uploaded file', readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  }

  return {
    watch(context) {
      context.on('request', (request) => take(takeRequest(request)));
      context.on('response', (response) => take(takeResponse(response)));
      context.on('console', (message) => leave('console', message.text()));
      context.on('page', (page) =>
        page.on('framenavigated', (frame) => {
          const url = frame.url();
          leave(links.has(url) ? 'address that a link opened' : 'address', url);
        }),
      );
    },
    know: (secret, kind) => secrets.set(secret, kind),
    async look(page) {
      for (const [place, text] of await page.evaluate(storedInBrowser)) leave(place, text);
      for (const { name, value } of await page.context().cookies()) leave(`cookie ${name}`, value);
    },
    followed: (link) => links.add(link),
    async search() {
      await searchThrough();
      const found = Object.fromEntries(secretKinds.map((kind) => [kind, [] as string[]]));
      for (const [secret, kind] of secrets) {
        const isIn = searchFor(secret);
        for (const [place, texts] of places)
          if (!found[kind]?.includes(place) && [...texts].some(isIn)) found[kind]?.push(place);
      }
      for (const each of Object.values(found)) each.sort();
      return { found: found as Record<SecretKind, string[]>, places: [...places.keys()] };
    },
  };
}
