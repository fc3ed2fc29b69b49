import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buildRegistration } from '@pabean/api/fixtures';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { checkRegistration } from '../account/check-registration.ts';
import { addRegistration } from '../account/registration.ts';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import { type TestServer, testPassword } from '../testing/index.ts';
import { addAccount, addCompany } from '../testing/people.ts';
import { actAs, generousLimits, pdfUrl } from '../testing/permit.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { samples } from '../testing/samples.ts';
import { keptTables, movedTables } from './company-tables.ts';
import { currentActor } from './officer-deps.ts';
import { readOfficerCommand } from './run-command.ts';

let last = 0;

/** A server and officers' commands on it. */
async function start(engine: Engine) {
  const server = await engine.createServer({ deps: { limits: generousLimits } });
  const office = async (...args: string[]) => {
    const command = readOfficerCommand(['account', ...args]);
    return 'prints' in command ? command.prints : command.run({ ...server.deps, actor: 'petugas' });
  };
  /** A registered account, created as the server does it, without the wait for captcha and password. */
  async function registered(companyIdentityNumber: string) {
    last++;
    const typed = buildRegistration({
      username: `pendaftar-${last}`,
      companyIdentityNumber,
      statementFile: pdfUrl,
    });
    const files = await checkRegistration(server.deps.office, typed);
    await server.store.write((trx) =>
      addRegistration({ db: trx, now: server.clock(), office: server.deps.office }, server.deps, {
        values: typed,
        passwordHash: 'x',
        files,
      }),
    );
    return typed.username;
  }
  return { server, office, registered };
}

const accountOf = (server: TestServer, username: string) =>
  server.store.db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .selectAll('account')
    .select(['company.verified', 'company.identity_number as number', 'company.name as companyName'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();

const subjectsTo = async (server: TestServer, recipient: string) =>
  (
    await server.store.db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ subject }) => subject);

describeStore('an officer', (engine) => {
  let server: TestServer;
  let office: Awaited<ReturnType<typeof start>>['office'];
  let registered: Awaited<ReturnType<typeof start>>['registered'];
  beforeAll(async () => {
    ({ server, office, registered } = await start(engine));
  });
  afterAll(() => server.close());

  const listOf = async (username: string) => {
    const token = await server.signIn(username);
    const { answer } = await server.call('applicationList', { body: { user: username } }, token);
    return answer?.map(({ number }) => number);
  };

  test('verifies a claim: the company has its number, the user gets a mail, the audit log an entry', async () => {
    const username = await registered('0055000011112222');
    expect(await office('verify', username)).toBe(
      `${username} is verified: NPWP 0055000011112222, PT Contoh Bahari Baru.`,
    );
    expect(await accountOf(server, username)).toMatchObject({ verified: 1, company_verified: 1 });
    expect(await subjectsTo(server, 'rina@contoh-bahari.example')).toContain(
      'Identitas perusahaan Anda sudah diverifikasi',
    );
    expect(await office('show', username)).toMatch(
      /Trail\n {2}\S+ {2}petugas {2}verify {2}NPWP 0055000011112222, PT Contoh Bahari Baru$/,
    );
    await expect(office('verify', username)).rejects.toThrow(/is verified already/);
  });

  test('does not give a number to two companies, and suggests to join', async () => {
    const username = await registered('1000000000000001');
    const before = await readAllRows(server.store);
    await expect(office('verify', username)).rejects.toThrow(
      /belongs to the verified company PT importir\..*pnpm office account join/,
    );
    await expect(office('join', await registered('0099999999999999'))).rejects.toThrow(
      /No other verified company has NPWP 0099999999999999\..*verify/,
    );
    expect((await readAllRows(server.store)).get('audit')).toEqual(before.get('audit'));
  });

  test('of two claims to one number that are verified concurrently one succeeds', async () => {
    const rivals = [await registered('0055000033334444'), await registered('0055000033334444')];
    const outcomes = await Promise.allSettled(rivals.map((username) => office('verify', username)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toMatch(/CommandError: .*join/s);
  });

  test('a document that a colleague stored for later applications moves along to the company', async () => {
    const username = await registered('1000000000000003');
    const { token } = await actAs(server, username);
    const body = { ...samples.saveMasterDokap.input.body, first: 'NIB-7', user: username };
    expect((await server.call('saveMasterDokap', { body }, token)).status).toBe(200);
    await office('join', username);
    const owner = await actAs(server, 'tps');
    const kept = await server.call('masterDokapList', { body: { user: 'tps' } }, owner.token);
    expect(kept.answer?.map(({ first }) => first)).toEqual(['NIB-7']);
  });

  test('all rows of an account move with it, including a PPFTZ record', async () => {
    const username = await registered('1000000000000003');
    const { id: accountId, company_id: companyId } = await accountOf(server, username);
    const record = await addPpftz(server.store, { companyId, accountId });
    await office('join', username);
    const { company_id } = await accountOf(server, username);
    expect(company_id).not.toBe(companyId);
    for (const table of movedTables) {
      const rows = server.store.db.selectFrom(table).select(['id', 'company_id']);
      const made = await rows.where('owner_account_id', '=', accountId).execute();
      expect(made).toEqual(table === 'ppftz' ? [{ id: record, company_id }] : []);
    }
  });

  test('every table that refers to a company moves with the account, or has a reason why not', async () => {
    const tables = await server.store.db.introspection.getTables();
    const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'company_id'));
    const known = [...movedTables, ...Object.keys(keptTables)];
    expect([...new Set(naming.map(({ name }) => name))].toSorted()).toEqual(known.toSorted());
  });

  test('joins a colleague to the company: each sees the rows of both', async () => {
    const owner = await actAs(server, 'tps');
    await owner.saveDraft({ number: 'TPS-1', identityNumber: '1000000000000003' });
    const username = await registered('1000000000000003');
    const colleague = await actAs(server, username);
    await colleague.saveDraft({ number: 'REKAN-1', identityNumber: '1000000000000003' });
    expect(await listOf(username)).toEqual(['REKAN-1']);
    expect(await office('join', username)).toMatch(
      /belongs to PT tps now, with what it made: applications: 1, /,
    );
    for (const each of [username, 'tps'])
      expect(await listOf(each)).toEqual(expect.arrayContaining(['TPS-1', 'REKAN-1']));
  });

  test('verifies an NPWP that is claimed instead of the old one', async () => {
    const company = await addCompany(server.store, server.clock(), { identity_number: '0077000000000001' });
    const base = { company_id: company.id, claimed_npwp: '0077000000000002' };
    const now = server.clock();
    await addAccount(server.store, now, {
      ...base,
      username: 'ganti-npwp',
      npwp_changed_at: now.toISOString(),
    });
    expect(await office('list', '--state', 'waiting')).toMatch(
      /waiting {3}ganti-npwp {2}N {2}NPWP 0077000000000002/,
    );
    await office('verify', 'ganti-npwp');
    expect(await accountOf(server, 'ganti-npwp')).toMatchObject({
      number: '0077000000000002',
      claimed_npwp: null,
    });
  });

  test('refuses with a reason, which the user can read; the user may then claim again', async () => {
    const username = await registered('0055000055556666');
    await expect(office('refuse', username)).rejects.toThrow(/--reason/);
    await office('refuse', username, '--reason', 'Surat Pernyataan tidak terbaca.');
    expect(await accountOf(server, username)).toMatchObject({
      refused_at: expect.any(String),
      company_verified: 0,
      npwp_changed_at: null,
    });
    const mail = await server.store.db
      .selectFrom('outbox')
      .select('body')
      .where('event', 'like', 'petugas:refuse:%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(mail.body).toContain('Alasannya: Surat Pernyataan tidak terbaca.');
    await expect(office('refuse', username, '--reason', 'lagi')).rejects.toThrow(/was refused already/);
    expect(await office('list', '--state', 'refused')).toContain(username);
  });

  test('disables: the right password gets the reason, a wrong one does not, and sessions end', async () => {
    const signIn = (password: string) => server.call('signIn', { body: { username: 'pesaing', password } });
    const token = await server.signIn('pesaing');
    expect(await office('disable', 'pesaing')).toMatch(/is disabled; sessions ended: \d+\./);
    expect((await server.call('me', {}, token)).status).toBe(401);
    const right = await signIn(testPassword);
    expect([right.status, right.failure?.message]).toEqual([
      403,
      'Akun ini dinonaktifkan oleh kantor. Hubungi KPU Bea dan Cukai Tipe B Batam.',
    ]);
    const wrong = await signIn('salah');
    const nobody = await server.call('signIn', { body: { username: 'siapa', password: 'salah' } });
    expect([wrong.status, wrong.failure]).toEqual([nobody.status, nobody.failure]);
    // A session that was opened concurrently is invalid, too.
    expect((await server.call('me', {}, await server.signIn('pesaing'))).status).toBe(401);
    await expect(office('disable', 'pesaing')).rejects.toThrow(/is disabled already/);
    await office('enable', 'pesaing');
    expect((await signIn(testPassword)).status).toBe(200);
    await expect(office('enable', 'pesaing')).rejects.toThrow(/is not disabled/);
  });

  test('removes a lost second factor, and ends sessions', async () => {
    const company = await addCompany(server.store, server.clock(), { identity_number: '0088000000000001' });
    await addAccount(server.store, server.clock(), {
      username: 'hilang-ponsel',
      company_id: company.id,
      tfa: 'on',
      tfa_secret: 'x',
    });
    await server.signIn('hilang-ponsel');
    expect(await office('reset-tfa', 'hilang-ponsel')).toMatch(
      /no second factor any more; sessions ended: 1\./,
    );
    expect(await accountOf(server, 'hilang-ponsel')).toMatchObject({ tfa: 'off', tfa_secret: null });
    await expect(office('reset-tfa', 'hilang-ponsel')).rejects.toThrow(/has no second factor/);
    const signedIn = await server.call('signIn', {
      body: { username: 'hilang-ponsel', password: testPassword },
    });
    expect(signedIn.answer?.token).toBeDefined();
    expect(await office('end-sessions', 'Hilang-Ponsel')).toBe('Sessions of hilang-ponsel that ended: 1.');
  });

  test('shows an account with its files, and copies them for this officer only', async () => {
    const username = await registered('0055000077778888');
    const folder = mkdtempSync(join(tmpdir(), 'pabean-office-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const copies = join(folder, 'berkas');
    const shown = await office('show', username, '--files', copies);
    expect(shown).toMatch(/Claims +NPWP 0055000077778888/);
    const name = `01 Surat Pernyataan ${username}.pdf`;
    expect(readdirSync(copies)).toEqual([name]);
    expect(readFileSync(join(copies, name)).equals(samplePdf)).toBe(true);
    expect(statSync(join(copies, name)).mode & 0o077).toBe(0);
    expect(shown).toContain('copy-files');
    await expect(office('show', username, '--files', copies)).rejects.toThrow(/nothing is overwritten/);
  });

  test.each([
    ['verify', 'siapa-ini'],
    ['show', 'siapa-ini'],
    ['disable', 'siapa-ini'],
  ])('reports that there is no account %s', async (...args) => {
    await expect(office(...args)).rejects.toThrow(/^There is no account siapa-ini/);
  });

  test('changes nothing when the mail cannot be stored', async () => {
    const username = await registered('0055000099990000');
    const before = await readAllRows(server.store);
    const command = readOfficerCommand(['account', 'verify', username]);
    if ('prints' in command) throw new Error('It only prints.');
    // The last statement of a transaction.
    const failing = { ...server.deps, office: { ...server.deps.office, timeZone: 'nowhere' } };
    await expect(command.run({ ...failing, actor: 'petugas' })).rejects.toThrow();
    expect(await readAllRows(server.store)).toEqual(before);
  });
});

describe('the arguments of a command', () => {
  const helps = [
    'list',
    'show',
    'verify',
    'join',
    'refuse',
    'disable',
    'enable',
    'reset-tfa',
    'end-sessions',
  ];

  test('without one all of them are listed', () => {
    const overview = readOfficerCommand([]);
    for (const name of helps) expect(overview).toEqual({ prints: expect.stringContaining(`\n  ${name} `) });
  });

  test.each(helps)('%s has help of its own', (name) => {
    expect(readOfficerCommand(['account', name, '--help'])).toEqual({
      prints: expect.stringMatching(new RegExp(`^Usage: pnpm office account ${name} .+\n\n.{40}`)),
    });
  });

  test.each([
    [['akun'], /^unknown command 'akun'/],
    [['account', 'toString'], /^unknown command 'toString'.*\nUsage: pnpm office account /s],
    [['account', 'verify'], /\nUsage: pnpm office account verify <user>/],
    [['account', 'verify', 'a', 'b'], /\nUsage: pnpm office account verify <user>/],
    [['account', 'verify', 'a', '--force'], /--force.*\nUsage: /s],
    [['account', 'list', 'siti'], /\nUsage: pnpm office account list/],
  ])('%j is refused with the right form', (args, message) => {
    expect(() => readOfficerCommand(args)).toThrow(message);
  });

  test('the officer is in the audit log by the name in the operating system', () => {
    expect(currentActor()).toContain(userInfo().username);
  });
});
