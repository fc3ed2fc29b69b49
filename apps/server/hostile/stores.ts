import { ppftzStatus } from '@pabean/api/rules';
import { openStore } from '../src/core/db/open-store.ts';
import type { Delay, Limits } from '../src/core/limits.ts';
import type { Deps } from '../src/http/deps.ts';
import { actOnPermit } from '../src/officer/act-on-permit.ts';
import { reject } from '../src/officer/permit-decisions.ts';
import { addNote, attach } from '../src/officer/permit-records.ts';
import { addLetter, letterLine } from '../src/testing/letters.ts';
import { accountOf, npwpOf } from '../src/testing/people.ts';
import { actAs, generousLimits } from '../src/testing/permit.ts';
import { createDatabase, dropDatabase, postgresBinaries, startPostgres } from '../src/testing/postgres.ts';
import { addPpftz } from '../src/testing/ppftz.ts';
import { prepareStore } from '../src/testing/prepare-store.ts';
import { completeHeader } from '../src/testing/record-ppftz.ts';
import { samplePdf } from '../src/testing/sample-files.ts';
import { sampleGoods, samples } from '../src/testing/samples.ts';
import { createTestServer, type TestServer } from '../src/testing/test-server.ts';

/** The data folder of attacked servers. */
export interface AttackedStore {
  readonly name: string;
  /**
   * A new server with the test accounts, one application of `importir` and of `pesaing` in every state, and one PPFTZ record
   * of `ppjk` and of `pesaing` at every status.
   */
  open(): Promise<Attacked>;
  /** A new server with the test accounts only; closing it deletes its data. */
  openEmpty(deps?: Partial<Deps>): Promise<TestServer>;
  end(): Promise<void>;
}

/** A server under attack. */
export interface Attacked {
  readonly server: TestServer;
  /** Ids of applications, documents, records and their parts, by owner. */
  readonly ids: Readonly<Record<'importir' | 'ppjk' | 'pesaing', readonly string[]>>;
  close(): Promise<void>;
}

// High limits, so that attackers are not stopped by rate limits.
const never: Delay = { free: 1_000_000, first: 1, longest: 1, forget: 1 };
const limits: Limits = {
  ...generousLimits,
  signInByAccount: never,
  signInByAddress: never,
  codesByAccount: never,
};

/** A word in all data of `pesaing`: a response to another caller that contains it is a leak. */
export const secretWord = 'RAHASIA-PESAING';

/** Adds an officer's note and document to an application, and returns the document's id. */
async function addOfficeRecords(
  server: TestServer,
  username: string,
  id: string,
  kind: string,
): Promise<string> {
  const deps = { ...server.deps, actor: 'petugas' };
  const said = username === 'pesaing' ? `${secretWord} ${kind}` : kind;
  const file = { bytes: samplePdf, mediaType: 'application/pdf', name: 'Nota.pdf' };
  const note = addNote({ text: said, officer: 'Rina', role: 'Pemeriksa' });
  await actOnPermit(deps, undefined, { action: 'note', key: id, decision: note });
  const added = attach({ name: 'Nota', number: null, date: null, remarks: null, file });
  await actOnPermit(deps, undefined, { action: 'attach', key: id, decision: added });
  if (kind === 'rejected')
    await actOnPermit(deps, undefined, { action: 'reject', key: id, decision: reject('Tidak lengkap.') });
  const dokap = await server.store.db
    .selectFrom('office_dokap')
    .select('id')
    .where('application_id', '=', id)
    .executeTakeFirstOrThrow();
  return dokap.id;
}

/** Creates a draft, a sent, a rejected and a deleted application, and returns the ids of all their parts. */
async function fill(server: TestServer, username: 'importir' | 'pesaing'): Promise<string[]> {
  const person = await actAs(server, username);
  const own = username === 'pesaing' ? { name: `PT ${secretWord}`, identityNumber: '1000000000000002' } : {};
  const ids: string[] = [];
  for (const kind of ['draft', 'sent', 'rejected', 'deleted'] as const) {
    const id = await person.saveDraft({ ...own, number: `${kind}/2026` });
    if (kind === 'sent' || kind === 'rejected') {
      await person.fillAll(id);
      await person.send(id);
    }
    ids.push(id, ...(await person.dokaps(id)).slice(0, 3).map((dokap) => dokap.id));
    if (kind === 'sent' || kind === 'rejected') ids.push(await addOfficeRecords(server, username, id, kind));
    if (kind === 'deleted')
      await server.call('deleteApplication', { body: { user: username, id } }, person.token);
  }
  ids.push(await keepDocument(server, username, person.token));
  ids.push(await sendManifest(server, username, person.token));
  ids.push(await releaseLetter(server, username));
  return ids;
}

/** Stores a document for later applications and returns its id. */
async function keepDocument(server: TestServer, user: string, token: string): Promise<string> {
  const first = user === 'pesaing' ? secretWord : 'NIB-1';
  const body = { ...samples.saveMasterDokap.input.body, user, first };
  const { answer } = await server.call('saveMasterDokap', { body }, token);
  return answer?.id ?? '';
}

/** Sends a manifest and returns its id. */
async function sendManifest(server: TestServer, user: string, token: string): Promise<string> {
  const number = user === 'pesaing' ? secretWord : 'BL-1';
  const body = { ...samples.uploadManifest.input.body, npwp: npwpOf(user), number };
  const { answer } = await server.call('uploadManifest', { body }, token);
  return answer?.id ?? '';
}

/** Releases a letter to a company, and returns its id. */
async function releaseLetter(server: TestServer, user: string): Promise<string> {
  const { company_id } = await accountOf(server, user);
  const said = user === 'pesaing' ? secretWord : 'CN-1';
  const letter = { number: `SPPBMCP ${said}`, billing_code: said };
  return addLetter(server.store, company_id, letter, [letterLine(1, { goods_number: said })]);
}

/**
 * Creates a company's record at every status, with all parts, and returns all ids and the numbers of the records.
 */
async function recordPpftz(server: TestServer, user: string): Promise<string[]> {
  const said = user === 'pesaing' ? secretWord : 'Ratna';
  const { id: accountId, company_id: companyId } = await accountOf(server, user);
  const container = { number: 'CSQU3054383', size: '20', kind: 'F' } as const;
  for (const status of Object.values(ppftzStatus))
    await addPpftz(server.store, { companyId, accountId }, { status, recipient: said }, said, {
      header: { ...completeHeader('1'), recipient: said, address: said },
      goods: [{ ...sampleGoods, description: said }],
      containers: [container],
      packaging: { count: '3', kind: 'CT' },
      files: {
        store: server.deps.files,
        slots: ['identitas_penerima', 'kk', 'pindah', 'pernyataan', 'rekombp'],
      },
      corrections: [{ field: 'nama', remark: said }],
    });
  const { db } = server.store;
  const records = await db
    .selectFrom('ppftz')
    .select(['id', 'aju_number'])
    .where('company_id', '=', companyId)
    .execute();
  const ids = records.map(({ id }) => id);
  const held = await Promise.all(
    (['ppftz_goods', 'ppftz_container', 'ppftz_packaging'] as const).map((table) =>
      db.selectFrom(table).select('id').where('ppftz_id', 'in', ids).execute(),
    ),
  );
  return [
    ...ids,
    ...records.map(({ aju_number }) => aju_number),
    ...held.flatMap((rows) => rows.map(({ id }) => id)),
  ];
}

async function attacked(server: TestServer): Promise<Attacked> {
  return {
    server,
    ids: {
      importir: await fill(server, 'importir'),
      ppjk: await recordPpftz(server, 'ppjk'),
      pesaing: [...(await fill(server, 'pesaing')), ...(await recordPpftz(server, 'pesaing'))],
    },
    close: server.close,
  };
}

const sqlite: AttackedStore = {
  name: 'SQLite',
  open: async () => attacked(await createTestServer({ deps: { limits } })),
  openEmpty: (deps) => createTestServer({ deps }),
  end: async () => undefined,
};

async function postgres(binaries: string): Promise<AttackedStore> {
  const cluster = await startPostgres(binaries);
  const url = cluster.url('postgres');
  const prepared = openStore({ dataDir: '', databaseUrl: await createDatabase(url, 'prepared') });
  await prepareStore(prepared);
  await prepared.close();
  let count = 0;
  const openEmpty = async (deps: Partial<Deps> = {}): Promise<TestServer> => {
    const name = `attacked_${count++}`;
    const databaseUrl = await createDatabase(url, name, 'prepared');
    const server = await createTestServer({ databaseUrl, deps });
    return {
      ...server,
      async close() {
        await server.close();
        await dropDatabase(url, name);
      },
    };
  };
  return {
    name: 'PostgreSQL',
    open: async () => attacked(await openEmpty({ limits })),
    openEmpty,
    end: () => cluster.stop(),
  };
}

/** Both stores; only SQLite, with a warning, when PostgreSQL's programs are missing. */
export async function attackedStores(): Promise<AttackedStore[]> {
  const binaries = postgresBinaries();
  if (binaries) return [sqlite, await postgres(binaries)];
  console.error(
    '\nPostgreSQL is not installed: only SQLite is ATTACKED. On Debian: apt-get install postgresql\n',
  );
  return [sqlite];
}
