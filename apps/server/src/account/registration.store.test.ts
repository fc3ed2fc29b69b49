import { type Registration, register } from '@pabean/api/contract';
import { buildRegistration } from '@pabean/api/fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defaultLimits } from '../core/limits.ts';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { actAs, generousLimits, pdfUrl } from '../testing/permit.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';

const canary = 'kenari kuning di pohon tua';
let last = 0;
const newName = () => {
  last++;
  return `pendaftar-${last}`;
};

const start = (engine: Engine) => engine.createServer({ deps: { limits: generousLimits } });

describeStore('registering', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start(engine);
  });
  afterAll(() => server.close());
  let username: string;
  beforeEach(() => {
    username = newName();
  });

  const typed = async (overrides: Partial<Registration> = {}) =>
    buildRegistration({
      username,
      password: canary,
      statementFile: pdfUrl,
      captcha: await solveCaptcha(server),
      ...overrides,
    });
  const registerWith = async (overrides: Partial<Registration> = {}, headers: Record<string, string> = {}) =>
    server.call('register', { body: await typed(overrides) }, undefined, { headers });
  const accountOf = (name: string) =>
    server.store.db
      .selectFrom('account')
      .innerJoin('company', 'company.id', 'account.company_id')
      .selectAll('company')
      .selectAll('account')
      .select('company.name as companyName')
      .where('username', '=', name)
      .execute();
  const mailsOf = async (accountId: string) =>
    server.store.db
      .selectFrom('outbox')
      .select(['event', 'recipient'])
      .where('event', 'like', `daftar:${accountId}:%`)
      .orderBy('event')
      .execute();

  test('creates an account of an unverified company, with its files and mails', async () => {
    const { status, answer } = await registerWith({
      access: 'Y',
      authorityFile: pdfUrl,
      authorityExtension: 'pdf',
    });
    expect(status).toBe(200);
    expect(answer?.message).toBe('Pendaftaran berhasil. Akun Anda sudah dapat dipakai untuk login.');
    const [account, ...more] = await accountOf(username);
    expect(more).toEqual([]);
    expect(account).toMatchObject({
      user_type: 'Y',
      name: 'Rina Contoh',
      company_verified: 0,
      companyName: 'PT Contoh Bahari Baru',
      verified: 0,
      tfa: 'off',
    });
    const files = await server.store.db
      .selectFrom('account_file')
      .innerJoin('stored_file', 'stored_file.id', 'account_file.file_id')
      .select(['account_file.kind', 'stored_file.name'])
      .where('account_id', '=', account?.id ?? '')
      .orderBy('kind')
      .execute();
    expect(files).toEqual([
      { kind: 'authority', name: `Surat Kuasa ${username}.pdf` },
      { kind: 'statement', name: `Surat Pernyataan ${username}.pdf` },
    ]);
    expect(await mailsOf(account?.id ?? '')).toEqual([
      { event: `daftar:${account?.id}:pendaftar`, recipient: 'rina@contoh-bahari.example' },
      { event: `daftar:${account?.id}:petugas`, recipient: 'layanan@pabean.example' },
    ]);
  });

  test('opens the portal at once: the account signs in and files a draft', async () => {
    await registerWith();
    const { answer } = await server.call('signIn', { body: { username, password: canary } });
    const me = await server.call('me', {}, answer?.token);
    expect(me.answer).toMatchObject({ username, name: 'Rina Contoh', type: 'N', npwp: '0019000017999123' });
    const person = await actAs(server, username);
    expect(await person.saveDraft()).toMatch(/\w{26}/);
  });

  test('with the number of a verified company shows nothing of that company', async () => {
    const owner = await actAs(server, 'importir');
    await owner.saveDraft();
    const { status } = await registerWith({ companyIdentityNumber: '1000000000000001' });
    expect(status).toBe(200);
    const token = await server.signIn(username);
    const list = await server.call('applicationList', { body: { user: username } }, token);
    expect(list.answer).toEqual([]);
    const company = await server.call('companyOf', { body: { user: username } }, token);
    expect(company.answer).toMatchObject({ name: 'PT Contoh Bahari Baru' });
  });

  test('an e-mail address that another account has is accepted', async () => {
    const { status } = await registerWith({ personEmail: 'importir@perusahaan.example' });
    expect(status).toBe(200);
  });

  test('a user name that is taken is refused on its field, in whatever case it is typed', async () => {
    const before = await accountOf('importir');
    const { status, failure } = await registerWith({ username: 'Importir' });
    expect(status).toBe(422);
    expect(failure?.errors).toEqual([
      { field: 'username', message: 'Username sudah dipakai. Pilih nama lain.' },
    ]);
    expect(await accountOf('importir')).toEqual(before);
  });

  test('of 20 concurrent registrations of one name one succeeds', async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => typed()));
    const outcomes = await Promise.all(bodies.map((body) => server.call('register', { body })));
    const statuses = outcomes.map(({ status }) => status).filter((status) => status !== 503);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect(await accountOf(username)).toHaveLength(1);
  });

  test('sent again with the same key it happens once, even long after its captcha expired', async () => {
    const headers = { 'Idempotency-Key': `kunci-${username}`, 'Pabean-Visitor': 'v'.repeat(32) };
    const body = await typed();
    const send = () => server.call('register', { body }, undefined, { headers });
    const outcomes = await Promise.all(Array.from({ length: 10 }, send));
    server.clock.advance(3_600_000);
    outcomes.push(await send());
    expect(outcomes.map(({ status }) => status)).toEqual(Array.from(outcomes, () => 200));
    const accounts = await accountOf(username);
    expect(accounts).toHaveLength(1);
    expect(await mailsOf(accounts[0]?.id ?? '')).toHaveLength(2);
  });

  test('a captcha is valid for one registration, and stays valid when that is refused', async () => {
    const captcha = await solveCaptcha(server);
    expect((await registerWith({ captcha, username: 'importir' })).status).toBe(422);
    expect((await registerWith({ captcha })).status).toBe(200);
    const again = await registerWith({ captcha, username: newName() });
    expect(again.failure?.errors).toEqual([
      {
        field: 'recaptchaToken',
        message: 'Verifikasi sudah kedaluwarsa atau sudah dipakai. Ulangi verifikasi, lalu kirim lagi.',
      },
    ]);
  });

  /** All rows except the counters of limits. */
  async function keptRows() {
    const rows = new Map(await readAllRows(server.store));
    rows.delete('rate_limit');
    return rows;
  }
  const html = `data:application/pdf;base64,${btoa('<html>')}`;
  test.each<[string, Partial<Registration>, string, string]>([
    [
      'a user name in the password',
      { username: 'perahu' },
      'password',
      'Password tidak boleh memuat username',
    ],
    ['a short password', { password: 'pendek' }, 'password', '15'],
    [
      'a file that is none of its type',
      { statementFile: html },
      'filesrtpernyataan',
      'Isi berkas tidak sesuai',
    ],
    [
      'an optional file that is none',
      { identityFile: html, identityExtension: 'pdf' },
      'fileperid',
      'Isi berkas',
    ],
    ['an extension of another type', { statementExtension: 'png' }, 'filesrtpernyataan', 'Berkas harus PDF'],
  ])('refuses %s, and stores nothing', async (_, change, field, words) => {
    const before = await keptRows();
    const password = 'empat perahu di teluk';
    const { status, failure } = await registerWith({ password, ...change });
    expect(status).toBe(422);
    expect(failure?.errors).toEqual([{ field, message: expect.stringContaining(words) }]);
    expect(await keptRows()).toEqual(before);
  });

  test('the password is stored only as its hash: not in the store, a mail, or the log', async () => {
    await registerWith();
    await server.call('confirmRegistration', { body: { username, data: canary } });
    const everything = JSON.stringify([[...(await readAllRows(server.store))], server.logged]);
    expect(everything).toContain(username);
    expect(everything).not.toContain(canary);
  });
});

describeStore('the mail call of a registration', (engine) => {
  test('sends no mail and reveals nothing, whatever 10,000 callers send', async () => {
    const server = await start(engine);
    const body = buildRegistration({ username: 'bahari', captcha: await solveCaptcha(server) });
    await server.call('register', { body });
    const outbox = () => server.store.db.selectFrom('outbox').selectAll().orderBy('id').execute();
    const before = await outbox();
    expect(before).toHaveLength(2);
    const answers = new Set<string>();
    const names = ['bahari', 'importir', 'tidak-ada', ''];
    for (let index = 0; index < 10_000; index++) {
      if (index % 2_500 === 0) server.clock.advance(61_000);
      const victim = `korban-${index}@lain.example`;
      const payload = {
        page: index % 2 ? 'registrasi' : 'kirim',
        username: names[index % names.length],
        email: victim,
        dafemail: victim,
        peremail: `${victim}\r\nBcc: ${victim}`,
        subject: 'Menang undian',
        data: '<a href="https://jahat.example">klik</a>',
        password: canary,
      };
      const response = await server.send('/api/bc/mail/kir-fidut-telstb1', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      answers.add(`${response.status} ${await response.text()}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^200 .*Email pemberitahuan sudah dijadwalkan/)]);
    expect(await outbox()).toEqual(before);
    expect(JSON.stringify(server.logged)).not.toMatch(/korban|kenari/);
    await server.close();
  }, 60_000);
});

describeStore('registrations of one address', (engine) => {
  test('are limited to five in an hour; other addresses are not affected', async () => {
    const { registrations } = defaultLimits;
    const server = await engine.createServer({
      deps: { limits: { ...generousLimits, registrations }, trustedProxies: 1 },
    });
    const from = async (address: string, overrides: Partial<Registration> = {}) => {
      const body = buildRegistration({
        captcha: await solveCaptcha(server),
        username: newName(),
        ...overrides,
      });
      const headers = { 'X-Forwarded-For': address };
      return server.call('register', { body }, undefined, { headers });
    };
    // A form that is refused before its user name is checked does not count.
    for (let index = 0; index < 6; index++)
      expect((await from('198.51.100.7', { password: 'pendek' })).status).toBe(422);
    for (const username of ['importir', 'rekan', 'tps', 'ppjk'])
      expect((await from('198.51.100.7', { username })).status).toBe(422);
    expect((await from('198.51.100.7')).status).toBe(200);
    const refused = await from('198.51.100.7', { username: 'pesaing' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.9')).status).toBe(200);
    server.clock.advance(3_600_000);
    expect((await from('198.51.100.7')).status).toBe(200);
    await server.close();
  });

  test('count once, however often one is sent again', async () => {
    const { registrations } = defaultLimits;
    const server = await engine.createServer({ deps: { limits: { ...generousLimits, registrations } } });
    const newBody = async () =>
      buildRegistration({ captcha: await solveCaptcha(server), username: newName() });
    const send = (body: Registration, key: string) => {
      const headers = { 'Idempotency-Key': key, 'Pabean-Visitor': 'v'.repeat(32) };
      return server.call('register', { body }, undefined, { headers });
    };
    const first = await newBody();
    for (let sent = 0; sent < 8; sent++) expect((await send(first, 'kunci-pertama')).status).toBe(200);
    expect((await send(await newBody(), 'kunci-kedua')).status).toBe(200);
    await server.close();
  });
});

const wireBody = (overrides: object = {}) => ({
  ...(z.encode(register.body, buildRegistration()) as Record<string, unknown>),
  ...overrides,
});

describe('the request', () => {
  let server: TestServer;
  beforeAll(async () => {
    const { createTestServer } = await import('../testing/index.ts');
    server = await createTestServer({ deps: { limits: generousLimits } });
  });
  afterAll(() => server.close());
  const post = async (body: object) => {
    const response = await server.send('/api/reg-madurm171', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as { errors?: { field: string }[] } };
  };

  test.each<[string, object, string]>([
    ['no identity number of the company', { perid: '' }, 'perid'],
    ['an NPWP of 15 digits', { perid: '001900001799912' }, 'perid'],
    ['a KTP of 15 digits', { dafkdid: '2', dafid: '217101450190000' }, 'dafid'],
    ['no identity number of the registrant', { dafid: ' ' }, 'dafid'],
    ['no company name', { pernama: '' }, 'pernama'],
    ['no company address', { peralamat: '' }, 'peralamat'],
    ['a phone number of two digits', { pernotelp: '12' }, 'pernotelp'],
    ['no phone number of the registrant', { dafnotelp: '' }, 'dafnotelp'],
    ['an e-mail that is two', { dafemail: 'a@b.example,c@d.example' }, 'dafemail'],
    ['an e-mail with a line break', { peremail: 'a@b.example\r\nBcc: c@d.example' }, 'peremail'],
    ['access that nobody gives', { perakses: 'U' }, 'perakses'],
    ['no user name', { username: '' }, 'username'],
    ['a user name of two letters', { username: 'ab' }, 'username'],
    ['a user name with a blank', { username: 'siti rahma' }, 'username'],
    ['a user name of look-alikes', { username: 'іmportir' }, 'username'],
    ['no password', { password: '' }, 'password'],
    ['no statement', { filesrtpernyataan: '' }, 'filesrtpernyataan'],
    ['no captcha', { recaptchaToken: '' }, 'recaptchaToken'],
    ['a captcha of another kind', { recaptchaToken: 'abc' }, 'recaptchaToken'],
  ])('refuses %s on its field', async (_, change, field) => {
    const { status, body } = await post(wireBody(change));
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });

  test('accepts only the fields of a registration that the documents name', async () => {
    const body = wireBody({
      username: 'pendaftar.lain',
      recaptchaToken: await solveCaptcha(server),
      ppjk: 'U',
      status: 'verified',
      verified: 1,
      company_verified: 1,
      fl_change_npwp: 'Y',
    });
    expect((await post(body)).status).toBe(200);
    const account = await server.store.db
      .selectFrom('account')
      .selectAll()
      .where('username', '=', 'pendaftar.lain')
      .executeTakeFirstOrThrow();
    expect(account).toMatchObject({ user_type: 'N', company_verified: 0, npwp_changed_at: null });
  });

  test('has room for four files of the permitted size, and for no more', async () => {
    const limit = 2100 * 1024;
    const file = (bytes: number) =>
      `data:application/pdf;base64,${Buffer.alloc(bytes, 65).toString('base64')}`;
    const four = ['fileperid', 'filedafid', 'filesrtkuasa', 'filesrtpernyataan'];
    const allOf = (bytes: number) => wireBody(Object.fromEntries(four.map((name) => [name, file(bytes)])));
    // They are received completely and then refused because they are not PDFs.
    const taken = await post({
      ...allOf(limit),
      exfileperid: 'pdf',
      exfiledafid: 'pdf',
      exfilesrtkuasa: 'pdf',
    });
    expect(taken.status).toBe(422);
    expect(taken.body.errors?.map(({ field }) => field)).toEqual(four);
    expect((await post(allOf(limit + 50_000))).status).toBe(413);
  });
});
