import { office020400 } from '@pabean/api/rules';
import { afterEach, expect, test } from 'vitest';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { type SmtpMood, type SmtpProcess, startSmtp } from '../testing/smtp.ts';
import { sendDueMails } from './outbox.ts';
import { queueMail } from './queue-mail.ts';
import { smtpSender } from './send.ts';

const minute = 60_000;
const token = 'rahasia-'.repeat(5);

const running: { kill(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of running.splice(0)) await each.kill();
});

/** A server with one mail in its outbox, and a mail server in a process of its own. */
async function setUp(engine: Engine, mood: SmtpMood) {
  const smtp = await startSmtp(mood);
  running.push(smtp);
  const server = await engine.createServer();
  await server.store.write((trx) =>
    queueMail({ db: trx, now: server.clock(), office: server.deps.office }, server.deps, {
      event: 'sandi:1',
      recipient: 'siti@perusahaan.example',
      subject: 'Membuat password baru',
      content: {
        heading: 'Membuat password baru',
        paragraphs: ['Untuk akun “importir” & rekan <Batam>.'],
        facts: [['Username', 'importir']],
        action: { label: 'Buat password', url: 'https://izin.example/#/updatepassword/{secret}' },
        notes: ['Tautan ini berlaku 30 menit.'],
      },
      secret: token,
    }),
  );
  const sender = (url: string) => smtpSender(url, office020400);
  const deliver = (url = smtp.url) => sendDueMails({ ...server.deps, send: sender(url) });
  return { smtp, server, deliver };
}

const outboxOf = ({ store }: TestServer) =>
  store.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();

const idsAt = ({ taken }: SmtpProcess) => taken.map(({ mail }) => mail.messageId);

describeStore('a mail through a mail server', (engine) => {
  test('arrives once, in Indonesian, as text and as HTML with the same content', async () => {
    const { smtp, server, deliver } = await setUp(engine, 'takes');
    expect(await deliver()).toBe(1);
    await expect.poll(() => smtp.taken.length).toBe(1);
    expect(await deliver()).toBe(0);
    const [{ to, mail } = expect.fail()] = smtp.taken;
    expect(to).toEqual(['siti@perusahaan.example']);
    expect(mail.subject).toBe('Membuat password baru');
    expect(mail.from).toMatchObject({ name: office020400.name, address: office020400.mailbox });
    const link = `https://izin.example/#/updatepassword/${token}`;
    for (const expected of [
      'akun “importir” & rekan <Batam>.',
      'Username',
      link,
      'Tautan ini berlaku 30 menit.',
    ])
      expect(mail.text).toContain(expected);
    expect(mail.html).toContain('lang="id"');
    for (const expected of [
      'akun “importir” &amp; rekan &lt;Batam&gt;.',
      `href="${link}"`,
      'berlaku 30 menit',
    ])
      expect(mail.html).toContain(expected);
    await server.close();
  });

  test('keeps the reader’s secret out of the store', async () => {
    const { smtp, server, deliver } = await setUp(engine, 'takes');
    expect(JSON.stringify(await outboxOf(server))).not.toContain(token);
    await deliver();
    await expect.poll(() => smtp.taken.length).toBe(1);
    const row = await outboxOf(server);
    expect(row.sealed).toBeNull();
    expect(JSON.stringify(row)).not.toContain(token);
    await server.close();
  });

  test('waits while the mail server refuses, and is then accepted once', async () => {
    const { smtp, server, deliver } = await setUp(engine, 'refuses');
    expect(await deliver()).toBe(0);
    expect((await outboxOf(server)).last_error).toContain('451');
    await smtp.become('takes');
    expect(await deliver()).toBe(0);
    server.clock.advance(minute);
    expect(await deliver()).toBe(1);
    await expect.poll(() => smtp.taken.length).toBe(1);
    await server.close();
  });

  test('waits while the mail server is down', async () => {
    const { smtp, server, deliver } = await setUp(engine, 'takes');
    await smtp.kill();
    expect(await deliver()).toBe(0);
    const restarted = await startSmtp('takes');
    running.push(restarted);
    server.clock.advance(minute);
    expect(await deliver(restarted.url)).toBe(1);
    await expect.poll(() => restarted.taken.length).toBe(1);
    await server.close();
  });

  test('is accepted once by a slow mail server', async () => {
    const { smtp, server, deliver } = await setUp(engine, 'slow');
    const [one, other] = await Promise.all([deliver(), deliver()]);
    expect(one + other).toBe(1);
    expect(smtp.taken).toHaveLength(1);
    await server.close();
  });

  test('is sent again with the same id when the final response is lost', async () => {
    const { smtp, server, deliver } = await setUp(engine, 'forgets');
    expect(await deliver()).toBe(0);
    await expect.poll(() => smtp.taken.length).toBe(1);
    await smtp.become('takes');
    server.clock.advance(minute);
    expect(await deliver()).toBe(1);
    await expect.poll(() => smtp.taken.length).toBe(2);
    expect(new Set(idsAt(smtp)).size).toBe(1);
    expect(idsAt(smtp)[0]).toMatch(/^<[0-9a-f]{32}@pabean\.example>$/);
    await server.close();
  });
});
