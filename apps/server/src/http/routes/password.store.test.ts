import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { defaultLimits } from '../../core/limits.ts';
import { readAllRows } from '../../testing/all-rows.ts';
import { describeStore, type Engine } from '../../testing/describe-store.ts';
import { addAccount, type TestServer, testPassword } from '../../testing/index.ts';
import { takeMails, tokensIn } from '../../testing/mails.ts';
import { accountOf } from '../../testing/people.ts';
import { generousLimits } from '../../testing/permit.ts';
import { createTurns } from '../turns.ts';

const minute = 60_000;
const hour = 60 * minute;
const newPassword = 'tujuh belas perahu';
const email = 'importir@perusahaan.example';

const request = (server: TestServer, address = email, headers = {}) =>
  server.call('sendPasswordResetLink', { body: { email: address } }, undefined, { headers });

/** Requests a link and reads its token from the mail. */
async function linkOf(server: TestServer, address = email) {
  expect((await request(server, address)).status).toBe(200);
  const [mail] = await takeMails(server);
  const [token = ''] = mail ? tokensIn(mail) : [];
  return token;
}

const reset = (server: TestServer, token: string, password = newPassword) =>
  server.call('resetPassword', { body: { token, newPassword: password } });

const signIn = (server: TestServer, username: string, password: string, headers = {}) =>
  server.call('signIn', { body: { username, password } }, undefined, { headers });

const statusOf = async (server: TestServer, token: string) => (await server.call('me', {}, token)).status;

/** Everything that is stored, as one text. */
const dump = async ({ store }: TestServer) =>
  JSON.stringify([...(await readAllRows(store))], (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );

const many = (engine: Engine) => engine.createServer({ deps: { limits: generousLimits } });

describeStore('a forgotten password', (engine) => {
  test('is replaced with a mailed link', async () => {
    const server = await engine.createServer();
    const session = await server.signIn('importir');
    const { answer } = await request(server, 'Importir@Perusahaan.example');
    expect(answer?.message).toBe('Berhasil mengirim email!');
    const [mail, ...others] = await takeMails(server);
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe(email);
    expect(mail?.body).toContain('akun importir');
    expect(mail?.body).toMatch(/http:\/\/localhost:4020\/#\/updatepassword\/[\w-]{43}\n/);
    const [token = ''] = mail ? tokensIn(mail) : [];
    expect(mail?.html).toContain(`href="http://localhost:4020/#/updatepassword/${token}"`);
    const outcome = await reset(server, token);
    expect(outcome.answer).toEqual({ message: 'Password berhasil di-update' });
    expect(await statusOf(server, session)).toBe(401);
    expect((await signIn(server, 'importir', testPassword)).status).toBe(401);
    expect((await signIn(server, 'importir', newPassword)).status).toBe(200);
    const [sentMails] = await takeMails(server);
    expect(sentMails).toMatchObject({ recipient: email, subject: 'Password diubah' });
    expect(server.logged.filter(({ event }) => event === 'password-set')).toMatchObject([
      { name: 'importir', by: 'link', address: 'local' },
    ]);
    await server.close();
  });

  test('has a link whose validity can be checked at once', async () => {
    const server = await engine.createServer();
    const valid = async (token: string) =>
      (await server.call('checkResetLink', { body: { token } })).answer?.valid;
    const token = await linkOf(server);
    expect(await valid(token)).toBe(true);
    expect(await valid(token.slice(1))).toBe(false);
    await reset(server, token);
    expect(await valid(token)).toBe(false);
    const late = await linkOf(server, 'tps@perusahaan.example');
    server.clock.advance(31 * minute);
    expect(await valid(late)).toBe(false);
    await server.close();
  });

  test('of an unknown address is answered with 404', async () => {
    const server = await engine.createServer();
    const { status, failure } = await request(server, 'siapa@perusahaan.example');
    expect([status, failure]).toEqual([404, { status: 'error', message: 'Email tidak ditemukan' }]);
    expect(await takeMails(server)).toEqual([]);
    await server.close();
  });

  test('of each of several accounts with the same address has its own link, in one mail', async () => {
    const server = await engine.createServer();
    const { company_id } = await accountOf(server, 'importir');
    await addAccount(server.store, server.clock(), { username: 'gudang', company_id, email });
    await request(server);
    const [mail, ...others] = await takeMails(server);
    expect(others).toEqual([]);
    const [ofGudang = '', ofImportir = ''] = mail ? tokensIn(mail) : [];
    expect(mail?.body.indexOf('akun gudang')).toBeLessThan(mail?.body.indexOf(ofGudang) ?? 0);
    expect((await reset(server, ofGudang)).status).toBe(200);
    expect((await signIn(server, 'gudang', newPassword)).status).toBe(200);
    expect((await signIn(server, 'importir', testPassword)).status).toBe(200);
    expect((await reset(server, ofImportir)).status).toBe(200);
    await server.close();
  });

  test('still requires the second factor, and opens no session', async () => {
    const server = await engine.createServer();
    const { company_id } = await accountOf(server, 'importir');
    const two = { username: 'dua', company_id, tfa: 'on', email: 'dua@perusahaan.example' } as const;
    await addAccount(server.store, server.clock(), two);
    // Eight characters are enough beside a second factor.
    const outcome = await reset(server, await linkOf(server, two.email), 'kuda pur');
    expect(outcome.answer).toEqual({ message: 'Password berhasil di-update' });
    expect((await signIn(server, 'dua', 'kuda pur')).answer).toMatchObject({ codeRequired: true });
    await server.close();
  });

  test('of a switched-off account gets no mail, and an earlier link is invalid', async () => {
    const server = await engine.createServer();
    const token = await linkOf(server);
    const disabled_at = server.clock().toISOString();
    await server.store.write((trx) =>
      trx.updateTable('account').set({ disabled_at }).where('username', '=', 'importir').execute(),
    );
    expect((await request(server)).status).toBe(404);
    expect(await takeMails(server)).toEqual([]);
    expect((await reset(server, token)).status).toBe(400);
    await server.close();
  });

  test('resets wrong passwords, at every address', async () => {
    const server = await engine.createServer({ deps: { trustedProxies: 1 } });
    const home = { 'X-Forwarded-For': '203.0.113.7' };
    const elsewhere = { 'X-Forwarded-For': '192.0.2.9' };
    await signIn(server, 'importir', testPassword, home);
    for (const from of [home, elsewhere])
      while ((await signIn(server, 'importir', 'salah', from)).status === 401);
    await reset(server, await linkOf(server));
    for (const from of [home, elsewhere])
      expect((await signIn(server, 'importir', newPassword, from)).status).toBe(200);
    await server.close();
  });
});

describeStore('a link for a new password', (engine) => {
  test('works once, even for fifty concurrent calls on two servers', async () => {
    const server = await many(engine);
    const token = await linkOf(server);
    const other = createApp({ ...server.deps, turns: createTurns() });
    const tries = Array.from({ length: 50 }, async (_, index) => {
      const answer = await (index % 2 ? other : server.app).request('/api/resetpassword', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, password: `${newPassword} ${index}` }),
      });
      return answer.status;
    });
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 400, 503].includes(status))).toEqual([]);
    expect((await reset(server, token)).failure?.message).toBe('Gagal meng-update password');
    await server.close();
  });

  test('works for 30 minutes', async () => {
    const server = await engine.createServer();
    const token = await linkOf(server);
    server.clock.advance(30 * minute);
    expect((await reset(server, token)).status).toBe(400);
    server.clock.advance(-1);
    expect((await reset(server, token)).status).toBe(200);
    await server.close();
  });

  test('is not prolonged by a clock that is set back', async () => {
    const server = await engine.createServer();
    const token = await linkOf(server);
    server.clock.advance(-6 * minute);
    expect((await reset(server, token)).status).toBe(400);
    await server.close();
  });

  test('is invalid once a newer one was mailed, or the password was changed', async () => {
    const server = await engine.createServer();
    const [first, second] = [await linkOf(server), await linkOf(server)];
    expect((await reset(server, first)).status).toBe(400);
    const body = { user: 'importir', password: testPassword, newPassword, repeated: newPassword };
    const session = await server.signIn('importir');
    expect((await server.call('changePassword', { body }, session)).status).toBe(200);
    expect((await reset(server, second, 'delapan belas perahu')).status).toBe(400);
    await server.close();
  });

  test.each([
    ['pendek', 'minimal 15 karakter'],
    ['importir naik kapal', 'tidak boleh memuat username'],
    ['kantor 020400 batam', 'nama atau kode kantor'],
    ['qwertyuiop12345', 'mudah ditebak'],
    ['x'.repeat(300), 'paling banyak 256 karakter'],
  ])('is not used up by %s, which is not allowed as a password', async (password, reason) => {
    const server = await engine.createServer();
    const token = await linkOf(server);
    const { status, failure } = await reset(server, token, password);
    expect(status).toBe(422);
    expect(failure?.errors).toEqual([{ field: 'password', message: expect.stringContaining(reason) }]);
    expect((await reset(server, token)).status).toBe(200);
    await server.close();
  });

  test('is only in the mail: not in the store, the log or a response', async () => {
    const server = await engine.createServer();
    const { answer } = await request(server);
    const stored = await dump(server);
    const [mail] = await takeMails(server);
    const [token = ''] = mail ? tokensIn(mail) : [];
    expect(token).toHaveLength(43);
    await reset(server, token);
    const sentMails = await takeMails(server);
    for (const text of [stored, await dump(server), JSON.stringify([answer, server.logged, sentMails])]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(newPassword);
    }
    await server.close();
  });
});

describeStore('mails with links for a new password', (engine) => {
  test('are limited to three an hour for one account, whoever requests them', async () => {
    const server = await engine.createServer({ deps: { trustedProxies: 1 } });
    const from = (last: number) => ({ 'X-Forwarded-For': `192.0.2.${last}` });
    for (let asked = 0; asked < 3; asked++)
      expect((await request(server, email, from(asked))).status).toBe(200);
    const refused = await request(server, email, from(9));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.failure?.message).toMatch(/^Terlalu banyak percobaan\. Coba lagi dalam \d+ menit\.$/);
    expect(await takeMails(server)).toHaveLength(3);
    expect((await request(server, 'tps@perusahaan.example', from(9))).status).toBe(200);
    server.clock.advance(hour);
    expect((await request(server, email, from(9))).status).toBe(200);
    await server.close();
  });

  test('are limited to twenty an hour from one address', async () => {
    const server = await engine.createServer({
      deps: { limits: { ...generousLimits, resetsByAddress: defaultLimits.resetsByAddress } },
    });
    for (let asked = 0; asked < 20; asked++)
      expect((await request(server, `orang-${asked}@perusahaan.example`)).status).toBe(404);
    expect((await request(server)).status).toBe(429);
    await server.close();
  });

  test.each([
    ['victim@x.example,evil@y.example'],
    ['victim@x.example\r\nBcc: evil@y.example'],
    [['importir@perusahaan.example', 'evil@y.example']],
    [{ $ne: '' }],
  ])('go to no address like %j', async (address) => {
    const server = await engine.createServer();
    const response = await server.send('/api/sendPasswordResetLink', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
    expect(response.status).toBe(422);
    expect(await takeMails(server)).toEqual([]);
    await server.close();
  });
});

describeStore('a changed password', (engine) => {
  const change = (
    server: TestServer,
    token: string,
    typed: { password?: string; next?: string; repeated?: string } = {},
  ) => {
    const { password = testPassword, next = newPassword, repeated = next } = typed;
    const body = { user: 'importir', password, newPassword: next, repeated };
    return server.call('changePassword', { body }, token);
  };

  test('ends all other sessions, keeps this one, and mails the owner', async () => {
    const server = await engine.createServer();
    const [here, there, step] = [
      await server.signIn('importir'),
      await server.signIn('importir'),
      await server.signIn('importir', 'tfa'),
    ];
    const { answer } = await change(server, here);
    expect(answer).toEqual({ message: 'Password berhasil di-update' });
    expect(await statusOf(server, here)).toBe(200);
    expect(await statusOf(server, there)).toBe(401);
    const left = await server.store.db.selectFrom('session').select('purpose').execute();
    expect(left).toEqual([{ purpose: 'session' }]);
    expect(step).toBeTruthy();
    const [mail] = await takeMails(server);
    expect(mail).toMatchObject({ recipient: email, subject: 'Password diubah' });
    expect(`${mail?.body}${mail?.html}`).not.toContain(newPassword);
    expect((await signIn(server, 'importir', newPassword)).status).toBe(200);
    await server.close();
  });

  test.each([
    [
      'password',
      { password: 'salah' },
      'Password saat ini tidak sesuai. Ketik password yang Anda pakai untuk masuk.',
    ],
    [
      'newpass',
      { next: testPassword },
      'Password tidak boleh memuat nama atau kode kantor. Pilih kata lain.',
    ],
  ])('is refused at %s', async (field, typed, message) => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const { status, failure } = await change(server, token, typed);
    expect([status, failure?.errors]).toEqual([422, [{ field, message }]]);
    expect((await signIn(server, 'importir', testPassword)).status).toBe(200);
    await server.close();
  });

  test('is refused where both new ones differ', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const typed = { newpass: newPassword, retypepass: 'tujuh belas kapal' };
    const response = await server.send('/api/changepw', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ user: 'importir', password: testPassword, ...typed }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'retypepass', message: 'New Password not match Re-Type Password' }],
    });
    await server.close();
  });

  test('counts wrong ones with those of signing in, so that a stolen session guesses no faster', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    for (let guess = 0; guess < 5; guess++)
      expect((await change(server, token, { password: `tebakan ${guess}` })).status).toBe(422);
    expect((await change(server, token)).status).toBe(429);
    expect((await signIn(server, 'importir', testPassword)).status).toBe(429);
    server.clock.advance(5_000);
    expect((await change(server, token)).status).toBe(200);
    await server.close();
  });

  test('happens once for two concurrent calls', async () => {
    const server = await engine.createServer();
    const tokens = [await server.signIn('importir'), await server.signIn('importir')];
    const outcomes = await Promise.all(
      tokens.map((token, index) => change(server, token, { next: `${newPassword} ${index}` })),
    );
    // The other one was refused for its password or, a little later, for its session, which the first one ended.
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, expect.toBeOneOf([401, 422])]);
    expect(await takeMails(server)).toHaveLength(1);
    for (const [index, { status }] of outcomes.entries())
      expect((await signIn(server, 'importir', `${newPassword} ${index}`)).status).toBe(
        status === 200 ? 200 : 401,
      );
    await server.close();
  });

  test('is not available to owners of household goods', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('pindahan');
    const body = { user: 'pindahan', password: testPassword, newPassword, repeated: newPassword };
    expect((await server.call('changePassword', { body }, token)).status).toBe(403);
    await server.close();
  });

  test('is in no log', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    await change(server, token, { password: 'salah sekali' });
    await change(server, token);
    const logged = JSON.stringify(server.logged);
    for (const secret of [token, testPassword, newPassword, 'salah sekali'])
      expect(logged).not.toContain(secret);
    await server.close();
  });
});
