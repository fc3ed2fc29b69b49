import { buildPassengerTransit } from '@pabean/api/fixtures';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { addLetter } from '../testing/letters.ts';
import { approveAs } from '../testing/licences.ts';
import { accountOf } from '../testing/people.ts';
import { actAs, pdfUrl } from '../testing/permit.ts';
import { addTransit } from '../testing/stored-transit.ts';
import { listen } from './listen.ts';
import { createTurns, defaultTurns } from './turns.ts';

const open = new AbortController().signal;

describeStore('costly calls', (engine) => {
  async function start(turns = createTurns()) {
    const server = await engine.createServer({ deps: { turns, trustedProxies: 1 } });
    onTestFinished(() => server.close());
    return server;
  }

  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

  /** Takes the turn of an account, as a call of it that does not end. */
  async function hold({ deps, store }: TestServer, cost: 'upload' | 'hash', username: string) {
    const { id } = await accountOf({ store }, username);
    const place = deps.turns.enter(cost, { kind: 'account', account: { id } }, '');
    await place.turn(open);
    return place;
  }

  test('60 PDF files for one visitor do not keep a licence from a member, or a PDF from another visitor', async () => {
    const server = await start();
    const { pdf_id: id } = await addTransit(server.store, buildPassengerTransit());
    const importir = await actAs(server, 'importir');
    const licence = await importir.saveDraft();
    await approveAs(server, licence, {});
    const draw = (address: string) => server.call('transitPdf', { params: { id } }, undefined, from(address));
    const many = Array.from({ length: 60 }, () => draw('203.0.113.7'));
    const [ours, others] = await Promise.all([
      server.call('licencePdf', { params: { user: 'importir', id: licence } }, importir.token),
      draw('198.51.100.1'),
    ]);
    expect([ours.status, others.status]).toEqual([200, 200]);
    const outcomes = await Promise.all(many);
    const drawn = outcomes.filter(({ status }) => status === 200);
    expect(drawn).toHaveLength(1 + defaultTurns.draw.waiting);
    for (const { status, headers, failure } of outcomes.filter((each) => !drawn.includes(each))) {
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect(failure?.message).toMatch(/dari akun atau jaringan Anda masih banyak.*dalam 2 detik\.$/);
    }
  });

  test('an upload too many is refused before its body arrives, in words of its language', async () => {
    const server = await start(createTurns({ upload: { ...defaultTurns.upload, waiting: 0 } }));
    const importir = await actAs(server, 'importir');
    const place = await hold(server, 'upload', 'importir');
    const body = new ReadableStream({ pull: () => new Promise(() => undefined) });
    const headers = {
      Authorization: `Bearer ${importir.token}`,
      'Content-Type': 'application/json',
      'Accept-Language': 'en',
    };
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
    const refused = await server.send('/api/saveDokapMaster', init);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await refused.json()).message).toMatch(/still being worked on\. Try again in 2 seconds\.$/);

    const entered = { code: '1', first: '1', second: '2026-03-02', expiry: null, remarks: null };
    const file = { file: pdfUrl, extension: 'pdf' } as const;
    const save = () =>
      server.call('saveMasterDokap', { body: { user: 'importir', ...entered, ...file } }, importir.token);
    expect((await save()).status).toBe(503);
    place.leave();
    expect((await save()).status).toBe(200);
  });

  test('a caller who hangs up while waiting leaves no call behind', async () => {
    const server = await start();
    const importir = await actAs(server, 'importir');
    const place = await hold(server, 'hash', 'importir');
    const net = { host: '127.0.0.1', port: 0, trustedProxies: 0 };
    const { port, drain } = await listen(server.app.fetch, net, server.deps.log);
    onTestFinished(() => drain());
    const queue = () => server.deps.turns.queues()['hash-accounts'];
    const hanging = new AbortController();
    const response = fetch(`http://127.0.0.1:${port}/api/tfa/start`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${importir.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: 'apa saja' }),
      signal: hanging.signal,
    }).catch(() => undefined);
    await vi.waitFor(() => expect(queue()).toEqual({ running: 1, waiting: 1 }));
    hanging.abort();
    await response;
    await vi.waitFor(() => expect(queue()).toEqual({ running: 1, waiting: 0 }));
    place.leave();
    expect(queue()).toEqual({ running: 0, waiting: 0 });
    expect(server.logged.filter(({ event }) => event === 'incident')).toEqual([]);
  });

  test('a spreadsheet that nobody reads holds no turn', async () => {
    const server = await start();
    const importir = await actAs(server, 'importir');
    const { company_id } = await accountOf(server, 'importir');
    const id = await addLetter(server.store, company_id);
    const response = await server.send('/api/sppbmcp/download', {
      method: 'POST',
      headers: { Authorization: `Bearer ${importir.token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ id }),
    });
    expect(response.status).toBe(200);
    const queue = () => server.deps.turns.queues()['sheet-accounts'];
    await vi.waitFor(() => expect(queue()).toEqual({ running: 0, waiting: 0 }), 10_000);
    await response.body?.cancel();
  });
});
