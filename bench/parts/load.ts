import { createClient } from '@pabean/api/client';
import { endpoints } from '@pabean/api/contract';
import { addApplications, dataUrl, headerOf, largePdf } from '../../apps/server/src/testing/index.ts';
import { dokapOf } from '../../apps/server/src/testing/permit.ts';
import { postgresBinaries, startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { type ApiServer, type Person, startApiServer } from '../lib/api-server.ts';
import { type Call, prepare, send, sendAtRate } from '../lib/calls.ts';
import { type Part, percentile, rounds } from '../lib/part.ts';

const seconds = 3;
const uploading = 20;

/** The calls of one person. */
interface Work {
  readonly reading: readonly Call[];
  readonly writing: readonly Call[];
  /** A file of 2 MB. */
  readonly upload: Call;
}

/** Prepares the calls of a person, whose draft is created first. */
export async function workOf(server: ApiServer, person: Person): Promise<Work> {
  const { username: user, identityNumber, token } = person;
  const header = { ...headerOf({ identityNumber, name: `PT ${user}` }), user };
  const client = createClient({ baseURL: `${server.url}/api`, token: () => token });
  const { id } = await client.call(endpoints.saveApplication, { body: header });
  const documents = await client.call(endpoints.dokapList, { body: { user, applicationId: id } });
  const of = (name: Parameters<typeof prepare>[2], body?: unknown) => prepare(server, person, name, { body });
  const update = (code: string, values: object) =>
    of('updateDokap', {
      ...dokapOf(id, { code, user, ...values }),
      id: documents.find((document) => document.code === code)?.id,
    });
  const list = of('applicationList', { user });
  const detail = of('applicationDetail', { user, id });
  const dokaps = of('dokapList', { user, applicationId: id });
  const pdf = (lines: number) => ({ file: dataUrl(largePdf(lines)), extension: 'pdf' });
  return {
    reading: [
      ...[list, detail, dokaps, of('me'), of('permitTypeList')],
      ...[list, detail, dokaps, of('me'), of('identityTypeList')],
      ...[list, detail, dokaps, of('dokapTypeList')],
      ...[list, detail, of('companyOf', { user })],
    ],
    writing: [
      of('saveApplication', header),
      update('70', { first: 'SGL-1', second: '2' }),
      update('1', pdf(1_000)),
    ],
    upload: update('1', pdf(36_000)),
  };
}

/** Everybody's first call, then everybody's second one, and so on. */
const inTurns = (calls: readonly (readonly Call[])[]): Call[] =>
  (calls[0] ?? []).flatMap((_, at) => calls.flatMap((own) => own[at] ?? []));

/** The time within which 99 of 100 calls are answered, in each round but the first. */
async function late(load: () => Promise<number[]>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) times.push(percentile(await load(), 99));
  return times.slice(1);
}

async function measure(server: ApiServer) {
  // An account may upload so much only: three of them share each of the parallel uploads.
  const people = [];
  for (let index = 0; index < 3 * uploading; index += 1)
    people.push(await server.addPerson(`pemohon-${index}`, 20));
  const works = await Promise.all(people.map((person) => workOf(server, person)));
  const office = await server.addPerson('besar', 5_000);
  const others = await server.addPerson('lain', 0);
  await addApplications(server.store, others, 95_000);
  const few = works.slice(0, uploading);
  const long = prepare(server, office, 'applicationList', { body: { user: office.username } });
  const everyday = inTurns(few.map(({ reading, writing }) => [...reading, ...writing]));
  // Once per second the long list.
  const mixed = everyday.flatMap((each, index) => (index % 200 === 0 ? [long, each] : [each]));
  const reading = inTurns(few.map((work) => work.reading));
  const besideUploads = async () => {
    const ending = new AbortController();
    const uploads = few.map(async (_, index) => {
      for (let turn = 0; !ending.signal.aborted; turn += 1) {
        const work = works[index + uploading * (turn % 3)];
        if (work) await send(work.upload);
      }
    });
    const times = await sendAtRate(reading, 100, seconds);
    ending.abort();
    await Promise.all(uploads);
    return times;
  };
  return {
    mixed: { ours: await late(() => sendAtRate(mixed, 200, seconds)) },
    uploads: { ours: await late(besideUploads) },
  };
}

/** On PostgreSQL, which is slower than SQLite here: the empty database of `BENCH_DATABASE_URL`, or a private one. */
async function run() {
  const given = process.env.BENCH_DATABASE_URL;
  const binaries = given ? undefined : postgresBinaries();
  if (!given && !binaries) {
    console.log('PostgreSQL is not installed, and BENCH_DATABASE_URL names no empty database.');
    return {};
  }
  const cluster = binaries ? await startPostgres(binaries) : undefined;
  try {
    const server = await startApiServer(given ?? cluster?.url('postgres'));
    try {
      return await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    await cluster?.stop();
  }
}

export const loadPart: Part = {
  rows: {
    mixed: {
      what: 'Works with 200 calls a second by others, 100,000 applications, on PostgreSQL: 99 of 100 calls',
      bar: '≤ 150 ms',
      miss: 'one of a hundred answers comes noticeably late when many work',
    },
    uploads: {
      what: 'Reads beside 20 parallel uploads of 2 MB, on PostgreSQL: 99 of 100 calls',
      bar: '≤ 150 ms',
      miss: 'one of a hundred answers comes noticeably late while others upload',
    },
  },
  run,
};
