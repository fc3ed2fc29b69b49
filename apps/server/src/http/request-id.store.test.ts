import { SENT } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { sendDueMails } from '../mail/outbox.ts';
import type { Mail } from '../mail/send.ts';
import { readOfficerCommand } from '../officer/run-command.ts';
import { describeStore } from '../testing/describe-store.ts';
import { actAs } from '../testing/permit.ts';
import { contractTable } from './router.ts';
import { handlers } from './routes/index.ts';

const tooLong = {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ USER_NAME: 'x'.repeat(2_000_000) }),
};
const made = /^[0-9a-f]{16}$/;

describeStore('a request id', (engine) => {
  test.each([
    ['me', '/api/otentikasi/me', {}, 401],
    ['an unknown call', '/api/tidak-ada', {}, 404],
    ['a method that a path does not have', '/api/otentikasi/me', { method: 'DELETE' }, 405],
    ['a body that is too long', '/api/otentikasi/signin', tooLong, 413],
    ['another host', '/api/healthz', { headers: { Host: 'lain.example' } }, 421],
    ['a page that is not there', '/tidak-ada', {}, 404],
    ['a call that works', '/api/healthz', {}, 200],
  ])('is made for %s, and taken from a proxy', async (_, path, init, status) => {
    const server = await engine.createServer();
    const first = await server.send(path, init);
    expect([first.status, first.headers.get('x-request-id')]).toEqual([status, expect.stringMatching(made)]);
    const given = {
      ...init,
      headers: { ...('headers' in init && init.headers), 'X-Request-Id': 'proxy-1_A' },
    };
    expect((await server.send(path, given)).headers.get('x-request-id')).toBe('proxy-1_A');
    await server.close();
  });

  test.each(['short', 'x'.repeat(65), 'with space', 'a"b\\c{}<>', 'naïve-id-of-10'])(
    'is replaced where %j was sent',
    async (sent) => {
      const server = await engine.createServer();
      const { headers } = await server.send('/api/healthz', { headers: { 'X-Request-Id': sent } });
      expect(headers.get('x-request-id')).toMatch(made);
      await server.close();
    },
  );

  test('is in every log line of its call, also when calls run at once', async () => {
    const server = await engine.createServer();
    const ids = Array.from({ length: 12 }, (_, index) => `parallel-${index}`);
    const signIn = (id: string) => {
      const body = { username: 'importir', password: `salah-${id}` };
      return server.call('signIn', { body }, undefined, { headers: { 'X-Request-Id': id } });
    };
    const responses = await Promise.all(ids.map(signIn));
    expect(responses.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids);
    const calls = server.logged.filter(({ event }) => event === 'call');
    expect(calls.map(({ request }) => request).sort()).toEqual(ids.toSorted());
    const failed = server.logged.filter(({ event }) => event === 'sign-in-failed');
    expect(failed.length).toBeGreaterThan(0);
    for (const { request } of failed) {
      const status = responses[ids.indexOf(String(request))]?.status;
      expect([request, status]).toEqual([request, 401]);
    }
    await server.close();
  });

  test('is the number that a person quotes after a defect, and finds the stack and the call', async () => {
    const server = await engine.createServer();
    const me = () => {
      throw new Error('defect');
    };
    const app = createApp(server.deps, undefined, contractTable({ ...handlers, me }));
    const token = await server.signIn('importir');
    const response = await app.request('/api/otentikasi/me', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const id = response.headers.get('x-request-id');
    expect((await response.json()).message).toContain(`nomor ${id} bila`);
    const lines = server.logged.filter(({ request }) => request === id);
    expect(lines.map(({ event }) => event)).toEqual(['incident', 'call']);
    await server.close();
  });

  test('leads from a change to its mails and its lines of history', async () => {
    const server = await engine.createServer();
    const importir = await actAs(server, 'importir');
    const id = await importir.saveDraft({ number: 'IZIN-7/2026' });
    await importir.fillAll(id);
    await importir.send(id);
    const call = server.logged.findLast((line) => line.call === 'sendApplication');
    const request = String(call?.request);
    const mails: Mail[] = [];
    await sendDueMails({ ...server.deps, send: async (mail) => mails.push(mail) });
    const mail = mails.find(({ subject }) => subject.includes('IZIN-7/2026'));
    expect(mail?.requestId).toBe(request);
    expect(server.logged).toContainEqual(
      expect.objectContaining({ event: 'mail-sent', mail: mail?.event, request }),
    );
    const history = await server.store.db
      .selectFrom('application_history')
      .select('request_id')
      .where('application_id', '=', id)
      .where('to_status', '=', SENT)
      .execute();
    expect(history).toEqual([{ request_id: request }]);
    const show = readOfficerCommand(['permit', 'show', 'IZIN-7/2026']);
    const shown = 'run' in show ? await show.run({ ...server.deps, actor: 'hendra' }) : '';
    expect(shown).toContain(request);
    await server.close();
  });
});
