import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListedApplication, ListedPpftz } from '@pabean/api/contract';
import { buildPassengerTransit, buildRegistration } from '@pabean/api/fixtures';
import { ppftzNextStep } from '@pabean/api/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRegistration } from '../account/check-registration.ts';
import { addRegistration } from '../account/registration.ts';
import { describeStore } from '../testing/describe-store.ts';
import type { TestServer } from '../testing/index.ts';
import { addLetter } from '../testing/letters.ts';
import { accountOf, addAccount, npwpOf } from '../testing/people.ts';
import { actAs, generousLimits, pdfUrl } from '../testing/permit.ts';
import { addPpftz } from '../testing/ppftz.ts';
import { samplePdf } from '../testing/sample-files.ts';
import { samples } from '../testing/samples.ts';
import { addCarrier, addTransit } from '../testing/stored-transit.ts';
import { isHarmful, scansOf } from '../testing/table-scans.ts';
import { officeAreas, readOfficerCommand } from './run-command.ts';

/** An officer's command, ready to run. */
interface Prepared {
  /** Its arguments after the name. */
  readonly words: readonly string[];
  /** Whether the company still sees its subject. */
  readonly isFound?: () => Promise<boolean>;
  /** What its company sees: the numbers of history entries, notes and documents of the office. */
  readonly lines?: () => Promise<number>;
  /** What its company's lists show, from which the dashboard and the banner are derived. */
  readonly listed?: () => Promise<ListedApplication | ListedPpftz | undefined>;
}

/** The to-do or notice of its company after a command, as in the dashboard and the banner. */
const due: Readonly<Record<string, object>> = {
  'permit reject': { status: '90' },
  'permit ask': { question: 'Di mana?' },
  'ppftz bill': { step: 'pay', billingCode: '620261123000001' },
  'ppftz inspect': { step: 'prepare' },
  'ppftz reject': { step: 'rejected', statusNote: 'Perbaiki dahulu.' },
  'ppftz return': { step: 'correct', statusNote: 'Perbaiki dahulu.' },
  'ppftz hold': { step: 'held', holdReason: 'Perbaiki dahulu.' },
  'ppftz unhold': { step: undefined },
  'ppftz ask': { question: 'Di mana?' },
};

/** Who gets a mail about each command, by area and name: no one when nothing changes for the company. */
type Told = 'nobody' | 'the account' | 'the applicant' | 'the owner' | 'the accounts of the company';

const countAll = (...lists: readonly (readonly unknown[] | undefined)[]) =>
  lists.flat().filter((line) => line !== undefined).length;

const stepOf = (row: ListedApplication | ListedPpftz) => ('held' in row ? ppftzNextStep(row) : undefined);

describeStore('every command of an officer', (engine) => {
  let server: TestServer;
  let folder: string;
  let importir: Awaited<ReturnType<typeof actAs>>;
  let last = 0;
  let isGiving = false;
  const statements = new Set<string>();
  beforeAll(async () => {
    server = await engine.createServer({
      deps: { limits: generousLimits },
      watch: ({ query }) => isGiving && statements.add(query.sql),
    });
    folder = mkdtempSync(join(tmpdir(), 'pabean-all-'));
    writeFileSync(join(folder, 'berkas.pdf'), samplePdf);
    importir = await actAs(server, 'importir');
    const { company_id } = await accountOf(server, 'pesaing');
    await addAccount(server.store, server.clock(), { username: 'kolega', company_id, user_type: 'S' });
    await addAccount(server.store, server.clock(), {
      username: 'keluar',
      company_id,
      user_type: 'N',
      disabled_at: server.clock().toISOString(),
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  async function permit(...words: string[]): Promise<Prepared> {
    const id = await importir.saveDraft({ number: `SEMUA-${++last}` });
    await importir.fillAll(id);
    await importir.send(id);
    const asked = { body: { user: 'importir', id } };
    return {
      words: [id, ...words],
      isFound: async () =>
        (await server.call('applicationDetail', asked, await server.signIn('importir'))).status === 200,
      async lines() {
        const body = { applicationId: id };
        const header = await server.call('applicationDetail', asked, importir.token);
        const notes = await server.call('officeNoteList', { body }, importir.token);
        const dokaps = await server.call('officeDokapList', { body }, importir.token);
        return countAll(header.answer?.changes, notes.answer, dokaps.answer);
      },
      async listed() {
        const own = { body: { user: 'importir' } };
        const { answer } = await server.call('applicationList', own, importir.token);
        return answer?.find((row) => row.id === id);
      },
    };
  }
  async function approved(...words: string[]) {
    const prepared = await permit(...words);
    await give('permit', 'approve', [prepared.words[0] ?? '', '--number', `KEP-${++last}`]);
    return prepared;
  }
  async function ppftz(status: string, columns: object, ...words: string[]): Promise<Prepared> {
    const { id: accountId, company_id: companyId } = await accountOf(server, 'ppjk');
    const aju_number = `02040000012320260302${String(++last).padStart(6, '0')}`;
    const sent_at = server.clock().toISOString();
    const record = { aju_number, status, sent_at, ...columns };
    const id = await addPpftz(server.store, { accountId, companyId }, record);
    const asked = { params: { number: aju_number } };
    return {
      words: [aju_number, ...words, '--officer', 'Sri Wahyuni'],
      isFound: async () =>
        (await server.call('ppftzDetail', asked, await server.signIn('ppjk'))).status === 200,
      async lines() {
        const token = await server.signIn('ppjk');
        const history = await server.call('ppftzHistory', { params: { id } }, token);
        const notes = await server.call('ppftzNotes', { body: { id } }, token);
        return countAll(history.answer, notes.answer);
      },
      async listed() {
        const token = await server.signIn('ppjk');
        return (await server.call('ppftzList', {}, token)).answer?.find((row) => row.id === id);
      },
    };
  }
  async function registered(npwp = `00550000${String(++last).padStart(8, '0')}`): Promise<Prepared> {
    const username = `daftar-${++last}`;
    const typed = buildRegistration({ username, companyIdentityNumber: npwp, statementFile: pdfUrl });
    const files = await checkRegistration(server.deps.office, typed);
    await server.store.write((trx) =>
      addRegistration({ db: trx, now: server.clock(), office: server.deps.office }, server.deps, {
        values: typed,
        passwordHash: 'x',
        files,
      }),
    );
    return { words: [username] };
  }
  let reported: Promise<string> | undefined;
  /** The same one each time. */
  function report() {
    const body = { ...samples.sendReport.input.body, until: null };
    reported ??= server.call('sendReport', { body }, importir.token).then(({ answer }) => answer?.id ?? '');
    return reported;
  }
  const withReason = ['--reason', 'Perbaiki dahulu.'];
  const file = () => join(folder, 'berkas.pdf');

  const commands: Readonly<Record<string, readonly [Told, () => Promise<Prepared>]>> = {
    'account list': ['nobody', async () => ({ words: [] })],
    'account show': ['nobody', () => registered()],
    'account verify': ['the account', () => registered()],
    'account join': ['the account', () => registered(npwpOf('importir'))],
    'account refuse': [
      'the account',
      async () => ({ words: [...(await registered()).words, ...withReason] }),
    ],
    'account disable': ['the account', () => registered()],
    'account enable': [
      'the account',
      async () => {
        const prepared = await registered();
        await give('account', 'disable', prepared.words);
        return prepared;
      },
    ],
    'account reset-tfa': [
      'the account',
      async () => {
        const prepared = await registered();
        await server.store.write((trx) =>
          trx
            .updateTable('account')
            .set({ tfa: 'on' })
            .where('username', '=', prepared.words[0] ?? '')
            .execute(),
        );
        return prepared;
      },
    ],
    'account end-sessions': [
      'the account',
      async () => {
        await server.signIn('kolega');
        return { words: ['kolega'] };
      },
    ],

    'permit list': ['nobody', async () => ({ words: [] })],
    'permit show': ['nobody', () => permit()],
    'permit process': ['the applicant', () => permit()],
    'permit approve': ['the applicant', () => permit('--number', 'KEP-semua')],
    'permit reject': ['the applicant', () => permit(...withReason)],
    'permit guarantee': ['the applicant', () => permit(...withReason)],
    'permit revoke': ['the applicant', () => approved(...withReason)],
    'permit cancel': ['the applicant', () => permit(...withReason)],
    'permit inspect': ['nobody', () => permit('--flag', 'Y')],
    'permit note': ['the applicant', () => permit('--text', 'Sudah dibaca.', '--officer', 'Hendra')],
    'permit ask': ['the applicant', () => permit('--text', 'Di mana?', '--officer', 'Hendra')],
    'permit attach': ['the applicant', () => permit('--file', file(), '--name', 'Nota Dinas')],

    'ppftz list': ['nobody', async () => ({ words: [] })],
    'ppftz show': [
      'nobody',
      async () => {
        const { words, ...rest } = await ppftz('110', {});
        return { words: words.slice(0, 1), ...rest };
      },
    ],
    'ppftz bill': ['the owner', () => ppftz('110', {}, '--code', '620261123000001')],
    'ppftz pay': ['the owner', () => ppftz('115', {}, '--without-proof', 'Rekening koran.')],
    'ppftz inspect': ['the owner', () => ppftz('116', {})],
    'ppftz release': ['the owner', () => ppftz('120', {}, '--number', '45/SPPB')],
    'ppftz reject': ['the owner', () => ppftz('120', {}, ...withReason)],
    'ppftz return': ['the owner', () => ppftz('110', {}, ...withReason, '--remark', 'barang=Rinci.')],
    'ppftz hold': ['the owner', () => ppftz('116', {}, ...withReason)],
    'ppftz unhold': ['the owner', () => ppftz('116', { held: 1 }, ...withReason)],
    'ppftz ask': ['the owner', () => ppftz('110', {}, '--text', 'Di mana?')],
    'ppftz note': ['the owner', () => ppftz('110', {}, '--text', 'Sudah dibaca.')],

    'letter list': ['nobody', async () => ({ words: [] })],
    'letter show': [
      'nobody',
      async () => {
        const { company_id } = await accountOf(server, 'importir');
        await addLetter(server.store, company_id, { number: '8/SPPBMCP' });
        return { words: ['8/SPPBMCP'] };
      },
    ],
    'letter release': [
      'the accounts of the company',
      async () => {
        const path = join(folder, 'surat.csv');
        const heads =
          'ID_AJU;ID_PEMBERITAHU;NO_SPPBMCP;TGL_SPPBMCP;TOTAL_BM;TOTAL_PPN;TOTAL_PPH;TOTAL_PPNBM;TOTAL_BMTP;TOTAL_TAGIHAN;NO_BARANG;TGL_HOUSE_BLAWB;KD_GUDANG;NO_KANTONG;KD_JNS_PIBK';
        const line =
          '02040020260301000001;1000000000000001;000001;2026-03-01;7500;11000;0;0;0;18500;CN-1;27-02-2026;BTA1;;2';
        writeFileSync(path, `${heads}\r\n${line}\r\n`);
        const facts = { to: npwpOf('pesaing'), number: '9/SPPBMCP', date: '2026-03-01' };
        const more = { billing: '620260301000009', due: '2026-03-31' };
        const words = Object.entries({ ...facts, ...more }).flatMap(([name, value]) => [`--${name}`, value]);
        return { words: [path, ...words] };
      },
    ],
    'manifest list': ['nobody', async () => ({ words: [] })],
    'manifest show': [
      'nobody',
      async () => {
        const body = { ...samples.uploadManifest.input.body, npwp: npwpOf('importir'), number: 'BL-lihat' };
        await server.call('uploadManifest', { body }, importir.token);
        return { words: ['BL-lihat'] };
      },
    ],
    'manifest receive': [
      'nobody',
      async () => {
        const body = { ...samples.uploadManifest.input.body, npwp: npwpOf('importir'), number: 'BL-semua' };
        await server.call('uploadManifest', { body }, importir.token);
        return { words: ['BL-semua'] };
      },
    ],
    'report list': ['nobody', async () => ({ words: [] })],
    'report show': ['nobody', async () => ({ words: [await report()] })],
    'report receive': ['nobody', async () => ({ words: [await report()] })],
    // Visitors file transit requests; their addresses are unknown.
    'transit list': ['nobody', async () => ({ words: [] })],
    'transit show': [
      'nobody',
      async () => ({ words: [(await addTransit(server.store, buildPassengerTransit())).code] }),
    ],
    'transit seen': [
      'nobody',
      async () => ({
        words: [(await addTransit(server.store, buildPassengerTransit())).code, '--officer', 'Sri'],
      }),
    ],
    'transit carriers': ['nobody', async () => ({ words: [] })],
    'transit accept-carrier': [
      'nobody',
      async () => {
        await addCarrier(server.store, { name: 'KM SATU' });
        return { words: ['KM SATU', '--officer', 'Sri'] };
      },
    ],
    'transit refuse-carrier': [
      'nobody',
      async () => {
        await addCarrier(server.store, { name: 'KM DUA' });
        return { words: ['KM DUA', '--officer', 'Sri'] };
      },
    ],
    'reference import': ['nobody', async () => ({ words: [join(import.meta.dirname, '../data')] })],
  };

  const give = async (area: string, name: string, words: readonly string[]) => {
    const command = readOfficerCommand([area, name, ...words]);
    server.clock.advance(1_000);
    if ('prints' in command) return command.prints;
    // Its import looks which codes are in use, everywhere.
    isGiving = area !== 'reference';
    const told = await command.run({ ...server.deps, actor: 'hendra' });
    isGiving = false;
    return told;
  };
  const mails = async () =>
    (await server.store.db.selectFrom('outbox').select(['id', 'recipient']).orderBy('id').execute()).map(
      ({ recipient }) => recipient,
    );
  const book = async () => (await server.store.db.selectFrom('audit').select('id').execute()).length;
  const emailOf = async (username: string) => (await accountOf(server, username)).email;

  const all = Object.entries(officeAreas).flatMap(([area, { commands }]) =>
    Object.keys(commands).map((name) => [area, name] as const),
  );

  test('is tested here', () => {
    expect(Object.keys(commands).sort()).toEqual(all.map((names) => names.join(' ')).sort());
  });

  const readers = ['list', 'show', 'carriers'];
  test.each(all)('%s %s informs the company, is shown to it, and is in the audit log', async (area, name) => {
    const [told, prepare] = commands[`${area} ${name}`] ?? [];
    if (!told || !prepare) throw new Error('See above.');
    const { words, isFound, lines, listed } = await prepare();
    const [before, entries, read] = [await mails(), await book(), await lines?.()];
    await give(area, name, words);
    const recipients = (await mails()).slice(before.length).sort();
    const expected: Readonly<Record<Told, () => Promise<string[]>>> = {
      nobody: async () => [],
      'the account': async () => [await emailOf(words[0] ?? '')],
      'the applicant': async () => {
        const stored = server.store.db.selectFrom('application').select('email');
        return [(await stored.where('id', '=', words[0] ?? '').executeTakeFirstOrThrow()).email];
      },
      'the owner': async () => [await emailOf('ppjk')],
      'the accounts of the company': async () => [await emailOf('pesaing'), await emailOf('kolega')],
    };
    expect(recipients).toEqual((await expected[told]()).sort());
    expect(await book()).toBe(readers.includes(name) ? entries : entries + 1);
    expect((await isFound?.()) ?? true).toBe(true);
    // The receiver of a mail sees the same in the portal.
    if (read !== undefined)
      expect((await lines?.()) ?? 0)[told === 'nobody' ? 'toBe' : 'toBeGreaterThan'](read);
    const row = await listed?.();
    const expectedRow = due[`${area} ${name}`];
    if (expectedRow) expect(row && { ...row, step: stepOf(row) }).toMatchObject(expectedRow);
    else expect(row?.question).toBeUndefined();
  });

  test.runIf(engine.name === 'sqlite')('reads no whole table that grows', async () => {
    expect(statements.size).toBeGreaterThan(100);
    expect((await scansOf(server.store.db, statements)).filter(isHarmful)).toEqual([]);
  });
});
