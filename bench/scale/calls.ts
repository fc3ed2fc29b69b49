import { setImmediate as pause } from 'node:timers/promises';
import { createClient } from '@pabean/api/client';
import { type EndpointName, endpoints, letterSorts, reportSorts } from '@pabean/api/contract';
import { buildPassengerTransit } from '@pabean/api/fixtures';
import type { Deps } from '../../apps/server/src/http/deps.ts';
import { cheapCaptcha } from '../../apps/server/src/testing/cheap-secrets.ts';
import { giveCommand } from '../../apps/server/src/testing/decide-about.ts';
import { headerOf, testPassword } from '../../apps/server/src/testing/index.ts';
import { dokapOf, pdfUrl } from '../../apps/server/src/testing/permit.ts';
import { solve } from '../../apps/server/src/testing/solve-captcha.ts';
import { type Call, prepare, send } from '../lib/calls.ts';
import { addCallers, addCodes, type Caller } from './callers.ts';
import type { Counts } from './rows.ts';

/** Does something once, for the time of that number, and returns the milliseconds that its user waited. */
export type Try = (turn: number) => Promise<number>;

/** What runs on a store. */
export interface Opened {
  readonly url: string;
  readonly deps: Deps;
  readonly counts: Counts;
}

const at = <Value>(values: readonly Value[], turn: number): Value => {
  const value = values[turn % values.length];
  if (value === undefined) throw new Error('There is nothing to call about.');
  return value;
};

/** Milliseconds of some work. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  // Commands on SQLite never wait: here the connections are noticed that a server has closed since the last one.
  await pause();
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** A visitor's own address, so that no limit of an address is reached. */
const addressOf = (turn: number) => `203.${turn % 200}.${Math.floor(turn / 200) % 200}.${process.pid % 200}`;

const asVisitor = ({ url, init }: Call, turn: number): Call => ({
  url,
  init: { ...init, headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(turn) } },
});

const page = { query: null, sort: null, direction: null, size: null } as const;

/** Every kind of call that is measured, by its key in the table. */
export async function callsOf(opened: Opened): Promise<Record<string, Try>> {
  const { url, deps, counts } = opened;
  const { usual, largest } = await addCallers(deps.store, counts);
  const { licences, requests } = await addCodes(deps.store, counts);
  type Body = (caller: Caller, turn: number) => { readonly body?: unknown; readonly path?: string };
  const as =
    (callers: readonly Caller[]) =>
    (name: EndpointName, input: Body): Try =>
    (turn) => {
      const caller = at(callers, turn);
      return send(prepare({ url }, caller, name, input(caller, turn)));
    };
  const member = as(usual);
  const large = as([largest]);
  const visitor =
    (name: EndpointName, input: (turn: number) => { readonly body?: unknown; readonly path?: string }): Try =>
    (turn) =>
      send(asVisitor(prepare({ url }, { token: '' }, name, input(turn)), turn));
  const own: Body = ({ username }) => ({ body: { user: username } });
  const searched: Body = ({ username }, turn) => ({ body: { user: username, query: `S-${turn}` } });
  const ofApplication: Body = ({ applications }, turn) => ({
    body: { applicationId: at(applications, turn) },
  });
  return {
    signIn: (turn) =>
      visitor('signIn', () => ({ body: { username: at(usual, turn).username, password: testPassword } }))(
        turn,
      ),
    list: member('applicationList', own),
    search: member('applicationList', searched),
    ftz: member('ftzList', own),
    browse: member('browseList', own),
    detail: member('applicationDetail', ({ username, applications }, turn) => ({
      body: { user: username, id: at(applications, turn) },
    })),
    documents: member('dokapList', ({ username, applications }, turn) => ({
      body: { user: username, applicationId: at(applications, turn) },
    })),
    notes: member('officeNoteList', ofApplication),
    licence: visitor('checkLicence', (turn) => ({ path: `cek/${at(licences, turn)}` })),
    records: member('ppftzList', () => ({})),
    recordings: member('ppftzRecordingList', () => ({})),
    record: member('ppftzDetail', ({ records }, turn) => ({ path: `ppftz/${at(records, turn).ajuNumber}` })),
    reports: member('reportList', ({ npwp }) => ({ body: { ...page, npwp, type: null } })),
    reportsSorted: member('reportList', ({ npwp }, turn) => ({
      body: { ...page, npwp, type: null, sort: at(reportSorts, turn), direction: at(['asc', 'desc'], turn) },
    })),
    reportsSearched: member('reportList', ({ npwp }, turn) => ({
      body: { ...page, npwp, type: null, query: `Berkas ${turn}` },
    })),
    letters: member('releaseLetterList', ({ username, npwp }) => ({
      body: { ...page, user: username, npwp },
    })),
    lettersSorted: member('releaseLetterList', ({ username, npwp }, turn) => ({
      body: {
        ...page,
        user: username,
        npwp,
        sort: at(letterSorts, turn),
        direction: at(['asc', 'desc'], turn),
      },
    })),
    manifests: member('manifestList', ({ npwp }) => ({ body: { npwp } })),
    lookUp: visitor('findTransit', (turn) => ({ path: `transit/getpdf/${at(requests, turn)}` })),
    fileTransit: await transitOf(opened),
    ...filingOf(opened, usual),
    largeList: large('applicationList', own),
    largeSearch: large('applicationList', searched),
    largeLastPage: large('reportList', ({ npwp }) => ({
      path: `${endpoints.reportList.path}?page=${Math.floor(counts.applications / 20 / counts.oneOf / 10)}`,
      body: { ...page, npwp, type: null },
    })),
    ...(await officersOf(opened, requests)),
  };
}

/** A visitor's transit request; its captcha, which takes the browser a while, is solved beforehand. */
async function transitOf({ url, deps }: Opened): Promise<Try> {
  const captcha = cheapCaptcha(deps.secret);
  return async (turn) => {
    const challenge = await captcha.challenge({ form: 'transit' }, new Date());
    const body = buildPassengerTransit({ captcha: await solve(challenge) });
    return send(asVisitor(prepare({ url }, { token: '' }, 'storeTransit', { body }), turn));
  };
}

/** Applications of a permit type with five documents: saved, a file attached, sent, and approved, each the one that was saved then. */
function filingOf({ url, deps }: Opened, callers: readonly Caller[]): Record<string, Try> {
  const ids = new Map<number, string>();
  const idOf = (turn: number) => {
    const id = ids.get(turn);
    if (!id) throw new Error('It was not saved.');
    return id;
  };
  const clientOf = (turn: number) =>
    createClient({ baseURL: `${url}/api`, token: () => at(callers, turn).token });
  async function documentsOf(turn: number) {
    const { username: user } = at(callers, turn);
    const list = await clientOf(turn).call(endpoints.dokapList, {
      body: { user, applicationId: idOf(turn) },
    });
    return (code: string, values: object) => {
      const id = list.find((each) => each.code === code)?.id ?? '';
      const body = { ...dokapOf(idOf(turn), { code, user, ...values }), id };
      return clientOf(turn).call(endpoints.updateDokap, { body });
    };
  }
  const file = { file: pdfUrl, extension: 'pdf' } as const;
  return {
    save: (turn) => {
      const { username: user, npwp } = at(callers, turn);
      const body = { ...headerOf({ identityNumber: npwp, name: `PT ${user}` }), user };
      return timed(async () => {
        const { id } = await clientOf(turn).call(endpoints.saveApplication, { body });
        ids.set(turn, id);
      });
    },
    async attach(turn) {
      const fill = await documentsOf(turn);
      await fill('69', file);
      await fill('70', { first: 'SGL-1', second: '2' });
      await fill('21', { first: '2026-03-03', second: '2026-03-04' });
      await fill('22', { first: 'Gudang A', second: 'Batu Ampar' });
      // The second file replaces the first one.
      await fill('1', file);
      return timed(() => fill('1', file));
    },
    send: (turn) => {
      const { username: user } = at(callers, turn);
      return timed(() => clientOf(turn).call(endpoints.sendApplication, { body: { user, id: idOf(turn) } }));
    },
    approve: (turn) =>
      timed(() => giveCommand({ deps }, 'permit', 'approve', idOf(turn), '--number', `KEP-${idOf(turn)}`)),
  };
}

/** Officers' commands, without the second in which their process starts. */
async function officersOf({ deps }: Opened, requests: readonly string[]): Promise<Record<string, Try>> {
  const command =
    (...words: (string | ((turn: number) => string))[]): Try =>
    (turn) =>
      timed(() =>
        giveCommand({ deps }, ...words.map((word) => (typeof word === 'string' ? word : word(turn)))),
      );
  const { db } = deps.store;
  const permits = await db
    .selectFrom('application')
    .select('number')
    .where('status', '=', '27')
    .limit(50)
    .execute();
  return {
    officerList: command('permit', 'list'),
    officerShow: command('permit', 'show', (turn) => at(permits, turn).number),
    officerRecords: command('ppftz', 'list'),
    officerManifests: command('manifest', 'list'),
    officerTransit: command('transit', 'list'),
    officerTransitShow: command('transit', 'show', (turn) => at(requests, turn)),
    officerAccounts: command('account', 'list'),
  };
}
