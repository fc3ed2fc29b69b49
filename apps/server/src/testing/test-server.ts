import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EndpointName, Endpoints, InputOf } from '@pabean/api/contract';
import { office020400 } from '@pabean/api/rules';
import { nowhere, openSession, type TokenPurpose } from '../account/session.ts';
import { createApp } from '../app.ts';
import { defaultOfficeFolder } from '../config/config.ts';
import { openStore } from '../core/db/open-store.ts';
import { logSlowStatements, type WatchStatements } from '../core/db/slow-statements.ts';
import type { Store } from '../core/db/store.ts';
import { type FilePlaces, openFiles } from '../core/files/open-files.ts';
import { createWorkbookInspector } from '../core/files/workbook-inspector.ts';
import { createKeptTime } from '../core/kept-time.ts';
import { defaultLimits } from '../core/limits.ts';
import type { Log, LogEvent } from '../core/log.ts';
import { messagesIn } from '../core/messages.ts';
import { currentRequestId } from '../core/request-id.ts';
import { createPdfWriter, defaultPdfOptions } from '../documents/pdf-writer.ts';
import { createXlsxWriter } from '../documents/xlsx-writer.ts';
import type { Deps } from '../http/deps.ts';
import type { Table } from '../http/router.ts';
import { createTracer } from '../http/trace-frames.ts';
import { createTurns } from '../http/turns.ts';
import { type CallOptions, call, type Send } from './call.ts';
import { cheapCaptcha, cheapPasswords } from './cheap-secrets.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { prepareStore } from './prepare-store.ts';

/** A whole server in this process, with reference data and the test accounts. */
export interface TestServer {
  readonly app: ReturnType<typeof createApp>;
  readonly deps: Deps;
  readonly store: Store;
  readonly clock: TestClock;
  /** Its data folder. */
  readonly dataDir: string;
  /** Everything that was logged. */
  readonly logged: readonly LogEvent[];
  /** Opens a session without a password. */
  signIn(username: string, purpose?: TokenPurpose): Promise<string>;
  /** Makes a call through the contract's schemas. */
  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Endpoints[Name]>,
    token?: string,
    options?: CallOptions,
  ): ReturnType<typeof call<Name>>;
  /** Sends a raw request that a client of the contract cannot send. */
  readonly send: Send;
  close(): Promise<void>;
}

/** Options of a test server. */
export interface TestServerOptions {
  /** URL of a PostgreSQL database, filled by `prepareStore`, instead of SQLite. */
  readonly databaseUrl?: string | undefined;
  /** Object stores for contents of files. */
  readonly places?: Partial<FilePlaces>;
  readonly deps?: Partial<Deps>;
  /** Logs statements that take this many milliseconds. @default none */
  readonly slowMs?: number;
  /** Called after each statement, instead of logging the slow ones. */
  readonly watch?: WatchStatements;
  /** A table of calls instead of the contract's. */
  readonly table?: Table;
}

/** The secret of every test server. */
export const testSecret = 'only-for-tests-only-for-tests-only-for-tests';

/** Starts a server on its own empty store; close it when done. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pabean-test-'));
  const clock = createTestClock();
  if (!options.databaseUrl) await writeFile(join(dataDir, 'pabean.db'), await preparedSqlite());
  const logged: LogEvent[] = [];
  const log: Log = (event) => logged.push({ request: currentRequestId(), ...event });
  const { slowMs, watch = slowMs === undefined ? undefined : logSlowStatements(log, slowMs) } = options;
  const opened = openStore({ dataDir, databaseUrl: options.databaseUrl, watch });
  const { store, files } = openFiles(opened, { dataDir, ...options.places });
  const deps: Deps = {
    office: office020400,
    messagesIn,
    store,
    clock,
    keptTime: createKeptTime(clock, clock.uptime),
    log,
    limits: { ...defaultLimits, refusalPause: 0 },
    passwords: cheapPasswords(),
    // On a busy machine a worker takes long to start, with a low priority longer than a test may.
    pdf: createPdfWriter({
      visitors: { ...defaultPdfOptions.visitors, seconds: 60, isBackground: false },
      accounts: { ...defaultPdfOptions.accounts, seconds: 60 },
    }),
    xlsx: createXlsxWriter(),
    workbooks: createWorkbookInspector(),
    turns: createTurns(),
    captcha: cheapCaptcha(testSecret),
    secret: testSecret,
    files,
    officeFolder: defaultOfficeFolder,
    traceFrames: createTracer(dataDir),
    publicUrl: 'http://localhost:4020',
    trustedProxies: 0,
    ...options.deps,
  };
  const app = createApp(deps, undefined, options.table);
  const send: Send = (path, init) => app.request(path, init);
  return {
    app,
    deps,
    store,
    clock,
    dataDir,
    logged,
    send,
    signIn: (username, purpose = 'session') => openSessionOf(deps, username, purpose),
    call: (name, input, token, callOptions) => call(send, name, input, { token, ...callOptions }),
    async close() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let prepared: Promise<Buffer> | undefined;

/** A prepared SQLite database, created once and copied for every server. */
function preparedSqlite(): Promise<Buffer> {
  prepared ??= (async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pabean-test-'));
    const store = openStore({ dataDir });
    await prepareStore(store);
    await store.close();
    const content = await readFile(join(dataDir, 'pabean.db'));
    await rm(dataDir, { recursive: true });
    return content;
  })();
  return prepared;
}

async function openSessionOf(deps: Deps, username: string, purpose: TokenPurpose) {
  const { id } = await deps.store.db
    .selectFrom('account')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return deps.store.write((trx) => openSession({ db: trx, now: deps.clock() }, id, purpose, nowhere));
}
