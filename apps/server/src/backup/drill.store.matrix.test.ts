import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { expect, inject, onTestFinished, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import { call, testPassword } from '../testing/index.ts';
import { keptStores, openKeptStore } from '../testing/kept-stores.ts';
import { createDatabase, dropDatabase } from '../testing/postgres.ts';
import { processEnvironment } from '../testing/process-environment.ts';
import { sampleHeader } from '../testing/samples.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';
import { testSecret } from '../testing/test-server.ts';

const source = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const textOf = (path: string) => readFileSync(fileURLToPath(source(path)), 'utf8');

/** The commands of the block of docs/operate.md that follows a text. */
function commandsAfter(text: string): string[] {
  const page = textOf('docs/operate.md');
  const [, rest] = page.split(text);
  const [, block] = /```sh\n([^`]*)```/.exec(rest ?? '') ?? expect.fail(`No commands follow “${text}”.`);
  return (block ?? '').trim().split('\n');
}

const migrationsFile = source('apps/server/src/core/db/migrations/index.ts').href;

/** What the release after this one has more: a migration. */
const nextMigration = `
import { migrations } from '${migrationsFile}';
migrations['9998-next'] = (db) => db.schema.createTable('next').addColumn('id', 'text').execute();
`;

/** A machine as docs/operate.md sets it up, below a folder; its releases run this repository's sources. */
function createMachine(home: string, databaseUrl: string | undefined) {
  const at = (path: string) => path.replaceAll(/\/(?=(?:opt|etc|var|usr)\b)/g, `${home}/`);
  const environmentFile = at('/etc/pabean/pabean.env');
  const dataDir = at('/var/lib/pabean/4020');
  const write = (path: string, text: string) => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  };
  function release(name: string, more = '') {
    for (const [script, file] of [
      ['main.js', 'main.ts'],
      ['pabean.js', 'cli.ts'],
    ]) {
      const started = source(`apps/server/src/${file}`).href;
      write(at(`/opt/${name}/${script}`), `${more}await import('${started}');\n`);
    }
  }
  function program(name: string, text: string) {
    write(at(`/usr/local/bin/${name}`), text);
    chmodSync(at(`/usr/local/bin/${name}`), 0o755);
  }
  release('pabean-0.0.0');
  release('pabean-0.1.0', nextMigration);
  execFileSync('tar', ['-czf', join(home, 'pabean-0.1.0.tar.gz'), '-C', at('/opt'), 'pabean-0.1.0']);
  rmSync(at('/opt/pabean-0.1.0'), { recursive: true });
  symlinkSync(at('/opt/pabean-0.0.0'), at('/opt/pabean'));
  write(
    environmentFile,
    `DEMO=0\nSECRET=${testSecret}\n${databaseUrl ? `DATABASE_URL=${databaseUrl}\n` : ''}`,
  );
  mkdirSync(dataDir, { recursive: true });
  // Without root there is one user, and nobody else owns anything.
  program('runuser', '#!/bin/sh\nshift 3\nexec "$@"\n');
  program('install', '#!/bin/sh\nfor last; do :; done\nmkdir -p "$last" && chmod 700 "$last"\n');
  const ours = textOf('ops/pabean').replace('/usr/local/bin/node', process.execPath);
  program('pabean', at(ours.replace('runuser -u pabean -- ', '')));

  const cluster = databaseUrl ? new URL(databaseUrl) : undefined;
  const environment = {
    ...processEnvironment(),
    PATH: `${at('/usr/local/bin')}:${process.env.PATH}`,
    NODE_OPTIONS: '--conditions=@pabean/source',
    PGHOST: cluster?.searchParams.get('host') ?? '',
    PGUSER: cluster?.username,
  };
  const running = new Set<ServerProcess>();
  async function stop() {
    await Promise.all([...running].map((server) => server.end('SIGTERM')));
    running.clear();
  }
  onTestFinished(stop);
  return {
    dataDir,
    backups: at('/var/backups'),
    async start(port = '4020') {
      const server = await startServerProcess(
        {
          ...parseEnv(readFileSync(environmentFile, 'utf8')),
          NODE_OPTIONS: environment.NODE_OPTIONS,
          DATA_DIR: at(`/var/lib/pabean/${port}`),
        },
        { script: at('/opt/pabean/main.js') },
      );
      running.add(server);
      return server;
    },
    /** Runs a command of the page. systemd's are done here: one server with SQLite, all that are named with PostgreSQL. */
    async run(command: string) {
      if (command.startsWith('systemctl stop')) await stop();
      else if (command.startsWith('systemctl start')) {
        const ports = [...command.matchAll(/pabean@(\d+)/g)].map(([, port]) => port);
        for (const port of databaseUrl ? ports : ports.slice(0, 1)) await this.start(port);
      } else execFileSync('sh', ['-euc', at(command)], { cwd: home, env: environment });
    },
    stop,
    server: () => [...running].at(-1) ?? expect.fail('No server runs.'),
  };
}

type Machine = ReturnType<typeof createMachine>;

const user = 'importir';

async function signIn({ send }: ServerProcess) {
  const { answer } = await call(send, 'signIn', { body: { username: user, password: testPassword } });
  return answer?.token;
}

async function file(machine: Machine, number: string) {
  const server = machine.server();
  const body = { ...sampleHeader, user, number };
  const { status } = await call(server.send, 'saveApplication', { body }, { token: await signIn(server) });
  expect(status).toBe(200);
}

async function filed(machine: Machine) {
  const server = machine.server();
  const { answer } = await call(
    server.send,
    'applicationList',
    { body: { user } },
    { token: await signIn(server) },
  );
  return answer?.map(({ number }) => number) ?? [];
}

describeStore('the steps of docs/operate.md', (engine) => {
  const isPostgres = engine.name === 'postgres';

  function newHome() {
    const home = mkdtempSync(join(tmpdir(), 'pabean-drill-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    return home;
  }

  /** A database of a certain name, as the page has it. */
  async function newDatabase(name: string) {
    if (!isPostgres) return undefined;
    const url = inject('postgresUrl');
    onTestFinished(async () => void (await dropDatabase(url, name)));
    return createDatabase(url, name);
  }

  test('restore a backup elsewhere, upgrade from the last schema and over a migration, and go back', async () => {
    const databaseUrl = await newDatabase('pabean');
    const machine = createMachine(newHome(), databaseUrl);
    const previous = keptStores().at(-2) ?? expect.fail('There is no earlier schema.');
    await openKeptStore(previous, engine.name, machine.dataDir, databaseUrl);
    await machine.start();
    await file(machine, 'SEBELUM/1');

    const other = createMachine(newHome(), await newDatabase('pabean_elsewhere'));
    for (const command of commandsAfter('**7. A backup, restored elsewhere.**')) {
      const isElsewhere = command.includes('# on the other');
      if (isElsewhere) cpSync(machine.backups, other.backups, { recursive: true });
      await (isElsewhere ? other : machine).run(command);
    }
    await other.start();
    expect(await filed(other)).toEqual(await filed(machine));

    for (const command of commandsAfter('## Upgrading\n')) await machine.run(command);
    expect(await filed(machine)).toContain('SEBELUM/1');
    await file(machine, 'SESUDAH/1');

    const back = commandsAfter(isPostgres ? '### Rolling back\n' : 'With SQLite into a new `DATA_DIR`');
    const [stop = '', older = '', ...restoreAndStart] = back;
    await machine.run(stop);
    await machine.run(older);
    await expect(machine.start()).rejects.toThrow(
      /The data has schema 9998-next, this server knows up to .*restore a backup made before the upgrade/,
    );
    for (const command of restoreAndStart) await machine.run(command);
    const numbers = await filed(machine);
    expect(numbers).toContain('SEBELUM/1');
    expect(numbers).not.toContain('SESUDAH/1');
    await file(machine, 'SESUDAH/2');
  }, 300_000);
});
