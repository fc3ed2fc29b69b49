import {
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  type InputOf,
} from '@pabean/api/contract';
import { buildPassengerTransit, buildRegistration } from '@pabean/api/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken, tokenHash } from '../account/token.ts';
import type { Db, Store } from '../core/db/store.ts';
import type { Tables } from '../core/db/tables/index.ts';
import { demoContainer } from '../demo/demo-values.ts';
import { decideAbout } from '../testing/decide-about.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import { addPpftz, addProtected, recordAs, type TestServer, testPassword } from '../testing/index.ts';
import { accountOf } from '../testing/people.ts';
import { actAs, generousLimits, pdfUrl } from '../testing/permit.ts';
import { sampleGoods, samples } from '../testing/samples.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { addTransitLists } from '../testing/transit.ts';

/** Tables that are not compared: those that never change, and the counters of limits. */
const unwatched = [
  'permit_type',
  'dokap_type',
  'permit_document',
  'reference_entry',
  'code_label',
  'rate_limit',
  'sign_in_tries',
];

async function watchedTables({ db }: Store) {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name as keyof Tables).filter((name) => !unwatched.includes(name));
}

/** Everything that calls may change. */
async function contentOf(db: Db, watched: readonly (keyof Tables)[]): Promise<string> {
  const tables = [];
  for (const table of watched) tables.push([table, await db.selectFrom(table).selectAll().execute()]);
  return JSON.stringify(tables, (_, value) => (value instanceof Uint8Array ? value.byteLength : value));
}

const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const writing = rows.filter(([, row]) => row.writes).map(([name]) => name);
const reading = rows.filter(([, row]) => !row.writes).map(([name]) => name);

/** A server whose transactions fail at their end, after they have changed something. */
async function serverThatFails(engine: Engine) {
  const server = await engine.createServer({ deps: { limits: generousLimits } });
  const { store } = server.deps;
  const watched = await watchedTables(store);
  const content = (db: Db = store.db) => contentOf(db, watched);
  const failing: Store = {
    ...store,
    write: (work) =>
      store.write(async (trx) => {
        const before = await content(trx);
        const result = await work(trx);
        if ((await content(trx)) !== before) throw new Error('the power went out');
        return result;
      }),
  };
  return { server, failing, content };
}

/** PPFTZ records of `ppjk`: an empty one, a complete one, and one that waits for its payment. */
async function ppftzIn(server: TestServer) {
  const ppjk = await recordAs(server, 'ppjk');
  const empty = await ppjk.begin();
  const filled = await ppjk.beginFilled();
  const container = { recordId: filled.id, number: demoContainer(2), size: '20', kind: 'F' } as const;
  const added = await server.call('addPpftzContainer', { body: container }, ppjk.token);
  const packaging = await server.call('ppftzPackaging', { params: { id: filled.id } }, ppjk.token);
  const [goods] = await ppjk.goods(filled.id);
  const { answer: further } = await ppjk.addGoods(filled.id, sampleGoods);
  const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
  const billed = await addPpftz(server.store, { accountId, companyId }, { status: '115' });
  return {
    token: ppjk.token,
    empty,
    filled,
    billed,
    goodsId: goods?.id ?? '',
    furtherId: further?.id ?? '',
    containerId: added.answer?.id ?? '',
    packagingId: packaging.answer?.[0]?.id ?? '',
  };
}

const ofPpftz = [
  ...(['createPpftz', 'deletePpftz', 'savePpftz', 'sendPpftz', 'savePaymentProof'] as const),
  ...(['uploadPpftzFile', 'addPpftzGoods', 'changePpftzGoods', 'deletePpftzGoods'] as const),
  ...(['addPpftzContainer', 'deletePpftzContainer', 'addPpftzPackaging', 'changePpftzPackaging'] as const),
];

/** A question of an officer about a sent application. */
async function askIn(server: TestServer, importir: Awaited<ReturnType<typeof actAs>>) {
  const asked = await importir.saveDraft({ number: 'DITANYA-1' });
  await importir.fillAll(asked);
  await importir.send(asked);
  await decideAbout(server, 'ask', asked, '--text', 'Di mana?', '--officer', 'Rina');
  const { answer } = await server.call('officeNoteList', { body: { applicationId: asked } }, importir.token);
  return answer?.[0]?.id ?? '';
}

/** The rows that the inputs below change. */
async function recordsIn(server: TestServer) {
  const importir = await actAs(server, 'importir');
  const body = { user: 'importir' };
  const listOf = async (permitTypeId: string, code: string, first: string) => {
    const draft = await importir.saveDraft({ permitTypeId });
    await importir.fill(draft, { code, first, second: null });
    return { draft, dokapId: (await importir.dokap(draft, code)).id };
  };
  const containers = await listOf('16', '151', '1');
  const dated = await listOf('48', '145', '5');
  const noStrip = await listOf('27', '256', 'LCL');
  const datedRow = { ...samples.saveDatedDocument.input.body, ...body, dokapId: dated.dokapId };
  const noStripRow = { ...samples.saveNoStrip.input.body, ...body, dokapId: noStrip.dokapId };
  const savedDated = await server.call('saveDatedDocument', { body: datedRow }, importir.token);
  const savedNoStrip = await server.call('saveNoStrip', { body: noStripRow }, importir.token);
  const rejected = await importir.saveDraft();
  await importir.reject(rejected);
  const complete = await importir.saveDraft();
  await importir.fillAll(complete);
  const letter = await importir.dokap(complete, '1');
  const extra = await importir.add(complete, { code: '1', file: pdfUrl, extension: 'pdf' });
  const master = { ...samples.saveMasterDokap.input.body, first: 'S-0' };
  const kept = await server.call('saveMasterDokap', { body: master }, importir.token);
  const january = { ...samples.sendReport.input.body, from: '2026-01-01', until: '2026-01-31' };
  const report = await server.call('sendReport', { body: january }, importir.token);
  const ppftz = await ppftzIn(server);
  await addTransitLists(server.store);
  const baru = await addProtected(server, 'baru', 'setup');
  await addProtected(server, 'lagi', 'setup');
  const nyala = await addProtected(server, 'nyala', 'setup');
  const mati = await addProtected(server, 'mati');
  const kode = await addProtected(server, 'kode');
  const resetToken = newToken();
  const rekan = await accountOf(server, 'rekan');
  const link = { token_hash: tokenHash(resetToken), account_id: rekan.id };
  await server.store.write((trx) =>
    trx
      .insertInto('password_reset')
      .values({ ...link, created_at: server.clock().toISOString() })
      .execute(),
  );
  return {
    baru,
    nyala,
    mati,
    kode,
    resetToken,
    otherSession: tokenHash(await server.signIn('importir')),
    // Of callers other than `importir`.
    tokens: {
      ...Object.fromEntries(ofPpftz.map((name) => [name, ppftz.token])),
      changeNpwpByGet: await server.signIn('tps'),
      twoFactorSetup: await server.signIn('lagi', 'tfa'),
      confirmTwoFactor: await server.signIn('baru', 'tfa'),
      activateTwoFactor: await server.signIn('nyala'),
      deactivateTwoFactor: await server.signIn('mati'),
      renewRecoveryCodes: await server.signIn('kode'),
    } as { readonly [Name in EndpointName]?: string },
    token: importir.token,
    containers,
    dated,
    datedRow,
    noStripRow,
    rejected,
    complete,
    letter,
    datedId: savedDated.answer?.id ?? '',
    noStripId: savedNoStrip.answer?.id ?? '',
    masterId: kept.answer?.id ?? '',
    reportId: report.answer?.id ?? '',
    ppftz,
    extraId: extra.answer?.id ?? '',
    questionId: await askIn(server, importir),
    captcha: await solveCaptcha(server),
    transitCaptcha: await solveCaptcha(server, 'transit'),
  };
}

type Records = Awaited<ReturnType<typeof recordsIn>>;

const user = 'importir';
const values = { code: '1', first: 'S-9', second: '2026-02-27', expiry: null, remarks: null };

/**
 * Inputs that change something, for calls whose sample does not. In this order: documents are changed before their
 * application is deleted or sent, and the session ends last.
 */
const changes: { readonly [Name in EndpointName]?: (records: Records) => InputOf<Endpoints[Name]> } = {
  register: ({ captcha }) => ({ body: buildRegistration({ captcha }) }),
  storeTransit: ({ transitCaptcha: captcha }) => ({ body: buildPassengerTransit({ captcha }) }),
  signIn: () => ({ body: { username: user, password: testPassword } }),
  activateTwoFactor: ({ nyala }) => ({ body: { otp: nyala.code() } }),
  deactivateTwoFactor: ({ mati }) => ({ body: { password: testPassword, otp: mati.code() } }),
  renewRecoveryCodes: ({ kode }) => ({ body: { password: testPassword, otp: kode.code() } }),
  twoFactorSetup: () => ({ params: { username: 'lagi' } }),
  confirmTwoFactor: ({ baru }) => ({
    body: { username: 'baru', password: testPassword, otp: baru.code() },
  }),
  // After the call that claims another NPWP, the company has that one.
  uploadManifest: () => ({
    body: { ...samples.uploadManifest.input.body, npwp: samples.changeNpwp.input.body.npwp },
  }),
  sendReport: () => ({
    body: { ...samples.sendReport.input.body, npwp: samples.changeNpwp.input.body.npwp },
  }),
  savePpftz: ({ ppftz }) => ({ body: { id: ppftz.filled.id, carrier: 'KM Umsini' } }),
  uploadPpftzFile: ({ ppftz }) => ({
    body: { ...samples.uploadPpftzFile.input.body, ajuNumber: ppftz.filled.ajuNumber },
  }),
  addPpftzGoods: ({ ppftz }) => ({ body: { ...sampleGoods, recordId: ppftz.filled.id } }),
  changePpftzGoods: ({ ppftz }) => ({ body: { ...sampleGoods, id: ppftz.goodsId, unitCount: '9' } }),
  deletePpftzGoods: ({ ppftz }) => ({ body: { id: ppftz.furtherId } }),
  addPpftzContainer: ({ ppftz }) => ({
    body: { ...samples.addPpftzContainer.input.body, recordId: ppftz.filled.id },
  }),
  deletePpftzContainer: ({ ppftz }) => ({ body: { id: ppftz.containerId } }),
  addPpftzPackaging: ({ ppftz }) => ({ body: { recordId: ppftz.empty.id, count: '1', kind: 'CT' } }),
  changePpftzPackaging: ({ ppftz }) => ({ body: { id: ppftz.packagingId, count: '7', kind: 'CT' } }),
  sendPpftz: ({ ppftz }) => ({ body: { id: ppftz.filled.id } }),
  savePaymentProof: ({ ppftz }) => ({
    body: { ...samples.savePaymentProof.input.body, id: ppftz.billed },
  }),
  answerQuestion: ({ questionId }) => ({
    params: { id: questionId },
    body: { answer: 'Di gudang.', files: [{ file: pdfUrl, extension: 'pdf', name: 'Denah.pdf' }] },
  }),
  deletePpftz: ({ ppftz }) => ({ body: { id: ppftz.empty.id } }),
  noteReportFetched: ({ reportId }) => ({ body: { id: reportId } }),
  saveDokap: ({ complete }) => ({
    body: { user, applicationId: complete, ...values, file: pdfUrl, extension: 'pdf' },
  }),
  updateDokap: ({ complete, letter }) => ({
    body: { user, id: letter.id, applicationId: complete, ...values, file: null, extension: null },
  }),
  noteDokapDownload: ({ letter }) => ({ body: { user, id: letter.id } }),
  saveContainers: ({ containers: { dokapId } }) => ({
    body: { user, dokapId, rows: [{ number: demoContainer(1), size: '20' }] },
  }),
  saveDatedDocument: ({ datedRow }) => ({ body: datedRow }),
  saveNoStrip: ({ noStripRow }) => ({ body: noStripRow }),
  deleteDatedDocument: ({ datedId }) => ({ body: { user, id: datedId } }),
  deleteNoStrip: ({ noStripId }) => ({ body: { user, id: noStripId } }),
  deleteDokap: ({ extraId }) => ({ body: { user, id: extraId } }),
  deleteMasterDokap: ({ masterId }) => ({ body: { user, id: masterId } }),
  copyApplication: ({ rejected }) => ({ body: { user, id: rejected, dokapIds: [] } }),
  refileApplication: ({ rejected }) => ({ body: { id: rejected } }),
  deleteApplication: ({ dated: { draft } }) => ({ body: { user, id: draft } }),
  sendApplication: ({ complete }) => ({ body: { user, id: complete } }),
  resetPassword: ({ resetToken }) => ({ body: { token: resetToken, newPassword: 'tujuh belas perahu' } }),
  endSessions: ({ otherSession }) => ({ body: { id: otherSession, others: undefined } }),
  changePassword: () => ({
    body: {
      user,
      password: testPassword,
      newPassword: 'delapan belas perahu',
      repeated: 'delapan belas perahu',
    },
  }),
  signOut: () => ({}),
};

/** Every call that writes; those whose sample changes something come first. */
const inOrder = [
  ...writing.filter((name) => !changes[name]),
  ...writing.filter((name) => changes[name]).toSorted(byPlace(Object.keys(changes))),
];

function byPlace(places: readonly string[]) {
  return (a: string, b: string) => places.indexOf(a) - places.indexOf(b);
}

describeStore('transactions', (engine) => {
  let server: TestServer;
  let failing: Store;
  let content: () => Promise<string>;
  let records: Records;
  beforeAll(async () => {
    ({ server, failing, content } = await serverThatFails(engine));
    records = await recordsIn(server);
  }, 60_000);
  afterAll(() => server.close());

  const make = async (name: EndpointName, input: unknown, { token, tokens } = records) =>
    (await server.call(name, input as never, tokens[name] ?? token)).status;

  describe.each(inOrder)('%s', (name) => {
    test('leaves nothing behind when its transaction fails, and changes something when it is committed', async () => {
      const input = changes[name]?.(records) ?? samples[name].input;
      const before = await content();
      const deps = server.deps as { store: Store };
      const { store } = server.deps;
      deps.store = failing;
      expect(await make(name, input)).toBe(500);
      deps.store = store;
      expect(await content()).toBe(before);
      expect(await make(name, input)).toBe(200);
      expect(await content()).not.toBe(before);
    });
  });

  test('calls that are not marked as writing change nothing', async () => {
    const again = { ...records, token: await server.signIn('importir') };
    const before = await content();
    for (const name of reading) await make(name, samples[name].input, again);
    expect(await content()).toBe(before);
  });
});
