import { office020400 } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { cheapPasswords } from '../../testing/cheap-secrets.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { addAccount, addProtected, codeOf, type TestServer, testPassword } from '../../testing/index.ts';
import { takeMails } from '../../testing/mails.ts';

const password = testPassword;

const statusOf = async (server: TestServer, token: string) => (await server.call('me', {}, token)).status;
const subjects = async (server: TestServer) => (await takeMails(server)).map(({ subject }) => subject);

async function switchOn(server: TestServer, username: string, token: string) {
  const { answer: setup } = await server.call('startTwoFactor', { body: { password } }, token);
  const secret = setup?.secret ?? '';
  const otp = codeOf(secret, server.clock());
  const { status, answer } = await server.call('activateTwoFactor', { body: { otp } }, token);
  return { username, secret, status, codes: answer?.recoveryCodes ?? [] };
}

describeStore('the own second factor', (engine) => {
  test('is switched on with password and code; other sessions end, and the owner gets a mail', async () => {
    const server = await engine.createServer();
    const [here, elsewhere] = [await server.signIn('importir'), await server.signIn('importir')];
    const { status, codes } = await switchOn(server, 'importir', here);
    expect([status, codes.length]).toEqual([200, 10]);
    expect((await server.call('me', {}, here)).answer?.twoFactorEnabled).toBe(true);
    expect(await statusOf(server, elsewhere)).toBe(401);
    expect(await subjects(server)).toEqual(['Verifikasi dua langkah diaktifkan']);
    const { answer } = await server.call('signIn', { body: { username: 'importir', password } });
    expect(answer?.codeRequired).toBe(true);
    await server.close();
  });

  test('is not begun with a wrong password, which ends no session', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const refused = await server.call('startTwoFactor', { body: { password: 'salah' } }, token);
    expect(refused.status).toBe(422);
    expect(refused.failure?.errors).toEqual([
      { field: 'password', message: expect.stringMatching(/^Password saat ini tidak sesuai/) },
    ]);
    expect(await statusOf(server, token)).toBe(200);
    await server.close();
  });

  test('is switched off with password and code, or a recovery code; old recovery codes are invalid', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const { codes, secret } = await switchOn(server, 'importir', token);
    const elsewhere = await server.signIn('importir');
    const off = (proof: { otp?: string; recoveryCode?: string; password?: string }) =>
      server.call('deactivateTwoFactor', { body: { password, ...proof } }, token);
    expect((await off({ otp: codeOf(secret, server.clock()) })).status).toBe(422);
    expect((await off({ recoveryCode: codes[0], password: 'salah salah salah' })).status).toBe(422);
    expect((await off({ recoveryCode: codes[0] })).answer?.message).toBe('Verifikasi dua langkah dimatikan');
    expect([await statusOf(server, token), await statusOf(server, elsewhere)]).toEqual([200, 401]);
    expect(await subjects(server)).toEqual([
      'Verifikasi dua langkah diaktifkan',
      'Kode pemulihan dipakai',
      'Verifikasi dua langkah dimatikan',
    ]);
    const left = await server.store.db.selectFrom('recovery_code').selectAll().execute();
    expect(left).toEqual([]);
    const { answer } = await server.call('signIn', { body: { username: 'importir', password } });
    expect(answer?.token).toBeDefined();
    await server.close();
  });

  test('returns new recovery codes for a code, and the old ones are invalid', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const { codes, secret } = await switchOn(server, 'importir', token);
    server.clock.advance(30_000);
    const otp = codeOf(secret, server.clock());
    const { answer } = await server.call('renewRecoveryCodes', { body: { password, otp } }, token);
    const signIn = (recoveryCode = '') =>
      server.call('signIn', { body: { username: 'importir', password, recoveryCode } });
    expect((await signIn(codes[0])).status).toBe(422);
    expect((await signIn(answer?.recoveryCodes[0])).status).toBe(200);
    expect(await subjects(server)).toContain('Kode pemulihan baru dibuat');
    await server.close();
  });

  test('cannot be switched off where the office requires it, but new recovery codes are issued', async () => {
    const office = { ...office020400, twoFactor: 'required' as const };
    const server = await engine.createServer({ deps: { office } });
    const maya = await addProtected(server, 'maya');
    const token = await server.signIn('maya');
    const body = { password, otp: maya.code() };
    const refused = await server.call('deactivateTwoFactor', { body }, token);
    expect([refused.status, refused.failure?.message]).toEqual([
      409,
      'Kantor mewajibkan verifikasi dua langkah, sehingga tidak dapat dimatikan.',
    ]);
    expect((await server.call('renewRecoveryCodes', { body }, token)).status).toBe(200);
    await server.close();
  });

  test('cannot be switched off with a password that is too short alone', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    const password_hash = await cheapPasswords().hash('kuda laut');
    await server.store.write((trx) =>
      trx.updateTable('account').set({ password_hash }).where('id', '=', maya.id).execute(),
    );
    const body = { password: 'kuda laut', otp: maya.code() };
    const refused = await server.call('deactivateTwoFactor', { body }, await server.signIn('maya'));
    expect([refused.status, refused.failure?.message]).toEqual([
      422,
      'Password Anda hanya cukup panjang beserta verifikasi dua langkah. Ganti dahulu dengan password minimal 15 karakter.',
    ]);
    await server.close();
  });

  test('is switched on or off once for concurrent calls', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    await switchOn(server, 'importir', token);
    const again = await server.call('startTwoFactor', { body: { password } }, token);
    const twice = await server.call('activateTwoFactor', { body: { otp: '123456' } }, token);
    expect([again.status, twice.status]).toEqual([409, 409]);
    await server.close();
  });

  test('limits guesses from a stolen session', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    const token = await server.signIn('maya');
    const statuses = [];
    for (let guess = 0; guess < 8; guess++) {
      const body = { password, otp: maya.code(5 + guess) };
      statuses.push((await server.call('renewRecoveryCodes', { body }, token)).status);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    await server.close();
  });

  test('of one account does not affect another', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const { codes } = await switchOn(server, 'importir', token);
    const { company_id } = await server.store.db
      .selectFrom('account')
      .select('company_id')
      .where('username', '=', 'importir')
      .executeTakeFirstOrThrow();
    await addAccount(server.store, server.clock(), { username: 'dua', company_id });
    const ofDua = await server.signIn('dua');
    await switchOn(server, 'dua', ofDua);
    const stolen = { password, recoveryCode: codes[0] };
    expect((await server.call('deactivateTwoFactor', { body: stolen }, ofDua)).status).toBe(422);
    await server.close();
  });
});
