import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { office020400 } from '@pabean/api/rules';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { newId } from '../core/id.ts';
import { silentLog } from '../core/log.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { testSecret } from '../testing/test-server.ts';
import { sendDueMails } from './outbox.ts';
import { composeMail, fileSender, type Mail, type SendMail } from './send.ts';

const minute = 60_000;

async function queue({ store, clock }: TestServer, event: string, recipient = 'pt@perusahaan.example') {
  const now = clock().toISOString();
  await store.write((trx) =>
    trx
      .insertInto('outbox')
      .values({
        id: newId(clock()),
        event,
        recipient,
        subject: 'Permohonan SP-1 sudah kami terima',
        body: 'Isi surat',
        created_at: now,
        due_at: now,
        attempts: 0,
      })
      .execute(),
  );
}

describeStore('the outbox', (engine) => {
  test('sends every mail once, even with several servers', async () => {
    const server = await engine.createServer();
    for (let number = 0; number < 10; number++) await queue(server, `event-${number}`);
    const taken: string[] = [];
    const send: SendMail = async (mail) => taken.push(mail.event);
    const deps = { store: server.store, clock: server.clock, log: silentLog, secret: testSecret, send };
    const sent = await Promise.all([1, 2, 3, 4].map(() => sendDueMails(deps)));
    expect(sent.reduce((sum, count) => sum + count)).toBe(10);
    expect(new Set(taken).size).toBe(10);
    expect(taken).toHaveLength(10);
    expect(await sendDueMails(deps)).toBe(0);
    await server.close();
  });

  test('retries a refused mail, with growing pauses, and never loses it', async () => {
    const server = await engine.createServer();
    await queue(server, 'event');
    let tries = 0;
    const send: SendMail = async () => {
      if (++tries < 4) throw new Error('421 try later');
    };
    const deps = { store: server.store, clock: server.clock, log: silentLog, secret: testSecret, send };
    for (const pause of [0, 1, 2, 5]) {
      server.clock.advance(pause * minute - 1);
      await sendDueMails(deps);
      server.clock.advance(1);
      await sendDueMails(deps);
    }
    expect(tries).toBe(4);
    const row = await server.store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 4, sent_at: server.clock().toISOString(), last_error: null });
    await server.close();
  });

  test('frees a mail whose server died while sending', async () => {
    const server = await engine.createServer();
    await queue(server, 'event');
    const deps = { store: server.store, clock: server.clock, log: silentLog, secret: testSecret };
    const dying = sendDueMails({ ...deps, send: () => new Promise<never>(() => undefined) });
    await Promise.race([dying, expect.poll(() => attempts(server)).toBe(1)]);
    const taken: Mail[] = [];
    const send: SendMail = async (mail) => taken.push(mail);
    await sendDueMails({ ...deps, send });
    expect(taken).toHaveLength(0);
    server.clock.advance(2 * minute);
    await sendDueMails({ ...deps, send });
    expect(taken).toHaveLength(1);
    await server.close();
  });

  test('times out on a mail server that hangs before another server may take the mail', async () => {
    const server = await engine.createServer();
    await queue(server, 'event');
    const deps = {
      store: server.store,
      clock: server.clock,
      log: silentLog,
      secret: testSecret,
      patience: 20,
    };
    expect(await sendDueMails({ ...deps, send: () => new Promise(() => undefined) })).toBe(0);
    const row = await server.store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, sent_at: null });
    expect(row.last_error).toContain('did not answer');
    server.clock.advance(minute);
    expect(await sendDueMails({ ...deps, send: async () => undefined })).toBe(1);
    await server.close();
  });

  test('stops between two mails when the server shuts down, and soon if a mail server hangs', async () => {
    const server = await engine.createServer();
    for (const event of ['a', 'b', 'c']) await queue(server, event);
    const ending = new AbortController();
    const deps = {
      store: server.store,
      clock: server.clock,
      log: silentLog,
      secret: testSecret,
      signal: ending.signal,
      farewell: 20,
    };
    const sent = await sendDueMails({
      ...deps,
      send: async () => {
        ending.abort();
        await new Promise(() => undefined);
      },
    });
    expect(sent).toBe(0);
    const rows = await server.store.db.selectFrom('outbox').select(['attempts', 'last_error']).execute();
    expect(rows.map((row) => row.attempts).sort()).toEqual([0, 0, 1]);
    server.clock.advance(minute);
    expect(
      await sendDueMails({ ...deps, signal: new AbortController().signal, send: async () => undefined }),
    ).toBe(3);
    await server.close();
  });

  test('does not postpone a mail that another server took after the first one was suspended', async () => {
    const server = await engine.createServer();
    await queue(server, 'event');
    const deps = { store: server.store, clock: server.clock, log: silentLog, secret: testSecret };
    const { promise: awake, reject: wake } = Promise.withResolvers<never>();
    const sleeping = sendDueMails({ ...deps, send: () => awake });
    await expect.poll(() => attempts(server)).toBe(1);
    server.clock.advance(2 * minute);
    const second = sendDueMails({
      ...deps,
      send: async () => {
        wake(new Error('connection lost'));
        await sleeping;
      },
    });
    expect(await second).toBe(1);
    const row = await server.store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 2, last_error: null });
    await server.close();
  });
});

const attempts = async ({ store }: TestServer) =>
  (await store.db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).attempts;

test('every header is valid for an independent mail parser', async () => {
  const mail: Mail = {
    event: 'kirim:1:pemohon',
    recipient: 'pt@perusahaan.example',
    subject: 'Permohonan “SP-1” sudah kami terima',
    body: 'Isi surat',
    html: '<p>Isi surat</p>',
    createdAt: '2026-03-02T01:00:00.000Z',
  };
  const { headers, ...read } = await PostalMime.parse(await composeMail(mail, office020400));
  const written = new Map(headers.map(({ key, value }) => [key, value]));
  // RFC 5322, section 3.3: day and month by their English names, the zone as an offset.
  expect(written.get('date')).toBe('Mon, 02 Mar 2026 01:00:00 +0000');
  expect(read).toMatchObject({
    from: { name: office020400.name, address: office020400.mailbox },
    to: [{ name: '', address: mail.recipient }],
    subject: mail.subject,
    date: mail.createdAt,
    messageId: expect.stringMatching(/^<[0-9a-f]{32}@pabean\.example>$/),
  });
  expect([...written.keys()].toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]);
});

test('without a mail server a mail is one file, to one reader', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-outbox-'));
  const send = fileSender(folder, office020400);
  const mail: Mail = {
    event: 'kirim:1:pemohon',
    recipient: 'pt@perusahaan.example',
    subject: 'Permohonan SP-1\r\nBcc: pencuri@example.com',
    body: 'Isi surat',
    createdAt: '2026-03-02T01:00:00.000Z',
  };
  await send(mail);
  await send(mail);
  const files = readdirSync(folder);
  expect(files).toHaveLength(1);
  const text = readFileSync(join(folder, files[0] ?? ''), 'utf8');
  expect(text).toMatch(/^To: pt@perusahaan\.example\r?$/m);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{32}@pabean\.example>\r?$/m);
  rmSync(folder, { recursive: true });
});
