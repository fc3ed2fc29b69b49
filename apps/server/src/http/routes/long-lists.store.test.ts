import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints, maxListed } from '@pabean/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shippedData } from '../../data/read-csv.ts';
import { advanceSent } from '../../demo/advance-applications.ts';
import { importReference } from '../../officer/import-reference.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { addApplications, createTestServer, type TestServer } from '../../testing/index.ts';
import { actAs, generousLimits } from '../../testing/permit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

/** Requests the list as a browser does. */
const askedBy = ({ username, token }: Actor, server: TestServer, headers = {}) =>
  server.send(`/api/${endpoints.applicationList.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ user: username }),
  });

async function ownerOf({ store }: TestServer, username: string) {
  const { id, company_id } = await store.db
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { accountId: id, companyId: company_id };
}

describe('a list of 20', () => {
  let server: TestServer;
  let importir: Actor;
  beforeAll(async () => {
    server = await createTestServer();
    importir = await actAs(server, 'importir');
    await addApplications(server.store, await ownerOf(server, 'importir'), 20);
  });
  afterAll(() => server.close());

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['identity', null, (body: Uint8Array) => body],
    ['', null, (body: Uint8Array) => body],
  ])('is compressed as %j allows: %s', async (acceptEncoding, encoding, open) => {
    const answer = await askedBy(importir, server, { 'accept-encoding': acceptEncoding });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    const body = new Uint8Array(await answer.arrayBuffer());
    expect(JSON.parse(new TextDecoder().decode(open(body)))).toHaveLength(20);
  });

  test('is not cached by proxies', async () => {
    const answer = await askedBy(importir, server);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is the only kind of response that is compressed: an account and a refusal are not', async () => {
    const headers = { authorization: `Bearer ${importir.token}`, 'accept-encoding': 'gzip, br' };
    const me = await server.send('/api/otentikasi/me', { headers });
    expect(me.status).toBe(200);
    expect(me.headers.get('content-encoding')).toBeNull();
    const refused = await server.send('/api/ref/jnijin', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('content-encoding')).toBeNull();
  });
});

describeStore('the tag of a list', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let tag: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
  });
  afterAll(() => server.close());

  const ask = (actor = importir) => askedBy(actor, server, { 'if-none-match': tag });
  const tagOf = async (actor = importir) => (await askedBy(actor, server)).headers.get('etag') ?? '';
  beforeEach(async () => {
    tag = await tagOf();
  });

  test('is weak, and answered with an empty 304 while nothing changed', async () => {
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await ask();
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  test('is not valid for others, not even a colleague', async () => {
    const others = await Promise.all(['rekan', 'pesaing'].map((username) => actAs(server, username)));
    for (const other of others) expect((await ask(other)).status).toBe(200);
  });

  test('reveals nothing without a valid session', async () => {
    expect((await ask({ ...importir, token: 'A'.repeat(43) })).status).toBe(401);
  });

  test('is valid for one search', async () => {
    const body = { user: 'importir', query: 'tidak ada' };
    const headers = { 'if-none-match': tag };
    const found = await server.call('applicationList', { body }, importir.token, { headers });
    expect(found).toMatchObject({ status: 200, answer: [] });
  });

  test('changes with a new draft, its sending, an act of the office, and its deletion', async () => {
    const change = async (work: () => Promise<unknown>) => {
      tag = await tagOf();
      await work();
      return (await ask()).status;
    };
    let sent = '';
    expect(await change(async () => (sent = await importir.saveDraft()))).toBe(200);
    await importir.fillAll(sent);
    expect(await change(() => importir.send(sent))).toBe(200);
    server.clock.advance(60_000);
    expect(await change(() => advanceSent(server.deps, 30))).toBe(200);
    const draft = await importir.saveDraft();
    const deletion = { body: { user: 'importir', id: draft } };
    expect(await change(() => server.call('deleteApplication', deletion, importir.token))).toBe(200);
    expect(await change(() => importReference({ ...server.deps, actor: 'petugas' }, shippedData))).toBe(200);
  });

  test('is unchanged when another company writes', async () => {
    await (await actAs(server, 'ppjk')).saveDraft({ name: 'PT Lain' });
    expect((await ask()).status).toBe(304);
  });
});

describeStore('more applications than a list shows', (engine) => {
  let server: TestServer;
  let importir: Actor;
  let draft: string;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { limits: generousLimits } });
    importir = await actAs(server, 'importir');
    await addApplications(server.store, await ownerOf(server, 'importir'), maxListed + 10);
    draft = await importir.saveDraft({ number: '100%_DRAF!/2026' });
  });
  afterAll(() => server.close());

  const list = async (query?: string) => {
    const body = { user: 'importir', ...(query !== undefined && { query }) };
    const { answer } = await server.call('applicationList', { body }, importir.token);
    return answer ?? expect.fail('refused');
  };
  const numbers = async (query: string) => (await list(query)).map(({ number }) => number);

  test('are listed with the drafts and the last sent ones, in the usual order', async () => {
    const rows = await list();
    expect(rows).toHaveLength(maxListed);
    expect(rows[0]?.id).toBe(draft);
    expect(rows[1]?.number).toBe('S-11/2026');
    expect(rows.at(-1)?.number).toBe(`S-${maxListed + 9}/2026`);
  });

  test.each([
    ['a number, however it is typed', 's-7/2026', ['S-7/2026']],
    ['several words, in any column', 'uji s-4999/ 02-03-2026', ['S-4999/2026']],
    ['signs that mean something to a database', '100%_draf!', ['100%_DRAF!/2026']],
    ['a sign that stands for anything elsewhere', 'S-_/2026', []],
    ['what nobody has', 'tidak ada', []],
  ])('are found by %s', async (_, query, found) => {
    const all = await numbers(query);
    expect(all).toEqual(found);
  });

  test('an empty search is ignored', async () => expect(await list('  ')).toHaveLength(maxListed));

  test('a search with text that no store accepts is refused', async () => {
    const body = { user: 'importir', query: 'a\u0000b' };
    const raw = await server.send('/api/pengajuan', {
      method: 'POST',
      headers: { authorization: `Bearer ${importir.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user: body.user, q: body.query }),
    });
    expect(raw.status).toBe(422);
    expect(await raw.json()).toMatchObject({ errors: [{ field: 'q' }] });
  });
});
