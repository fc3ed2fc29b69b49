import {
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type InputOf,
} from '@pabean/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Store } from '../db/store.ts';
import type { Tables } from '../db/tables/index.ts';
import { demoContainer } from '../demo/demo-values.ts';
import { describeEngines, type Engine } from '../testing/engines.ts';
import { type TestServer, testPassword } from '../testing/index.ts';
import { actAs, generousLimits, pdfUrl } from '../testing/permit.ts';
import { sampleHeader, samples } from '../testing/samples.ts';

type WritingName = {
  [Name in EndpointName]: Endpoints[Name] extends { readonly writes: true } ? Name : never;
}[EndpointName];

const watched: readonly (keyof Tables)[] = [
  'application',
  'application_history',
  'dokap',
  'dokap_row',
  'idempotency',
  'outbox',
  'session',
  'stored_file',
];

/** Everything that calls may change, beside the counters of limits. */
async function contentOf(db: Db): Promise<string> {
  const tables = [];
  for (const table of watched) tables.push([table, await db.selectFrom(table).selectAll().execute()]);
  return JSON.stringify(tables);
}

const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const writing = rows.filter(([, row]) => row.writes).map(([name]) => name as WritingName);

/** Documents are changed before their application is sent or deleted, and the session ends last. */
const inOrder: readonly WritingName[] = [
  'signIn',
  'saveApplication',
  'saveDokap',
  'updateDokap',
  'noteDokapDownload',
  'saveContainers',
  'saveDatedDocument',
  'saveNoStrip',
  'deleteDatedDocument',
  'deleteNoStrip',
  'deleteDokap',
  'deleteApplication',
  'sendApplication',
  'signOut',
];
const reading = rows.filter(([, row]) => !row.writes).map(([name]) => name);

/** A server whose transactions fail at their very end, once they have changed something. */
async function serverThatFails(engine: Engine) {
  const server = await engine.createServer({ deps: { limits: generousLimits } });
  const { store } = server.deps;
  const failing: Store = {
    ...store,
    write: (work) =>
      store.write(async (trx) => {
        const before = await contentOf(trx);
        const result = await work(trx);
        if ((await contentOf(trx)) !== before) throw new Error('the power went out');
        return result;
      }),
  };
  return { server, failing };
}

/** For each call that writes, an input that really changes something. */
async function changesOf(server: TestServer) {
  const importir = await actAs(server, 'importir');
  const user = 'importir';
  const draft = await importir.saveDraft({ permitTypeId: '16' });
  await importir.fill(draft, { code: '151', first: '1', second: null });
  const containers = (await importir.dokap(draft, '151')).id;
  const dated = await importir.saveDraft({ permitTypeId: '48' });
  await importir.fill(dated, { code: '145', first: '5', second: null });
  const datedList = (await importir.dokap(dated, '145')).id;
  const noStrip = await importir.saveDraft({ permitTypeId: '27' });
  await importir.fill(noStrip, { code: '256', first: 'LCL', second: null });
  const noStripList = (await importir.dokap(noStrip, '256')).id;
  const complete = await importir.saveDraft();
  await importir.fillAll(complete);
  const letter = await importir.dokap(complete, '1');
  const extra = await importir.add(complete, { code: '1', file: pdfUrl, extension: 'pdf' });
  const datedRow = { ...samples.saveDatedDocument.body, user, dokapId: datedList };
  const noStripRow = { ...samples.saveNoStrip.body, user, dokapId: noStripList };
  const savedDated = await server.call('saveDatedDocument', { body: datedRow }, importir.token);
  const savedNoStrip = await server.call('saveNoStrip', { body: noStripRow }, importir.token);
  const values = { first: 'S-9', second: '2026-02-27', expiry: null, remarks: null };
  const file = { file: pdfUrl, extension: 'pdf' as const };
  const inputs: { readonly [Name in WritingName]: InputOf<Endpoints[Name]> } = {
    signIn: { body: { username: user, password: testPassword } },
    signOut: {},
    saveApplication: { body: sampleHeader },
    saveDokap: { body: { user, applicationId: complete, code: '1', ...values, ...file } },
    updateDokap: {
      body: {
        user,
        id: letter.id,
        applicationId: complete,
        code: '1',
        ...values,
        file: null,
        extension: null,
      },
    },
    noteDokapDownload: { body: { user, id: letter.id } },
    saveContainers: {
      body: { user, dokapId: containers, rows: [{ number: demoContainer(1), size: '20' }] },
    },
    saveDatedDocument: { body: datedRow },
    saveNoStrip: { body: noStripRow },
    deleteDatedDocument: { body: { user, id: savedDated.answer?.id ?? '' } },
    deleteNoStrip: { body: { user, id: savedNoStrip.answer?.id ?? '' } },
    deleteDokap: { body: { user, id: extra.answer?.id ?? '' } },
    deleteApplication: { body: { user, id: dated } },
    sendApplication: { body: { user, id: complete } },
  };
  return { inputs, token: importir.token, letter };
}

describeEngines('transactions', (engine) => {
  let server: TestServer;
  let failing: Store;
  let changes: Awaited<ReturnType<typeof changesOf>>;
  beforeAll(async () => {
    ({ server, failing } = await serverThatFails(engine));
    changes = await changesOf(server);
  }, 60_000);
  afterAll(() => server.close());

  const make = async (name: EndpointName, input: unknown) =>
    (await server.call(name, input as never, changes.token)).status;

  describe.each(inOrder)('%s', (name) => {
    test('leaves nothing behind when its transaction fails, and changes something when it is kept', async () => {
      const before = await contentOf(server.store.db);
      const deps = server.deps as { store: Store };
      const { store } = server.deps;
      deps.store = failing;
      expect(await make(name, changes.inputs[name])).toBe(500);
      deps.store = store;
      expect(await contentOf(server.store.db)).toBe(before);
      expect(await make(name, changes.inputs[name])).toBe(200);
      expect(await contentOf(server.store.db)).not.toBe(before);
    });
  });

  test('every call that writes was tried', () => {
    expect(inOrder.toSorted()).toEqual(writing.toSorted());
  });

  test('calls that do not say that they write change nothing', async () => {
    changes = { ...changes, token: await server.signIn('importir') };
    const before = await contentOf(server.store.db);
    for (const name of reading) await make(name, samples[name]);
    expect(await contentOf(server.store.db)).toBe(before);
  });
});
