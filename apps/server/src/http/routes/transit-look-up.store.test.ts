import { registrationCodeFrom } from '@pabean/api/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defaultLimits } from '../../core/limits.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { createTestServer, type TestServer } from '../../testing/index.ts';
import { addTransitLists, fileTransit } from '../../testing/transit.ts';

const paths = ['transit/getpdf', 'getKode'] as const;

/** A well-formed code of no request. */
const unknown = registrationCodeFrom(new Uint8Array(15).fill(7));

describeStore('looking a transit request up', (engine) => {
  let server: TestServer;
  let code: string;
  let host = 0;
  beforeAll(async () => {
    server = await engine.createServer({ deps: { trustedProxies: 1 } });
    await addTransitLists(server.store);
    code = await fileTransit(server);
  });
  afterAll(() => server.close());
  beforeEach(() => {
    host++;
  });

  /** @param address A different one in each test. */
  const ask = async (path: string, typed: string, address = `192.0.2.${host}`, language = 'id') => {
    const headers = { 'X-Forwarded-For': address, 'Accept-Language': language };
    const response = await server.send(`/api/${path}/${encodeURIComponent(typed)}`, { headers });
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
      text: await response.text(),
    };
  };

  test('returns the id of the PDF, and its code', async () => {
    const { pdf_id } = await server.store.db
      .selectFrom('transit_request')
      .select('pdf_id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const [found, itself] = [await ask('transit/getpdf', code), await ask('getKode', code)];
    expect(JSON.parse(found.text)).toEqual({ id_transit: pdf_id });
    expect(JSON.parse(itself.text)).toEqual({ kd_regis: code });
    const headers = new Headers(found.headers);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('accepts a code however it is typed', async () => {
    const groups = code.match(/.{4}/g) ?? [];
    for (const typed of [groups.join('-'), groups.join(' '), code.toLowerCase(), ` ${code} `])
      expect([typed, (await ask('transit/getpdf', typed)).status]).toEqual([typed, 200]);
  });

  test.each(paths)('%s gives byte for byte the same response for every wrong code', async (path) => {
    const wrongLetter = code.slice(0, 15) + (code.endsWith('0') ? '1' : '0');
    const all = [
      ...[unknown, wrongLetter, code.slice(0, 15), `${code}0`, 'ABCD', 'x'.repeat(1_001), 'x'.repeat(9_000)],
      ...["' or 1=1 --", '%', '_'.repeat(16), '😀', '\0', '\ud800'.toWellFormed(), '__proto__', '0', ' '],
    ];
    const first = await ask(path, unknown, `198.51.100.${host}`);
    expect(first.status).toBe(404);
    expect(JSON.parse(first.text)).toEqual({
      status: 'error',
      message:
        'Tidak ada permohonan dengan kode registrasi ini. Periksa lagi kodenya; permohonan disimpan 180 hari sejak diajukan.',
      icon: 'error',
    });
    for (const [index, typed] of all.entries())
      expect([typed, await ask(path, typed, `198.51.101.${index}`)]).toEqual([typed, first]);
  });

  test('answers in the reader’s language', async () => {
    const { text } = await ask('transit/getpdf', unknown, undefined, 'en');
    expect(JSON.parse(text).message).toBe(
      'There is no request with this registration code. Check the code again; requests are kept for 180 days after they were filed.',
    );
  });

  test('ten a minute may fail at one address; then failures are refused, but a code that exists is answered', async () => {
    const { count } = defaultLimits.transitMisses;
    for (let index = 0; index < count; index++)
      expect((await ask(paths[index % 2] ?? '', `${index}`)).status).toBe(404);
    for (const typed of [unknown, 'ABCD', 'x'.repeat(2_000)])
      expect([typed, (await ask('transit/getpdf', typed)).status]).toEqual([typed, 429]);
    expect((await ask('getKode', unknown)).status).toBe(429);
    expect((await ask('transit/getpdf', code)).status).toBe(200);
    expect((await ask('getKode', code)).status).toBe(200);
    expect((await ask('transit/getpdf', unknown, `203.0.113.${host}`)).status).toBe(404);
    server.clock.advance(60_000);
    expect((await ask('transit/getpdf', unknown)).status).toBe(404);
  });

  test('a hundred a day may fail; those that found something do not count', async () => {
    const { count, seconds } = defaultLimits.transitMissesADay;
    server.clock.set('2026-03-03T00:00:00Z');
    for (let index = 0; index < count; index++) {
      if (index % 10 === 0) server.clock.advance(60_000);
      expect((await ask('transit/getpdf', unknown)).status).toBe(404);
      expect((await ask('transit/getpdf', code)).status).toBe(200);
    }
    server.clock.advance(60_000);
    const late = await ask('transit/getpdf', unknown);
    expect(late.status).toBe(429);
    expect(Number(new Headers(late.headers).get('retry-after'))).toBe(seconds - 11 * 60);
    expect((await ask('transit/getpdf', code)).status).toBe(200);
    server.clock.set('2026-03-04T00:00:00Z');
    expect((await ask('transit/getpdf', unknown)).status).toBe(404);
  });
});

test('a code that exists is answered while its look-up cannot be counted', async () => {
  const server = await createTestServer();
  await addTransitLists(server.store);
  const code = await fileTransit(server);
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  Object.assign(server.deps.store, { writeLightly: () => Promise.reject(full) });
  const find = async (code: string) => (await server.call('findTransit', { params: { code } })).status;
  expect([await find(code), await find(unknown)]).toEqual([200, 507]);
  await server.close();
});
