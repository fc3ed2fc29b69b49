import { expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { describeStore } from '../../testing/describe-store.ts';
import { addAccount, addCompany, type TestServer } from '../../testing/index.ts';
import { takeMails } from '../../testing/mails.ts';
import { accountOf } from '../../testing/people.ts';
import { actAs } from '../../testing/permit.ts';

const own = '1000000000000001';
const other = '2000000000000002';

const profileOf = async (server: TestServer, user: string, token: string) =>
  (await server.call('profile', { body: { user } }, token)).answer;

const claim = (server: TestServer, token: string, npwp: string) =>
  server.call('changeNpwp', { body: { npwp } }, token);

/** An account of an unverified company. */
async function addNewcomer({ store, clock }: TestServer) {
  const company = await addCompany(store, clock(), { verified: 0, identity_number: '3000000000000003' });
  return addAccount(store, clock(), { username: 'baru', company_id: company.id, company_verified: 0 });
}

describeStore('the profile', (engine) => {
  test('is that of the company, and states whether its number waits for the office', async () => {
    const server = await engine.createServer();
    await addNewcomer(server);
    expect(await profileOf(server, 'importir', await server.signIn('importir'))).toEqual({
      identityType: '5',
      identityNumber: own,
      name: 'PT importir',
      address: 'Jl. Pelabuhan 1, Batam',
      phone: '0778 555 0100',
      email: 'uji@perusahaan.example',
      username: 'importir',
      mayChangeNpwp: true,
      awaitsVerification: false,
    });
    expect(await profileOf(server, 'baru', await server.signIn('baru'))).toMatchObject({
      identityNumber: '3000000000000003',
      address: 'Jl. Pelabuhan 1, Batam',
      awaitsVerification: true,
    });
    await server.close();
  });

  test('has the documented shape', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const ask = async () => {
      const response = await server.send('/api/profile', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ user: 'importir' }),
      });
      return response.json();
    };
    expect(await ask()).toMatchObject({ KD_ID: '5', ID_USER: own, FL_CHANGE_NPWP: 'N' });
    await claim(server, token, other);
    expect(await ask()).toMatchObject({ ID_USER: other, FL_CHANGE_NPWP: 'Y' });
    await server.close();
  });

  test('shows an unverified account nothing of a verified company', async () => {
    const server = await engine.createServer();
    const { company_id } = await accountOf(server, 'importir');
    const outsider = { username: 'orang', company_id, company_verified: 0 };
    await addAccount(server.store, server.clock(), outsider);
    const profile = await profileOf(server, 'orang', await server.signIn('orang'));
    expect(profile).toMatchObject({ address: '', phone: '', email: 'orang@perusahaan.example' });
    await server.close();
  });
});

describeStore('another NPWP', (engine) => {
  test('is used from then on, waits for the office, and its owner gets a mail', async () => {
    const server = await engine.createServer();
    const importir = await actAs(server, 'importir');
    const { token } = importir;
    expect((await claim(server, token, '20.000.000.0-0000.002')).answer).toEqual({
      message: 'NPWP berhasil diubah dan menunggu verifikasi kantor.',
      succeeded: true,
    });
    expect((await server.call('me', {}, token)).answer?.npwp).toBe(other);
    const profile = await profileOf(server, 'importir', token);
    expect(profile).toMatchObject({ identityNumber: other, mayChangeNpwp: false, awaitsVerification: true });
    const { answer: company } = await server.call('companyOf', { body: { user: 'importir' } }, token);
    expect(company).toMatchObject({ identityType: '5', identityNumber: other });
    const id = await importir.saveDraft();
    const detail = await server.call('applicationDetail', { body: { user: 'importir', id } }, token);
    expect(detail.answer?.npwp).toBe(other);
    const [mail] = await takeMails(server);
    expect(mail).toMatchObject({ recipient: 'importir@perusahaan.example', subject: 'NPWP diubah' });
    const [audit] = await server.store.db.selectFrom('audit').selectAll().execute();
    expect(audit).toMatchObject({ actor: 'importir', action: 'change-npwp', detail: `${own} → ${other}` });
    await server.close();
  });

  test('gives no access to the company that has it, and keeps existing rows', async () => {
    const server = await engine.createServer();
    const pesaing = await actAs(server, 'pesaing');
    const theirs = await pesaing.saveDraft();
    const baru = await addNewcomer(server);
    const newcomer = await actAs(server, baru.username);
    const mine = await newcomer.saveDraft();
    expect((await claim(server, newcomer.token, '1000000000000002')).status).toBe(200);
    const list = await server.call('applicationList', { body: { user: 'baru', query: '' } }, newcomer.token);
    expect(list.answer?.map(({ id }) => id)).toEqual([mine]);
    const detail = await server.call(
      'applicationDetail',
      { body: { user: 'baru', id: theirs } },
      newcomer.token,
    );
    expect(detail.status).toBe(404);
    expect(await profileOf(server, 'baru', newcomer.token)).toMatchObject({ name: 'PT Uji Coba' });
    await server.close();
  });

  test('can be claimed once; repeating it changes nothing, and of many concurrent claims one succeeds', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const second = createApp(server.deps);
    const numbers = Array.from({ length: 20 }, (_, index) => String(4_000_000_000_000_000 + index));
    const answers = await Promise.all(
      numbers.map(async (npwp, index) => {
        const answer = await (index % 2 ? second : server.app).request('/api/changeNPWP', {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ npwp }),
        });
        return { npwp, status: answer.status };
      }),
    );
    const claimed = answers.filter(({ status }) => status === 200);
    expect(claimed).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const [{ npwp } = { npwp: '' }] = claimed;
    expect((await claim(server, token, npwp)).status).toBe(200);
    const refused = await claim(server, token, other);
    expect(refused.failure?.message).toMatch(/^NPWP hanya dapat diubah satu kali\. Hubungi KPU/);
    expect(await takeMails(server)).toHaveLength(1);
    await server.close();
  });

  test.each([
    '021345678215000',
    '02134567821500012',
    'abcdefghijklmnop',
    '',
    '１２３４５６７８９０１２３４５６',
  ])('cannot be %j', async (npwp) => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const response = await server.send('/api/changeNPWP', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ npwp }),
    });
    expect(response.status).toBe(422);
    expect(await profileOf(server, 'importir', token)).toMatchObject({ mayChangeNpwp: true });
    await server.close();
  });

  test.each([
    [undefined, 200],
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403],
    ['cross-site', 403],
  ])('by the documented GET from %s is answered %s', async (site, status) => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const headers = { Authorization: `Bearer ${token}`, ...(site && { 'Sec-Fetch-Site': site }) };
    const response = await server.send(`/api/changeNPWP?npwp=${other}`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await profileOf(server, 'importir', token)).toMatchObject({ mayChangeNpwp: status !== 200 });
    expect(JSON.stringify(server.logged)).not.toContain(other);
    await server.close();
  });

  test('by GET needs the bearer token', async () => {
    const server = await engine.createServer();
    const response = await server.send(`/api/changeNPWP?npwp=${other}`, { headers: { Cookie: 'token=x' } });
    expect(response.status).toBe(401);
    await server.close();
  });
});
