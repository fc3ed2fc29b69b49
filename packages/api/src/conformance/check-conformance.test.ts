import { createTestServer, demoPassword, loadDemo, samples, type TestServer } from '@pabean/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ForeignProvider, startForeignProvider } from '../../../../tools/foreign-provider/index.ts';
import { type Endpoint, endpoints } from '../contract/index.ts';
import { userTypes } from '../rules/access.ts';
import { type ConformanceOptions, checkConformance as check } from './check-conformance.ts';
import { allPlans } from './plans/index.ts';
import type { ConformanceReport } from './report.ts';
import { type ThingKind, thingNames } from './things.ts';

/** The calls of the contract; the expectations follow from their rows and plans. */
const rows = Object.entries<Endpoint>(endpoints);
const plans = allPlans().flatMap((resource) => resource.plans);

/** Why no plan tries a call; undefined where one does. */
function untried(name: string): string | undefined {
  const own = plans.filter((plan) => plan.name === name);
  return own.every((plan) => plan.untried) ? own[0]?.untried : undefined;
}

/** These write a session, and are made with every account. */
const opening: readonly string[] = ['signIn', 'signOut'];

const noneOf = (what: string) => `There is no ${what}; only refusals were looked at.`;

/** Each call with its verdict, and the reason where it was not tried. */
const verdictsIn = ({ calls }: ConformanceReport) =>
  Object.fromEntries(
    calls.map(({ name, verdict, reason }) => [name, verdict === 'notTried' ? reason : verdict]),
  );

/** `applicationList: [0].no_mohon: expected a text, came nothing.` */
const differencesIn = ({ calls }: ConformanceReport) =>
  calls.flatMap(({ name, differences }) => differences.map(({ message }) => `${name}: ${message}`));

const notesIn = ({ calls }: ConformanceReport) =>
  calls.flatMap(({ name, notes }) => notes.map((sentence) => `${name}: ${sentence}`));

const callOf = ({ calls }: ConformanceReport, name: string) => calls.find((call) => call.name === name);

type Fetch = NonNullable<ConformanceOptions['fetch']>;

// Hundreds of calls: a busy machine is not a defect.
vi.setConfig({ testTimeout: 90_000 });
const checkConformance = (options: ConformanceOptions) => check({ patience: 60, ...options });

describe('our server with the demo’s data', () => {
  let server: TestServer;
  /** Codes that no list contains. */
  let codes: { licence: string; transit: string };
  beforeAll(async () => {
    server = await createTestServer();
    await loadDemo(server);
    const { db } = server.store;
    const { check_code } = await db
      .selectFrom('application')
      .select('check_code')
      .where('check_code', 'is not', null)
      .executeTakeFirstOrThrow();
    const { code } = await db.selectFrom('transit_request').select('code').executeTakeFirstOrThrow();
    codes = { licence: check_code ?? '', transit: code };
    const kept = { ...samples.saveMasterDokap.input.body, user: 'importir' };
    await server.call('saveMasterDokap', { body: kept }, await server.signIn('importir'));
  });
  afterAll(() => server.close());

  /** Kinds of records that the demo does not have, so that the calls about them are not tried. */
  const missing: Readonly<Record<string, ThingKind>> = {
    dokapRows: 'listDokap',
    dokapRowFile: 'rowFile',
    saveContainers: 'draftList',
  };
  const people = { N: 'importir', S: 'tps', Y: 'ppjk', M: 'pindahan' };
  const accounts = Object.fromEntries(
    Object.entries(people).map(([type, username]) => [type, { username, password: demoPassword }]),
  );
  const ours: Fetch = (url, init) => server.app.request(url, init);

  test('conforms, asks for no lenient reader, and keeps nothing that was written', async () => {
    const { db } = server.store;
    const count = async () => {
      const [drafts, records] = await Promise.all(
        (['application', 'ppftz'] as const).map((table) => db.selectFrom(table).select('id').execute()),
      );
      return [drafts?.length, records?.length];
    };
    const before = await count();
    const report = await checkConformance({ baseURL: '/api', accounts, codes, fetch: ours, writes: true });
    expect(report.troubles).toEqual([]);
    expect(differencesIn(report)).toEqual([]);
    expect(notesIn(report).filter((each) => !each.includes('There is one page only'))).toEqual([]);
    const expected = (name: string, { access }: Endpoint) => {
      const thing = missing[name];
      if (thing) return noneOf(`${thingNames[thing]} to ask about`);
      const reason = untried(name);
      // No account given is between its two steps.
      if (access === 'secondStep' && !reason) return noneOf(`account of type ${userTypes.join(' or ')}`);
      return reason ?? 'conforms';
    };
    expect(verdictsIn(report)).toEqual(
      Object.fromEntries(rows.map(([name, row]) => [name, expected(name, row)])),
    );
    expect(await count()).toEqual(before);
  });

  test('is found out where it does otherwise, in a sentence each, and is only read', async () => {
    const tokens = { N: await server.signIn('importir'), M: await server.signIn('pindahan') };
    /** Our answer with a changed body. */
    const changed =
      (change: (body: never) => unknown): Fetch =>
      async (url, init) => {
        const answer = await ours(url, init);
        return answer.ok ? Response.json(change((await answer.json()) as never)) : answer;
      };
    /** Our answer to another account. */
    const asIf =
      (token: string): Fetch =>
      (url, init) =>
        ours(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
    const isSignedIn = ({ headers }: RequestInit) => new Headers(headers).has('authorization');
    const faults: Readonly<Record<string, Fetch>> = {
      'POST pengajuan': changed((rows: object[]) =>
        rows.map((row) => ({ ...row, no_mohon: ['S-1'], id_permohonan: undefined })),
      ),
      'POST rekonmanifes/browse': changed((rows: object[]) =>
        rows.map((row) => ({ ...row, tgl_bl: '24-09-2024' })),
      ),
      'GET ref/jnijin': (url, init) =>
        isSignedIn(init) ? Response.json({ message: 'SQLSTATE[42S02]' }, { status: 500 }) : ours(url, init),
      'POST dtlheader': (url, init) =>
        /"0{26}"|0'0/.test(String(init.body))
          ? new Response('<h1>Whoops</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
          : ours(url, init),
      'POST perusahaan': asIf(tokens.N),
      'GET ppftz': asIf(tokens.M),
      'POST browseftz': (url, init) =>
        String(init.body).includes('orang-lain') ? Response.json([]) : ours(url, init),
      'POST sppbmcp/list': (url, init) => ours(url.replace(/page=\d+/, 'page=1'), init),
      'GET dllaporan/formatcont': (url, init) =>
        isSignedIn(init)
          ? new Response('<html>', { headers: { 'content-type': 'text/html' } })
          : ours(url, init),
    };
    const asked = new Set<string>();
    const fetch: Fetch = (url, init) => {
      const call = `${init.method} ${url.replace(/^\/api\/|\?.*$/g, '')}`;
      asked.add(call);
      return (faults[call] ?? ours)(url, init);
    };
    const report = await checkConformance({ baseURL: '/api', accounts: { N: accounts.N }, fetch });

    const found = differencesIn(report).map((each) => each.replace(/\d+ more/, 'others'));
    expect(found.sort()).toEqual([
      'applicationDetail: A broken id (0\'0): expected 404 or 422, came 500 as text/html ("<h1>Whoops</h1>").',
      'applicationDetail: No such application: expected 404, came 500 as text/html ("<h1>Whoops</h1>").',
      'applicationList: [0].id_permohonan: expected a text, came nothing; the same in others.',
      'applicationList: [0].no_mohon: expected a text, came a list of 1; the same in others.',
      'companyOf: Without a session: expected 401, came 200. It lets a stranger in.',
      'containerTemplate: A page came, and no file: "<html>".',
      "ftzBrowseList: In another's name (user): expected 403, came another answer than one's own.",
      'manifestList: [0].tgl_bl: expected a day as YYYY-MM-DD, came "24-09-2024"; the same in others.',
      'permitTypeList: As importir (N): expected an answer, came 500 (“SQLSTATE[42S02]”).',
      'ppftzList: An account of type N: expected 403, came 200 (a list of 2).',
      'ppftzList: Without a session: expected 401, came 200 (a list of 2). It lets a stranger in.',
      'releaseLetterList: Page 2 has the same rows as the first.',
      'releaseLetterList: Page 2 says that it is page 1.',
    ]);
    const writing = rows.filter(([name, { writes }]) => writes && !opening.includes(name));
    const isAsked = ({ method, path }: Endpoint) => {
      const pattern = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return [...asked].some((call) => pattern.test(call));
    };
    expect(writing.filter(([, row]) => isAsked(row)).map(([name]) => name)).toEqual([]);
    const verdicts = verdictsIn(report);
    for (const [name] of writing)
      expect([name, verdicts[name]]).toEqual([name, untried(name) ?? 'It writes, which was not asked for.']);
  });

  test('is looked at by visitors alone where there is no account', async () => {
    const report = await checkConformance({
      baseURL: '/api',
      fetch: ours,
      codes,
      accounts: { N: { username: 'importir', password: 'salah' } },
    });
    expect(report.troubles).toEqual([
      expect.stringMatching(/^importir \(N\) is skipped: it cannot sign in: 401/),
    ]);
    const verdicts = verdictsIn(report);
    for (const [name, { access, writes }] of rows) {
      if (writes || untried(name) || opening.includes(name)) continue;
      const types = Array.isArray(access) ? access : userTypes;
      const refused = noneOf(`account of type ${types.join(' or ')}`);
      expect([name, verdicts[name]]).toEqual([name, access === 'anyone' ? 'conforms' : refused]);
    }
  });
});

describe('another provider', () => {
  let provider: ForeignProvider;
  beforeAll(async () => {
    provider = await startForeignProvider();
  });
  afterAll(() => provider.close());

  test('differs where it gives access that the contract refuses, and reports missing records otherwise', async () => {
    const N = { username: 'budi', password: 'rahasia budi' };
    const Y = { username: 'sari', password: 'rahasia sari' };
    const report = await checkConformance({ baseURL: provider.baseURL, accounts: { N, Y }, writes: true });
    const isIn = (what: string) => `Without a session: expected 401, came 200${what}. It lets a stranger in.`;
    // It offers none of the calls that have no plan.
    const unplanned = allPlans().find(({ title }) => title === 'Other calls')?.plans ?? [];
    const isPlanned = (difference: string) =>
      !unplanned.some(({ name }) => difference.startsWith(`${name}: `));
    expect(differencesIn(report).filter(isPlanned)).toEqual([
      // Its reference lists are public.
      `unitList: ${isIn(' (a list of 2)')}`,
      `packageTypeList: ${isIn(' (a list of 1)')}`,
      `dokapTypeList: ${isIn(' (a list of 6)')}`,
      `dokapType: ${isIn('')}`,
      `referenceList: ${isIn(' (a list of 2)')}`,
      'referenceList: No such document type with a reference list: expected 404, came 200 (a list of 2).',
      // Its list only names document types, without the reference table of any.
      `referenceDetail: ${isIn(' (an empty list)')}`,
      // It does not return sari's NPWP at sign-in, and requires it.
      'manifestList: As sari (Y): expected an answer, came 403 (“Forbidden”).',
      'releaseLetterList: As sari (Y): expected an answer, came 403 (“Forbidden”).',
      'reportList: As sari (Y): expected an answer, came 403 (“Forbidden”).',
      // It has no user types.
      'ppftzRecordingList: An account of type N: expected 403, came 200 (a list of 1).',
      'ppftzList: An account of type N: expected 403, came 200 (a list of 2).',
      'ppftzDetail: An account of type N: expected 403, came 200.',
      'ppftzDetail: No such PPFTZ record: expected 404, came 200.',
    ]);
    const notes = notesIn(report);
    expect(notes).toContain('permitTypeList: Numbers are read where the contract writes texts: [].id_ijin.');
    expect(notes).toContain('signIn: A wrong password is said in a 200.');
    expect(notes).toContain('signOut: The status of success is 204, not 200.');
    expect(callOf(report, 'sessionList')?.reason).toMatch(/does not offer it/);
  });
});

test('nobody answers', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(checkConformance({ baseURL: 'http://izin.example/api', fetch })).rejects.toThrow(
    'No answer to GET http://izin.example/api/ref/kdid: fetch failed',
  );
});
