import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import { requireSameSecret } from '../config/secret-fingerprint.ts';
import { newCheckCode } from '../core/check-code.ts';
import { storeUpload } from '../core/files/stored-files.ts';
import { newId } from '../core/id.ts';
import { addNoteFile } from '../core/questions/notes.ts';
import { sealText } from '../core/sealed.ts';
import { demoTfaSecret } from '../demo/demo-people.ts';
import { demoContainer } from '../demo/demo-values.ts';
import { sendDueMails } from '../mail/outbox.ts';
import { addApplicationsOfEveryStatus, addPpftzOfEveryStatus } from './add-statuses.ts';
import { addLetter } from './letters.ts';
import { addAccount, addCompany, oneOfType, testPassword } from './people.ts';
import { actAs, dataUrl } from './permit.ts';
import { recordAs } from './record-ppftz.ts';
import { largePdf, sampleJpeg, samplePdf, samplePng } from './sample-files.ts';
import { sampleBy } from './samples.ts';
import type { TestServer } from './test-server.ts';
import { addTransitLists, fileTransit } from './transit.ts';

type Actor = Awaited<ReturnType<typeof actAs>>;

const pdf = { file: dataUrl(samplePdf), extension: 'pdf' } as const;

/**
 * Adds rows to every table of a test server's store and a file of each kind, through the server's own calls if there are any.
 */
export async function fillStore(server: TestServer): Promise<void> {
  const importir = await actAs(server, 'importir');
  await startDraft(server, importir);
  await fillLists(server, importir);
  await sendTwo(server, importir);
  await addApplicationsOfEveryStatus(server);
  await makeSamples(server);
  await addSecondFactor(server);
  await addAccountBooks(server);
  await addPermitBooks(server);
  await recordPpftz(server);
  await addPpftzOfEveryStatus(server);
  await fileTransits(server);
  await requireSameSecret(server.store, server.deps.secret);
  await server.store.write((trx) => server.deps.keptTime.advance(trx));
  done(await server.call('signIn', { body: { username: 'importir', password: testPassword } }));
  await server.call('signIn', { body: { username: 'importir', password: 'salah' } });
}

/** @throws Error when a call was refused */
function done({ status, failure }: { status: number; failure: unknown }) {
  if (status !== 200) throw new Error(JSON.stringify(failure));
}

/** A draft with pictures and a file that is larger than a piece of content in the store. */
async function startDraft(server: TestServer, importir: Actor) {
  const draft = await importir.saveDraft({ number: '001/UJI/2026' });
  done(await importir.fill(draft, { code: '1', file: dataUrl(largePdf()), extension: 'pdf' }));
  done(await importir.fill(draft, { code: '69', file: dataUrl(samplePng, 'image/png'), extension: 'png' }));
  const photo = { file: dataUrl(sampleJpeg, 'image/jpeg'), extension: 'jpg' } as const;
  done(await importir.add(draft, { code: '2', first: '000123', remarks: 'Salinan', ...photo }));
  const { id } = await importir.dokap(draft, '1');
  done(await server.call('noteDokapDownload', { body: { user: 'importir', id } }, importir.token));
}

async function listDokap(importir: Actor, permitTypeId: string, code: string) {
  const draft = await importir.saveDraft({ permitTypeId, number: `${code}/UJI/2026` });
  done(await importir.fill(draft, { code, first: '2', second: null }));
  return (await importir.dokap(draft, code)).id;
}

/** Lists of every kind, one of them with a file in its row. */
async function fillLists(server: TestServer, importir: Actor) {
  const user = 'importir';
  const containers = await listDokap(importir, '16', '151');
  const rows = [1, 2].map((serial) => ({ number: demoContainer(serial), size: '20' }));
  done(await server.call('saveContainers', { body: { user, dokapId: containers, rows } }, importir.token));
  const dated = { code: '145', number: 'CK-1', date: '2026-03-01', ...pdf } as const;
  const dokapId = await listDokap(importir, '48', '145');
  done(await server.call('saveDatedDocument', { body: { user, dokapId, ...dated } }, importir.token));
  const noStrip = {
    dokapId: await listDokap(importir, '27', '256'),
    ppftzNumber: '120450',
    ppftzDate: '2026-02-20',
    bc11Number: '004512',
    bc11Date: '2026-02-19',
    position: '0045',
    containerNumber: demoContainer(7),
    containerSize: '40',
  };
  done(await server.call('saveNoStrip', { body: { user, ...noStrip } }, importir.token));
}

/** Two sent applications, the first one decided; of their four mails one was sent, one was refused, two wait. */
async function sendTwo(server: TestServer, importir: Actor) {
  const first = await sendOne(importir, '002/UJI/2026');
  let tries = 0;
  const send = async () => {
    if (tries++ > 0) throw new Error('421 try later');
  };
  await sendDueMails({ ...server.deps, send });
  await decide(server, first);
  await sendOne(importir, '003/UJI/2026');
}

async function sendOne(importir: Actor, number: string) {
  const draft = await importir.saveDraft({ number });
  await importir.fillAll(draft);
  done(await importir.send(draft, { 'Idempotency-Key': `kept-${number.slice(0, 3)}` }));
  return draft;
}

/** An approval with its file, which no call can create. */
async function decide({ store, clock, deps }: TestServer, applicationId: string) {
  const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Keputusan.pdf' };
  await store.write(async (trx) => {
    const decision = {
      status: '50',
      approval_number: 'KEP-1/KPU.02/2026',
      check_code: newCheckCode(),
      approval_date: '2026-03-02',
      approval_flag: 'Y',
      recorded_by: '060102030',
      file_id: await storeUpload({ db: trx, now: clock() }, deps.files, upload, null),
    };
    await trx.updateTable('application').set(decision).where('id', '=', applicationId).execute();
  });
}

/** Calls that change the company's NPWP, which the samples of later calls use. */
const changesNpwp = (name: EndpointName) => name === 'changeNpwp' || name === 'changeNpwpByGet';

/** Every call whose sample stores something. */
async function makeSamples(server: TestServer) {
  const rows = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
  const inOrder = rows.toSorted(([one], [other]) => Number(changesNpwp(one)) - Number(changesNpwp(other)));
  for (const [name, row] of inOrder) {
    const { access } = row;
    const user = typeof access === 'string' ? 'importir' : oneOfType[access[0] ?? 'N'];
    const { input, outcome } = sampleBy(name, user);
    if (!row.writes || outcome !== 200) continue;
    const token = await server.signIn(user, access === 'secondStep' ? 'tfa' : 'session');
    done(await server.call(name, input as never, token));
  }
}

async function addSecondFactor({ store, clock, deps }: TestServer) {
  const company = await addCompany(store, clock(), { identity_number: '0020000000000002', verified: 0 });
  const id = newId(clock());
  await addAccount(store, clock(), {
    id,
    username: 'dua-langkah',
    company_id: company.id,
    company_verified: 0,
    tfa: 'on',
    tfa_secret: sealText(deps.secret, 'tfa secret', id, demoTfaSecret),
    tfa_last_step: 58_000_000,
  });
}

/** Rows about accounts that no call above has added. */
async function addAccountBooks({ store, clock, deps }: TestServer) {
  const at = clock().toISOString();
  const account = await store.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'dua-langkah')
    .executeTakeFirstOrThrow();
  const ofAccount = { account_id: account.id };
  const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Surat Pernyataan.pdf' };
  await store.write(async (trx) => {
    const file_id = await storeUpload({ db: trx, now: clock() }, deps.files, upload, account.id);
    await trx
      .insertInto('account_file')
      .values({ ...ofAccount, kind: 'statement', file_id })
      .execute();
    await trx
      .insertInto('recovery_code')
      .values({ ...ofAccount, code_hash: 'a'.repeat(64), used_at: at })
      .execute();
    await trx
      .insertInto('password_reset')
      .values({ ...ofAccount, token_hash: 'b'.repeat(64), created_at: at })
      .execute();
    await trx
      .insertInto('solved_captcha')
      .values({ challenge: 'c'.repeat(32), expires_at: at })
      .execute();
    const audit = { id: newId(clock()), at, actor: 'petugas', action: 'verify', detail: '' };
    await trx
      .insertInto('audit')
      .values({ ...ofAccount, ...audit })
      .execute();
  });
}

/** Officers' rows about applications, and documents for later ones, that no call above has added. */
async function addPermitBooks({ store, clock, deps }: TestServer) {
  const at = clock().toISOString();
  const sent = await store.db
    .selectFrom('application')
    .select(['id', 'company_id', 'owner_account_id'])
    .where('status', '=', '50')
    .executeTakeFirstOrThrow();
  const ofApplication = { application_id: sent.id };
  const upload = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Nota Dinas.pdf' };
  await store.write(async (trx) => {
    const note = { id: newId(clock()), officer: 'Rina Officer', role: 'Pemeriksa', note: 'Lengkap?', at };
    await trx
      .insertInto('office_note')
      .values({ ...ofApplication, ...note, asks: 1 })
      .execute();
    const answer = { ...note, id: newId(clock()), note: 'Lengkap.', answers: note.id };
    await trx
      .insertInto('office_note')
      .values({ ...ofApplication, ...answer })
      .execute();
    const photo = await storeUpload({ db: trx, now: clock() }, deps.files, upload, sent.owner_account_id);
    await addNoteFile(trx, { table: 'office_note', noteId: answer.id, position: 1, fileId: photo });
    const ofOffice = await storeUpload({ db: trx, now: clock() }, deps.files, upload, null);
    const added = {
      id: newId(clock()),
      name: 'Nota Dinas',
      number: 'ND-1',
      file_id: ofOffice,
      created_at: at,
    };
    await trx
      .insertInto('office_dokap')
      .values({ ...ofApplication, ...added })
      .execute();
    const { company_id, owner_account_id } = sent;
    const ofCompany = await storeUpload({ db: trx, now: clock() }, deps.files, upload, owner_account_id);
    const kept = { id: newId(clock()), code: '1', number: 'NIB-1', file_id: ofCompany, created_at: at };
    await trx
      .insertInto('master_dokap')
      .values({ company_id, owner_account_id, ...kept })
      .execute();
  });
  await addLetter(store, sent.company_id);
}

/** A transit request of each kind: one of them stamped, with a carrier that the office has accepted since. */
async function fileTransits(server: TestServer) {
  await addTransitLists(server.store);
  const code = await fileTransit(server, 'passenger', { carrier: 'KM UJI RAYA' });
  await fileTransit(server, 'courier', { carrier: 'UJI AIR' });
  const at = server.clock().toISOString();
  await server.store.write(async (trx) => {
    await trx
      .updateTable('transit_request')
      .set({ seen_at: at, seen_by: 'petugas' })
      .where('code', '=', code)
      .execute();
    await trx.updateTable('carrier').set({ accepted_at: at }).where('name', '=', 'KM UJI RAYA').execute();
  });
}

/** A record of each kind: one that was returned for correction, and one that was not sent. */
async function recordPpftz(server: TestServer) {
  const ppjk = await recordAs(server, 'ppjk');
  const { id } = await ppjk.beginFilled('1');
  const container = { number: demoContainer(9), size: '40', kind: 'L' } as const;
  done(await server.call('addPpftzContainer', { body: { recordId: id, ...container } }, ppjk.token));
  done(await ppjk.send(id));
  const correction = { field: 'tgl_pindah', remark: 'Tanggal tidak sesuai suratnya.', officer: 'Rina' };
  await server.store.write(async (trx) => {
    await trx.updateTable('ppftz').set({ status: '190' }).where('id', '=', id).execute();
    const at = server.clock().toISOString();
    await trx
      .insertInto('ppftz_correction')
      .values({ ...correction, id: newId(server.clock()), ppftz_id: id, at })
      .execute();
  });
  await ppjk.beginFilled('2');
}
