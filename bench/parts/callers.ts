import { buildPassengerTransit } from '@pabean/api/fixtures';
import { createPasswordHasher } from '../../apps/server/src/account/password.ts';
import { addLetter, letterLine, testPassword } from '../../apps/server/src/testing/index.ts';
import { addTransit } from '../../apps/server/src/testing/stored-transit.ts';
import { type ApiServer, startApiServer } from '../lib/api-server.ts';
import { type Call, prepare, send } from '../lib/calls.ts';
import { startHostileCaller } from '../lib/hostile-caller.ts';
import { type Part, percentile, type Sample } from '../lib/part.ts';
import { workOf } from './load.ts';
import { approveAll } from './pdf.ts';

// `CALLS=50 pnpm bench callers`: fewer calls for each figure.
const calls = Number(process.env.CALLS ?? 200);
const turns = 3;
/** More than the server keeps. */
const hostilePdfs = 2_000;
/** The honest callers are several people who call by turns, because the calls of one are limited, their uploads to 60 a minute. */
const members = Array.from({ length: 20 }, (_, index) => `anggota-${index}`);

/** What somebody honest calls, one call after the other, and what somebody hostile calls all the time. */
interface Meeting {
  readonly honest: readonly Call[];
  readonly hostile: readonly Call[];
}

/** 99 of 100 calls alone and beside the hostile caller, in turns. */
async function measure(name: string, { honest, hostile }: Meeting): Promise<Sample> {
  let next = 0;
  async function late(count: number) {
    const times: number[] = [];
    for (let each = 0; each < count; each += 1) {
      const call = honest[next++ % honest.length];
      if (call) times.push(await send(call));
    }
    return percentile(times, 99);
  }
  await late(10);
  const lean: number[] = [];
  const ours: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    lean.push(await late(calls));
    const caller = await startHostileCaller(hostile);
    ours.push(await late(calls));
    console.log(`${name}: the hostile caller got ${JSON.stringify(await caller.stop())}`);
  }
  return { ours, lean };
}

/** Calls of a visitor at an address. */
const from = (address: string, { url, init }: Call): Call => ({
  url,
  init: { ...init, headers: { ...init.headers, 'X-Forwarded-For': address } },
});

async function licencesOf(server: ApiServer, username: string, count: number): Promise<Call[]> {
  const person = await server.addPerson(username, count);
  const ids = await approveAll(server, person);
  return ids.map((id) => prepare(server, person, 'licencePdf', { path: `pdf/${username}/${id}` }));
}

async function transitPdfs(server: ApiServer): Promise<Call[]> {
  const pdfs: Call[] = [];
  for (let each = 0; each < hostilePdfs; each += 1) {
    const { pdf_id } = await addTransit(server.store, buildPassengerTransit());
    const url = `${server.url}/api/transit/viewpdf/${pdf_id}`;
    pdfs.push(from('203.0.113.7', { url, init: {} }));
  }
  return pdfs;
}

/** Signing in with the right password, which nothing else limits. */
async function signIns(server: ApiServer, username: string, address: string): Promise<Call[]> {
  const person = await server.addPerson(username, 0);
  const password_hash = await createPasswordHasher().hash(testPassword);
  await server.store.write((db) =>
    db.updateTable('account').set({ password_hash }).where('id', '=', person.accountId).execute(),
  );
  return [from(address, prepare(server, person, 'signIn', { body: { username, password: testPassword } }))];
}

/** Licences of some people, by turns. */
async function licencesOfMembers(server: ApiServer, count: number): Promise<Call[]> {
  const each = Math.ceil(count / members.length);
  const own: Call[][] = [];
  for (const name of members) own.push(await licencesOf(server, name, each));
  return Array.from({ length: each }, (_, index) => own.flatMap((calls) => calls[index] ?? [])).flat();
}

async function spreadsheetOf(server: ApiServer, username: string, lines: number): Promise<Call[]> {
  const person = await server.addPerson(username, 0);
  const all = Array.from({ length: lines }, (_, index) => letterLine(index + 1));
  const id = await addLetter(server.store, person.companyId, {}, all);
  return [prepare(server, person, 'releaseLetterSheet', { body: { id } })];
}

async function uploadsOf(server: ApiServer, names: readonly string[]): Promise<Call[]> {
  const people = await Promise.all(names.map((name) => server.addPerson(name, 0)));
  return (await Promise.all(people.map((person) => workOf(server, person)))).map(({ upload }) => upload);
}

/** The meetings, each on a server of its own. */
const meetings: Readonly<Record<string, (server: ApiServer) => Promise<Meeting>>> = {
  drawVisitor: async (server) => ({
    honest: await licencesOfMembers(server, 2 * turns * calls + 10),
    hostile: await transitPdfs(server),
  }),
  drawAccount: async (server) => ({
    honest: await licencesOfMembers(server, 2 * turns * calls + 10),
    hostile: await licencesOf(server, 'lawan', hostilePdfs),
  }),
  hash: async (server) => ({
    honest: await signIns(server, 'anggota', '198.51.100.1'),
    hostile: await signIns(server, 'lawan', '203.0.113.7'),
  }),
  sheet: async (server) => ({
    honest: (await Promise.all(members.map((name) => spreadsheetOf(server, name, 200)))).flat(),
    hostile: await spreadsheetOf(server, 'lawan', 5_000),
  }),
  upload: async (server) => ({
    honest: await uploadsOf(server, members),
    hostile: await uploadsOf(server, ['lawan']),
  }),
};

async function run() {
  const samples: Record<string, Sample> = {};
  const wanted = process.env.CLASSES?.split(',') ?? Object.keys(meetings);
  for (const [name, prepareMeeting] of Object.entries(meetings)) {
    if (!wanted.includes(name)) continue;
    const server = await startApiServer();
    try {
      samples[name] = await measure(name, await prepareMeeting(server));
    } finally {
      await server.stop();
    }
  }
  return samples;
}

const bar = '≤ 2 of the same alone';
const miss = 'somebody who wants very much makes others wait';

export const callersPart: Part = {
  title: 'Beside somebody who keeps 60 connections busy: 99 of 100 calls',
  rows: {
    drawVisitor: { what: 'Opens licences while a visitor wants PDF files of transit requests', bar, miss },
    drawAccount: { what: 'Opens licences while another account wants licences', bar, miss },
    hash: { what: 'Signs in while somebody signs in all the time', bar, miss },
    sheet: { what: 'Opens a spreadsheet of 200 lines while another account wants one of 5,000', bar, miss },
    upload: { what: 'Uploads files of 2 MB while another account uploads them', bar, miss },
  },
  run,
};
