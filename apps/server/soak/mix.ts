import { setTimeout as wait } from 'node:timers/promises';
import type { EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import { buildPassengerTransit } from '@pabean/api/fixtures';
import type { Random } from '../faults/random.ts';
import { type CallOptions, call, type Send } from '../src/testing/call.ts';
import { demoPassword } from '../src/testing/demo.ts';
import { samples } from '../src/testing/samples.ts';
import { solve } from '../src/testing/solve-captcha.ts';
import { nextStep } from './draft.ts';
import { type DemoRecords, demoUser, type Person } from './people.ts';

/** The answers so far. */
export interface Tally {
  /** Calls by name and status, such as `sendReport 200`. */
  readonly answered: Map<string, number>;
  /** Unexpected answers and lost connections, one of each kind. */
  readonly failed: Map<string, string>;
  failures: number;
  /** Calls that a busy server asked to make again later. */
  postponed: number;
}

/** What one turn of a person needs. */
interface Turn {
  readonly person: Person;
  readonly records: DemoRecords;
  /** Codes of transit requests that were filed. */
  readonly codes: string[];
  readonly random: Random;
  /** Makes a call and counts its answer; returns undefined when the status is not the expected one. */
  readonly ask: <Name extends EndpointName>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    options?: CallOptions & { readonly expected?: number },
  ) => Promise<Awaited<ReturnType<typeof call<Name>>>['answer']>;
}

export type Ask = Turn['ask'];

const byPerson = (name: 'applicationList' | 'companyOf' | 'browseList' | 'masterDokapList') => (turn: Turn) =>
  turn.ask(name, { body: { user: turn.person.username } }, turn.person.options);
const plain =
  (name: 'me' | 'permitTypeList' | 'dokapTypeList' | 'warehouseList' | 'sessionList') => (turn: Turn) =>
    turn.ask(name, {}, turn.person.options);
const open =
  (
    name:
      | 'announcementList'
      | 'carrierList'
      | 'cityList'
      | 'courierCompanyList'
      | 'transitPortList'
      | 'health',
  ) =>
  (turn: Turn) =>
    turn.ask(name, {}, from(turn));

/** Visitors come from many addresses, behind one proxy. */
const from = ({ random }: Turn) => ({
  headers: { 'X-Forwarded-For': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}` },
});

const aboutDraft = (name: 'applicationDetail' | 'dokapList') => async (turn: Turn) => {
  const { draft, username: user, options } = turn.person;
  if (!draft) return nextStep(turn);
  return name === 'dokapList'
    ? turn.ask(name, { body: { user, applicationId: draft.id } }, options)
    : turn.ask(name, { body: { user, id: draft.id } }, options);
};

async function fileTransit(turn: Turn) {
  const own = from(turn);
  const challenge = await turn.ask('captcha', { query: { form: 'transit' } }, own);
  if (!challenge) return;
  const body = buildPassengerTransit({ captcha: await solve(challenge) });
  const filed = await turn.ask('storeTransit', { body }, own);
  if (filed) turn.codes.push(filed.code);
}

async function printTransit(turn: Turn) {
  if (turn.codes.length === 0) return fileTransit(turn);
  const own = from(turn);
  const found = await turn.ask('findTransit', { params: { code: turn.random.one(turn.codes) } }, own);
  if (found?.id) await turn.ask('transitPdf', { params: { id: found.id } }, own);
}

async function signInAndOut(turn: Turn) {
  const own = from(turn);
  const session = await turn.ask('signIn', { body: { username: demoUser, password: demoPassword } }, own);
  if (session) await turn.ask('signOut', {}, { ...own, token: session.token });
}

const reports = samples.sendReport.input.body;

/** The same file counts once for a period. */
function sendReport(turn: Turn) {
  const { username: user, npwp, options } = turn.person;
  const from = new Date(Date.UTC(2020, 0, turn.person.reports++)).toISOString().slice(0, 10);
  return turn.ask('sendReport', { body: { ...reports, from, user, npwp } }, options);
}

const reportQuery = ({ person: { npwp } }: Turn) => ({
  query: { page: 1 },
  body: { npwp, query: null, type: null, sort: null, direction: null, size: null },
});

/** What people do, and how often: weights of a hundred. */
const mix: readonly (readonly [weight: number, turn: (turn: Turn) => Promise<unknown>])[] = [
  [10, byPerson('applicationList')],
  [3, byPerson('browseList')],
  [8, aboutDraft('applicationDetail')],
  [8, aboutDraft('dokapList')],
  // Saved, filled with files and without, sent or deleted.
  [24, nextStep],
  [6, plain('me')],
  [3, byPerson('companyOf')],
  [3, plain('permitTypeList')],
  [2, plain('dokapTypeList')],
  [1, plain('warehouseList')],
  [1, plain('sessionList')],
  [2, byPerson('masterDokapList')],
  [4, (turn) => turn.ask('reportList', reportQuery(turn), turn.person.options)],
  [2, sendReport],
  [
    2,
    ({ ask, person: { username: user, options } }) =>
      ask(
        'licencePdf',
        { params: { user, id: samples.licencePdf.input.params.id } },
        { ...options, expected: 404 },
      ),
  ],
  [
    1,
    ({ ask, records }) =>
      ask('licencePdf', { params: { user: demoUser, id: records.licence } }, records.options),
  ],
  [1, ({ ask, records }) => ask('releaseLetterSheet', { body: { id: records.letter } }, records.options)],
  [1, signInAndOut],
  [1, fileTransit],
  [2, printTransit],
  [3, open('announcementList')],
  [3, open('carrierList')],
  [2, open('cityList')],
  [2, open('courierCompanyList')],
  [2, open('transitPortList')],
  [1, open('health')],
  [2, (turn) => turn.ask('me', {}, { ...from(turn), token: 'A'.repeat(43), expected: 401 })],
];

const total = mix.reduce((sum, [weight]) => sum + weight, 0);

/** Takes the turn of a person at random. */
export async function takeTurn(turn: Turn): Promise<void> {
  let left = turn.random.below(total);
  for (const [weight, act] of mix) {
    left -= weight;
    if (left < 0) return void (await act(turn));
  }
}

/** How often a call is made again that a busy server did not take. */
const patience = 3;

/** Makes calls on a server and counts their answers. One that asks to come again later is heeded, as by a person. */
export function countingAsk(send: Send, tally: Tally): Ask {
  return async (name, input, { expected = 200, ...options } = {}) => {
    for (let tries = patience; ; tries--) {
      const outcome = await call(send, name, input, options).catch(
        (error: Error) => `${error} ${error.cause ?? ''}`,
      );
      const isLost = typeof outcome === 'string';
      const status = isLost ? 'lost' : outcome.status;
      const key = `${name} ${status}`;
      tally.answered.set(key, (tally.answered.get(key) ?? 0) + 1);
      if (!isLost && status === expected) return outcome.answer;
      const seconds = isLost ? 0 : Number(outcome.headers.get('retry-after'));
      if (seconds > 0 && tries > 0) {
        tally.postponed++;
        await wait(seconds * 1_000);
        continue;
      }
      tally.failures++;
      const why = isLost ? outcome : JSON.stringify(outcome.failure);
      if (!tally.failed.has(key)) console.log(`${key}: ${why}`);
      tally.failed.set(key, why);
      return undefined;
    }
  };
}
